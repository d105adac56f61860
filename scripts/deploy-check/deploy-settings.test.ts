import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingGroups } from '#server/config/settings.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(root + path, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const manifests = globSync('deploy/kubernetes/*.yaml', { cwd: root }).map(read).join('\n');
const units = globSync('deploy/systemd/*.service', { cwd: root }).map(read);

test('every variable that the deployment files set is a setting', () => {
  const known = new Set(settingGroups.flatMap(({ settings }) => Object.keys(settings)));
  // Node's own.
  known.add('NODE_ENV');
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

test('the guide makes every key of the secret that the Kubernetes manifests ask for', () => {
  const keys = new Set(found(manifests, /^ +key: ([a-z-]+)$/gm));
  const made = found(read('docs/how-to/scale.md'), /--from-literal=([a-z-]+)=/g);
  expect(made.toSorted()).toEqual([...keys].toSorted());
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
