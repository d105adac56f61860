import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';

/** SQLite's numbers for `synchronous`: 2 is FULL, which waits for the disk at each commit. */
const full = 2;

test('SQLite writes to disk before it acknowledges, allows reads during writes, and enforces foreign keys', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'open-database-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const { queries, close, engine } = openDatabase(`file:${join(dir, 'made', 'on', 'the', 'way.db')}`);
  onTestFinished(close);
  expect(engine).toBe('sqlite');
  const pragma = async (name: string) =>
    Object.values(
      (await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(queries)).rows[0] ?? {},
    );
  expect(await pragma('synchronous')).toEqual([full]);
  expect(await pragma('journal_mode')).toEqual(['wal']);
  expect(await pragma('foreign_keys')).toEqual([1]);
});
