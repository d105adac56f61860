import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { settingGroups } from '#server/config/settings.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(root + path, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const manifests = globSync('deploy/kubernetes/**/*.yaml', { cwd: root }).map(read).join('\n');
const units = globSync('deploy/systemd/*.service', { cwd: root }).map(read);

type DeploymentPatch = {
  kind: string;
  metadata: { name: string };
  spec: {
    template: {
      spec: {
        containers: {
          name: string;
          env: { name: string; value?: string }[];
          volumeMounts: { name: string; mountPath: string }[];
        }[];
        volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
      };
    };
  };
};

test('every variable that the deployment files set is a setting', () => {
  const known = new Set(settingGroups.flatMap(({ settings }) => Object.keys(settings)));
  // Variables of Node and of the C library, which `npm start` sets too.
  for (const [, name = ''] of packageJson.scripts.start.matchAll(/([A-Z_]+)=/g)) known.add(name);
  const set = [
    ...found(manifests, /- ([A-Z_]+)=/g),
    ...found(manifests, /- name: ([A-Z_]+)$/gm),
    ...units.flatMap((unit) =>
      found(unit, /^Environment=(.*)$/gm).flatMap((line) => found(line, /([A-Z_]+)=/g)),
    ),
  ];
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test('the guide creates every key of the secret that the Kubernetes manifests use', () => {
  const keys = new Set(found(manifests, /^ +key: ([a-z-]+)$/gm));
  const made = found(read('docs/how-to/scale.md'), /--from-literal=([a-z-]+)=/g);
  expect(made.toSorted()).toEqual([...keys].toSorted());
});

test('Compose reads secrets only from files, and the guide creates each of them', () => {
  const compose = read('deploy/docker/compose.yaml');
  const { secrets } = parse(compose, { merge: true }) as { secrets: Record<string, { file: string }> };
  const files = Object.values(secrets).map(({ file }) => file.replace('./', ''));
  expect(found(read('docs/how-to/scale.md'), / > (secrets\/[a-z-]+)/g).toSorted()).toEqual(files.toSorted());
  const used = found(compose, /\/run\/secrets\/([a-z-]+)/g);
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(secrets).toSorted());
  expect(found(compose, /(\$\{[^}]*\})/g)).toEqual([]);
});

test('the guide’s step for the certificate makes a new one when it is run again', () => {
  const [step = ''] = found(read('docs/how-to/scale.md'), /^ {7}(mkdir .* certificate [^]*?)\n\n/gm);
  const cwd = mkdtempSync(join(tmpdir(), 'certificate-'));
  const certificate = () => {
    execFileSync('sh', ['-c', step], { cwd, stdio: 'pipe' });
    return readFileSync(join(cwd, 'certificate/cert.pem'), 'utf8');
  };
  try {
    const first = certificate();
    expect(certificate()).not.toBe(first);
  } finally {
    rmSync(cwd, { recursive: true });
  }
});

test('only the site’s pods get the addresses of the back ends', () => {
  const { configMapGenerator } = parse(read('deploy/kubernetes/kustomization.yaml')) as {
    configMapGenerator: { name: string; literals: string[] }[];
  };
  const literalsOf = (pod: 'site' | 'services') => {
    const [text = ''] = read(`deploy/kubernetes/${pod}.yaml`).split(/^---$/m);
    const used = found(text, /configMapRef:\n +name: ([a-z-]+)/g);
    return configMapGenerator
      .filter(({ name }) => used.includes(name))
      .flatMap(({ literals }) => literals)
      .filter((literal) => literal.includes('=http://services:'));
  };
  expect(literalsOf('site')).toEqual([
    'LEADS_API_URL=http://services:3000/v1',
    'ADDRESSES_API_URL=http://services:3000/v1',
    'CONTENT_URL=http://services:3000/content',
  ]);
  expect(literalsOf('services')).toEqual([]);
});

test('the guide names the settings files of the systemd units, and the addresses of the back ends', () => {
  const guide = read('docs/how-to/scale.md');
  const files = units.flatMap((unit) => found(unit, /^EnvironmentFile=-?\/etc\/help-and-support\/(.*)$/gm));
  expect(files.toSorted()).toEqual(['services.env', 'site-%i.env', 'site.env']);
  for (const file of files) expect(guide).toContain(`\`${file.replace('%i', '3001')}\``);
  const [port] = units.flatMap((unit) => found(unit, /^Environment=.* PORT=(\d+) /gm));
  const addresses = [...guide.matchAll(/^ +([A-Z_]+_URL)=http:\/\/127\.0\.0\.1:(\d+)/gm)];
  // Back ends apart from the embedded provider can't answer the look-ups of customers.
  expect(addresses.map(([, name, of]) => [name, of])).toEqual([
    ['LEADS_API_URL', port],
    ['ADDRESSES_API_URL', port],
    ['CONTENT_URL', port],
  ]);
});

test('the shared volume is patched into the site’s container, and ASSETS_DIR is the path where it is mounted', () => {
  const { patches, resources } = parse(read('deploy/kubernetes/shared-assets/kustomization.yaml')) as {
    patches: { patch: string }[];
    resources: string[];
  };
  const patch = parse(patches[0]?.patch ?? '') as DeploymentPatch;
  const site = parseAllDocuments(read('deploy/kubernetes/site.yaml'))
    .map((document) => document.toJS() as DeploymentPatch)
    .find(({ kind, metadata }) => kind === patch.kind && metadata.name === patch.metadata.name);
  const { containers, volumes } = patch.spec.template.spec;
  const claims = resources.map(
    (file) => parse(read(`deploy/kubernetes/shared-assets/${file}`)) as DeploymentPatch,
  );
  expect(site?.spec.template.spec.containers.map(({ name }) => name)).toEqual(
    containers.map(({ name }) => name),
  );
  expect(containers[0]?.env).toEqual([
    { name: 'ASSETS_DIR', value: containers[0]?.volumeMounts[0]?.mountPath },
  ]);
  expect(volumes.map(({ name }) => name)).toEqual(containers[0]?.volumeMounts.map(({ name }) => name));
  expect(volumes[0]?.persistentVolumeClaim?.claimName).toBe(claims[0]?.metadata.name);
});

test('no supervisor kills a process before its graceful shutdown is over', () => {
  const guide = read('docs/how-to/restart-without-losing-a-request.md');
  const [longest = '0'] = found(guide, /Give the process (\d+) s before SIGKILL/g);
  const given = [
    ...found(manifests, /terminationGracePeriodSeconds: (\d+)/g),
    ...units.flatMap((unit) => found(unit, /TimeoutStopSec=(\d+)/g)),
    ...found(read('deploy/docker/compose.yaml'), /stop_grace_period: (\d+)s/g),
  ];
  expect(given).toHaveLength(5);
  for (const seconds of given) expect(Number(seconds)).toBeGreaterThanOrEqual(Number(longest));
});
