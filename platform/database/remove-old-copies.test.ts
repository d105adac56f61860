import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findPostgres, longTimeout } from '#tests/support/engines.ts';
import { openDatabase } from './open-database.ts';
import { removeOldCopies } from './remove-old-copies.ts';

type Tables = { made: { id: number; words: string } };
const tables = ['made'] as const;

/** A database with two rows, opened by two processes. */
async function openTwice() {
  const dir = mkdtempSync(join(tmpdir(), 'old-copies-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const path = join(dir, 'made.db');
  const [site, command] = [openDatabase<Tables>(`file:${path}`), openDatabase<Tables>(`file:${path}`)];
  onTestFinished(async () => {
    await Promise.all([site.close(), command.close()]);
  });
  await sql`create table made (id integer primary key, words text)`.execute(site.queries);
  for (const id of [1, 2])
    await site.queries
      .insertInto('made')
      .values({ id, words: `old words of row ${id}` })
      .execute();
  const isInFiles = (words: string) =>
    [path, `${path}-wal`].some((file) => readFileSync(file).includes(words));
  return { site, command, path, isInFiles };
}

test('what a process has deleted from an SQLite file, or replaced by something longer, is not in it once another process has removed old copies', async () => {
  const { site, command, isInFiles } = await openTwice();
  expect(isInFiles('old words')).toBe(true);
  await site.queries
    .updateTable('made')
    .set({ words: 'new and rather longer words' })
    .where('id', '=', 1)
    .execute();
  await site.queries.deleteFrom('made').where('id', '=', 2).execute();
  expect(await removeOldCopies(command, tables)).toBe(true);
  expect(isInFiles('words of row')).toBe(false);
  expect(isInFiles('rather longer words')).toBe(true);
});

test('while another process reads an SQLite file, removing old copies waits until it has finished', async () => {
  const { command, site, path, isInFiles } = await openTwice();
  const reader = new DatabaseSync(path);
  onTestFinished(() => reader.close());
  reader.exec('begin; select * from made');
  await site.queries.deleteFrom('made').execute();
  let isOver = false;
  const removed = removeOldCopies(command, tables, Infinity).finally(() => (isOver = true));
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(isOver).toBe(false);
  reader.exec('commit');
  expect(await removed).toBe(true);
  expect(isInFiles('words of row')).toBe(false);
});

test('if another process does not stop reading, removing old copies gives up and says so', async () => {
  const { command, path } = await openTwice();
  const reader = new DatabaseSync(path);
  onTestFinished(() => reader.close());
  reader.exec('begin; select * from made');
  expect(await removeOldCopies(command, tables, 0)).toBe(false);
});

const postgres = await findPostgres();
describe.skipIf(postgres.isMissing)('on PostgreSQL', longTimeout, () => {
  test('the space of deleted rows is given back', async () => {
    const database = await postgres.open<Tables>();
    onTestFinished(database.close);
    await sql`create table made (id integer primary key, words text)`.execute(database.queries);
    await database.queries.insertInto('made').values({ id: 1, words: 'old words' }).execute();
    await database.queries.deleteFrom('made').execute();
    expect(await removeOldCopies(database, tables)).toBe(true);
    const { rows } = await sql<{ bytes: string }>`select pg_relation_size('made') as bytes`.execute(
      database.queries,
    );
    expect(rows).toEqual([{ bytes: '0' }]);
  });
});
