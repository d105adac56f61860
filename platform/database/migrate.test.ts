import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const starters = 6;
/** A missing lock does not show in every round; without the lock, every run of five rounds failed. */
const rounds = 5;
/** Thirty threads to start, on a machine that is busy with much else. */
const longTimeout = { timeout: 120_000 };

function newFile(): string {
  const dir = mkdtempSync(join(tmpdir(), 'migrate-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return `file:${join(dir, 'made.db')}`;
}

async function startAtOnce(url: string): Promise<unknown[]> {
  const waiting = new Int32Array(new SharedArrayBuffer(4)).fill(starters);
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const starter = new URL('starter.fixture.ts', import.meta.url);
  const problems: unknown[] = [];
  const ended = Array.from({ length: starters }, () => {
    const worker = new Worker(starter, { workerData: { url, waiting, gate } });
    worker.on('error', (problem) => problems.push(problem));
    return new Promise((resolve) => worker.on('exit', resolve));
  });
  await Promise.all(ended);
  return problems;
}

describe('migrations of a SQLite file', longTimeout, () => {
  test(`when ${starters} starters open a file at once, its tables are created once, whichever starter comes first`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const url = newFile();
      expect(await startAtOnce(url)).toEqual([]);
      const { queries, close } = openDatabase(url);
      onTestFinished(close);
      expect((await sql`select id from made`.execute(queries)).rows).toEqual([{ id: 1 }]);
    }
  });

  test('when one of several migrations fails, none is applied, so that the next start tries again', async () => {
    const database = openDatabase(newFile());
    onTestFinished(database.close);
    const table: Migration = {
      up: (transaction) => transaction.schema.createTable('made').addColumn('id', 'integer').execute(),
    };
    const broken = { up: () => Promise.reject(new Error('The second step broke')) };
    await expect(migrate(database, 'made', { '0001': table, '0002': broken })).rejects.toThrow(
      'The second step broke',
    );
    await migrate(database, 'made', { '0001': table });
    expect((await sql`select id from made`.execute(database.queries)).rows).toEqual([]);
  });
});
