import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { runIntoClosedPipe } from './closed-pipe.fixture.ts';

test.each([
  ['in order', {}, 0],
  ['not in order', { 'help/meters/economy-7-meters.html': 'breaks off' }, 1],
])(
  'content:check into a closed pipe still exits with its result: content that is %s',
  async (_, changes, code) => {
    const content = await copyContent(changes);
    onTestFinished(content.remove);
    const script = new URL('../content-check.ts', import.meta.url).pathname;
    expect(await runIntoClosedPipe(script, [content.dir], { CONTENT_URL: '' })).toEqual({ code, stderr: '' });
  },
);

test('leads, which only prints, ends successfully when its pipe is closed', longTimeout, async () => {
  const { database } = await openSqlite();
  const script = new URL('../leads.ts', import.meta.url).pathname;
  const { code, stderr } = await runIntoClosedPipe(script, ['list'], { DATABASE_URL: database.url });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test.each([
  ['leads', 'export', '--since', '2026-11-21', '--format', 'csv'],
  ['analytics', 'help'],
  ['monitoring', 'help'],
  ['identity', 'help'],
  ['sbom'],
])('%s onto a full disk says so, and exits with 3', longTimeout, async (command, ...words) => {
  const { database } = await openSqlite();
  expect(runOntoFullDisk(command, words, { DATABASE_URL: database.url })).toEqual({
    status: 3,
    stderr: 'The output can’t be written: ENOSPC: no space left on device, write\n',
  });
});

test('back-up whose report can’t be written exits with 3; the copy is complete', longTimeout, async () => {
  const { database } = await openSqlite();
  const dir = mkdtempSync(join(tmpdir(), 'full-disk-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'backup.db');
  expect(runOntoFullDisk('back-up', [file], { DATABASE_URL: database.url })).toEqual({
    status: 3,
    stderr: 'The output can’t be written: ENOSPC: no space left on device, write\n',
  });
  expect(existsSync(file)).toBe(true);
});

async function openSqlite() {
  const [sqlite] = await engines();
  if (!sqlite) throw new Error('no SQLite');
  return openLeads(sqlite);
}

/** Runs a script whose output goes to a device that is always full. */
function runOntoFullDisk(command: string, words: string[], env: Record<string, string>) {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const script = new URL(`../${command}.ts`, import.meta.url).pathname;
  const { status, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', full, 'pipe'],
  });
  return { status, stderr };
}
