import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkDeploy } from './check-deploy.ts';

const delivered = new URL('../../deploy/', import.meta.url).pathname;
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The problems of the delivered files after one of them was changed. */
async function problemsAfter(path: string, from: string | RegExp, to: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  folders.push(folder);
  cpSync(delivered, folder, { recursive: true });
  const before = readFileSync(join(folder, path), 'utf8');
  const after = before.replace(from, to);
  expect(after, 'the change').not.toBe(before);
  writeFileSync(join(folder, path), after);
  return (await checkDeploy(folder)).problems.join('\n');
}

test('the delivered files have no problems', async () => {
  expect((await checkDeploy(delivered)).problems).toEqual([]);
});

test.each([
  [
    'an unknown instruction',
    'docker/Dockerfile',
    'WORKDIR',
    'WORKIN',
    /docker\/Dockerfile: line \d+: .*WORKIN/,
  ],
  [
    'a key that compose lacks',
    'docker/compose.yaml',
    'image: nginx',
    'imagine: nginx',
    /compose\.yaml: line \d+/,
  ],
  [
    'a field of another type',
    'kubernetes/site.yaml',
    'minReplicas: 2',
    'minReplicas: two',
    /HorizontalPodAutoscaler site: .*minReplicas/,
  ],
  [
    'a kind that is not there',
    'kubernetes/network.yaml',
    'kind: Ingress',
    'kind: Entrance',
    /has no Entrance in networking/,
  ],
  [
    'a secret',
    'kubernetes/site.yaml',
    'kind: PodDisruptionBudget',
    'kind: Secret',
    /Secret site: secrets are not in this folder/,
  ],
  [
    'a look-up of customers that goes to the back ends of Compose',
    'docker/compose.yaml',
    'LEADS_API_URL:',
    'API_URL:',
    /docker\/compose\.yaml: line 21: API_URL: .*set LEADS_API_URL and ADDRESSES_API_URL instead/,
  ],
  [
    'a look-up of accounts that goes to the back ends of Kubernetes',
    'kubernetes/kustomization.yaml',
    '- LEADS_API_URL=',
    '- ACCOUNT_API_URL=',
    /kubernetes\/kustomization\.yaml: line 32: ACCOUNT_API_URL: /,
  ],
  ['a file that is not YAML', 'kubernetes/site.yaml', 'spec:', 'spec: [', /kubernetes\/site\.yaml: /],
])('%s is reported with its file', async (_, path, from, to, expected) => {
  expect(await problemsAfter(path, from, to)).toMatch(expected);
});

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))(
  'a setting that systemd does not know is reported',
  async () => {
    const problems = await problemsAfter(
      'systemd/help-and-support@.service',
      'ProtectHome=',
      'ProtectHouse=',
    );
    expect(problems).toMatch(/ProtectHouse/);
  },
);
