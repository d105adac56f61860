import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkInstallScripts } from './check-install-scripts.ts';
import { checkLicences } from './check-licences.ts';

type Entry = Record<string, unknown>;

/** A project with these packages: each one's entry in the lock file, and its package.json when it is installed. */
async function projectWith(packages: Record<string, { locked?: Entry; manifest?: Entry }>) {
  const root = await mkdtemp(join(tmpdir(), 'licences-'));
  const locked: Record<string, Entry> = { '': { name: 'project', license: 'UNLICENSED' } };
  for (const [path, each] of Object.entries(packages)) {
    locked[path] = { version: '1.0.0', ...each.locked };
    if (!each.manifest) continue;
    await mkdir(join(root, path), { recursive: true });
    await writeFile(join(root, path, 'package.json'), JSON.stringify({ version: '1.0.0', ...each.manifest }));
  }
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  return root;
}

async function problemsOf(license: unknown, locked: Entry = {}) {
  const root = await projectWith({ 'node_modules/some': { locked, manifest: { license } } });
  return checkLicences(root).problems;
}

test.each([
  'MIT',
  '(MIT)',
  'MIT OR GPL-3.0-only',
  'GPL-3.0-only OR (MIT AND ISC)',
  'Apache-2.0 AND MIT',
  { type: 'BSD-3-Clause', url: 'https://example.com' },
  [{ type: 'GPL-2.0' }, { type: 'MIT' }],
])('a package with the licence %j is allowed', async (license) => {
  expect(await problemsOf(license)).toEqual([]);
});

test.each([
  ['GPL-3.0-only', 'GPL-3.0-only'],
  ['MIT AND GPL-3.0-only', 'MIT AND GPL-3.0-only'],
  ['(MIT OR ISC) AND AGPL-3.0-only', '(MIT OR ISC) AND AGPL-3.0-only'],
  ['MIT WITH some-exception', 'MIT WITH some-exception'],
  ['(MIT', '(MIT'],
  ['MIT)', 'MIT)'],
  ['MIT ISC', 'MIT ISC'],
  ['OR MIT', 'OR MIT'],
  ['SEE LICENSE IN LICENSE.md', 'SEE LICENSE IN LICENSE.md'],
  ['UNLICENSED', 'UNLICENSED'],
  ['mit-like', 'mit-like'],
  ['', 'names no licence'],
  [undefined, 'names no licence'],
  [7, 'names no licence'],
])('a package with the licence %j is reported by name, version and licence', async (license, reported) => {
  expect(await problemsOf(license)).toEqual([`some@1.0.0 (production): ${reported}`]);
});

test('packages that only build and test may have licences that shipped ones may not', async () => {
  expect(await problemsOf('MPL-2.0', { dev: true })).toEqual([]);
  expect(await problemsOf('MPL-2.0')).toEqual(['some@1.0.0 (production): MPL-2.0']);
  expect(await problemsOf('MPL-2.0', { devOptional: true })).toHaveLength(1);
});

test('packages within packages and those for other systems are checked too', async () => {
  const root = await projectWith({
    'node_modules/one': { manifest: { license: 'MIT' } },
    'node_modules/one/node_modules/@in/side': { manifest: { license: 'GPL-2.0-only' } },
    'node_modules/elsewhere': { locked: { license: 'LGPL-3.0-or-later', optional: true } },
  });
  expect(checkLicences(root)).toEqual({
    packages: 3,
    problems: [
      '@in/side@1.0.0 (production): GPL-2.0-only',
      'elsewhere@1.0.0 (production): LGPL-3.0-or-later',
    ],
  });
});

test('a package that runs a script when it is installed is named, unless it is on the list', async () => {
  const locked = { hasInstallScript: true };
  const root = await projectWith({
    'node_modules/some': { locked },
    'node_modules/some/node_modules/inner': { locked },
    'node_modules/other': {},
    'node_modules/@swc/core': { locked },
  });
  expect(checkInstallScripts(root)).toEqual([
    'some@1.0.0 runs a script when it is installed',
    'inner@1.0.0 runs a script when it is installed',
  ]);
});

test('a package’s own package.json counts, not its copy in the lock file', async () => {
  expect(await problemsOf('GPL-2.0-only', { license: 'MIT' })).toHaveLength(1);
});

test('this project’s own packages pass', async () => {
  const script = new URL('../licences.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  expect(stdout).toMatch(
    /^\d{3} packages have licences of the list, and none needs a script to be installed\.\n$/,
  );
});
