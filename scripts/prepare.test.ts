import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

for (const file of ['scripts/prepare.mjs', 'package-lock.json'])
  cpSync(join(root, file), join(checkout, file), { recursive: true });
/** Stands in for npm, which would install for a minute: it comes first in the PATH of the script. */
const npm = join(checkout, 'node_modules/.bin/npm');
mkdirSync(dirname(npm), { recursive: true });
writeFileSync(npm, '#!/bin/sh\necho "added 3 packages"\n', { mode: 0o755 });

test('a task’s standard output has nothing of its preparation: it may be an export', () => {
  const prepare = () =>
    spawnSync(process.execPath, ['scripts/prepare.mjs', 'deps'], { cwd: checkout, encoding: 'utf8' });
  const first = prepare();
  expect(first).toMatchObject({ status: 0, stdout: '' });
  expect(first.stderr).toContain('Installing packages');
  expect(first.stderr).toContain('added 3 packages');
  expect(prepare()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
