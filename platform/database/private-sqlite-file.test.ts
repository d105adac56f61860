import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { openRateLimits } from '../rate-limits/open-rate-limits.ts';
import { openDatabase } from './open-database.ts';

/** The umask of most systems: everybody can read new files. */
beforeAll(() => {
  const before = process.umask(0o022);
  return () => void process.umask(before);
});

function newFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'private-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

/** The modes of all files in a folder, by name, in octal as for `chmod`. */
function modesIn(dir: string): Record<string, string> {
  return Object.fromEntries(readdirSync(dir).map((name) => [name, modeOf(join(dir, name))]));
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

async function writeTo(url: string) {
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  await sql`create table if not exists leads (words text)`.execute(database.queries);
  await sql`insert into leads values ('what somebody wrote')`.execute(database.queries);
}

test('the database, its log and the counts beside it are readable by their owner only, and so is a new folder', async () => {
  const dir = join(newFolder(), 'made', 'data');
  const url = `file:${join(dir, 'site.db')}`;
  await writeTo(url);
  const limits = await openRateLimits({ databaseUrl: url, clock: systemClock, factor: 1 });
  onTestFinished(() => limits.close());
  expect(modesIn(dir)).toEqual({
    'site.db': '600',
    'site.db-shm': '600',
    'site.db-wal': '600',
    'site.db.rate-limits': '600',
    'site.db.rate-limits-shm': '600',
    'site.db.rate-limits-wal': '600',
  });
  expect([modeOf(dir), modeOf(join(dir, '..'))]).toEqual(['700', '700']);
});

test('a database from an earlier release that everybody could read is made private when it is opened', async () => {
  const dir = newFolder();
  const file = join(dir, 'site.db');
  await writeTo(`file:${file}`);
  // The log exists because the database is still open.
  for (const name of readdirSync(dir)) chmodSync(join(dir, name), 0o644);
  await writeTo(`file:${file}`);
  expect(Object.values(modesIn(dir))).toEqual(['600', '600', '600']);
});

test('a folder, or a file of another kind, that is named by mistake is refused and left as it is', () => {
  const dir = newFolder();
  chmodSync(dir, 0o755);
  const file = join(dir, 'hosts');
  writeFileSync(file, '127.0.0.1 localhost\n');
  for (const path of [dir, file])
    expect(() => openDatabase(`file:${path}`)).toThrow(
      `${path} is not an SQLite database, and was left as it is.`,
    );
  expect([modeOf(dir), modesIn(dir)]).toEqual(['755', { hosts: '644' }]);
});

test('an existing folder keeps its mode: it may contain other people’s files', async () => {
  const dir = newFolder();
  chmodSync(dir, 0o755);
  writeFileSync(join(dir, 'of-somebody-else'), '');
  await writeTo(`file:${join(dir, 'site.db')}`);
  expect(modeOf(dir)).toBe('755');
  expect(modeOf(join(dir, 'of-somebody-else'))).toBe('644');
});
