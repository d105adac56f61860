import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** SQLite's numbers for PRAGMA synchronous. */
const [off, normal, full] = [0, 1, 2];

test('a migration doesn’t wait for the disk, and every later write does', async () => {
  const { queries, migrateOnce } = openFile();
  const during: number[] = [];
  await migrateOnce(async (own) => void during.push(await waitsOf(own)));
  expect(during).toEqual([normal]);
  expect(await waitsOf(queries)).toBe(full);
});

test('after a migration that failed, every write waits for the disk', async () => {
  const { queries, migrateOnce } = openFile();
  await expect(migrateOnce(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await waitsOf(queries)).toBe(full);
});

test('a file whose writes never wait is migrated so, and stays so', async () => {
  const { queries, migrateOnce } = openFile({ isDurable: false });
  const during: number[] = [];
  await migrateOnce(async (own) => void during.push(await waitsOf(own)));
  expect([...during, await waitsOf(queries)]).toEqual([off, off]);
});

test('a file without a log waits for each write, during a migration too', async () => {
  const { queries, migrateOnce } = openFile();
  await sql`PRAGMA journal_mode = DELETE`.execute(queries);
  const during: number[] = [];
  await migrateOnce(async (own) => void during.push(await waitsOf(own)));
  expect(during).toEqual([full]);
});

function openFile(options?: { isDurable: boolean }) {
  const dir = mkdtempSync(join(tmpdir(), 'without-waiting-'));
  const database = openDatabase<unknown>(`file:${join(dir, 'test.db')}`, options);
  onTestFinished(async () => {
    await database.close();
    rmSync(dir, { recursive: true });
  });
  const migrateOnce = (up: (own: Kysely<unknown>) => Promise<void>) =>
    migrate(database, 'test', { '0001-test': { up } });
  return { queries: database.queries, migrateOnce };
}

async function waitsOf(queries: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(queries);
  return rows[0]?.synchronous ?? NaN;
}
