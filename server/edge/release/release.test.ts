import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { readRelease, recordRelease } from './release.ts';

let buildDir = '';
beforeEach(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(buildDir, 'server'));
});
afterEach(() => rm(buildDir, { recursive: true }));

const releaseOf = async (server: string) => {
  await writeFile(join(buildDir, 'server/index.js'), server);
  return readRelease(join(buildDir, 'client'));
};

test('a release is the package’s version and a hash of the build', async () => {
  const first = await releaseOf('import "./assets/a-1234.js"');
  expect(first).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  expect(first.startsWith(`${packageJson.version}-`)).toBe(true);
  expect(await releaseOf('import "./assets/a-5678.js"')).not.toBe(first);
  expect(await releaseOf('import "./assets/a-1234.js"')).toBe(first);
});

test('without a build the release is the version alone', () => {
  expect(readRelease(join(buildDir, 'client'))).toBe(packageJson.version);
  expect(readRelease()).toBe(packageJson.version);
});

test('a recorded release is read instead of being computed again', async () => {
  const computed = await releaseOf('import "./assets/a-1234.js"');
  recordRelease(join(buildDir, 'client'));
  await rm(join(buildDir, 'server/index.js'));
  expect(readRelease(join(buildDir, 'client'))).toBe(computed);
});
