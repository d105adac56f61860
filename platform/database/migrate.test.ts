import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findPostgres, longTimeout } from '#tests/support/engines.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const starters = 6;
/** A missing lock does not show in every round; without the lock, every run of five rounds failed. */
const rounds = 5;

const table: Migration = {
  up: (queries) => queries.schema.createTable('made').addColumn('id', 'integer').execute(),
};
const row = (id: number): Migration => ({
  up: async (queries) => void (await sql`insert into made values (${id})`.execute(queries)),
});

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
    const broken = { up: () => Promise.reject(new Error('The second step broke')) };
    await expect(migrate(database, 'made', { '0001': table, '0002': broken })).rejects.toThrow(
      'The second step broke',
    );
    await migrate(database, 'made', { '0001': table });
    expect((await sql`select id from made`.execute(database.queries)).rows).toEqual([]);
  });

  test('a start with nothing to migrate does not wait for another process that writes', async () => {
    const url = newFile();
    const [database, other] = [openDatabase(url), openDatabase(url)];
    onTestFinished(async () => void (await Promise.all([database.close(), other.close()])));
    await migrate(database, 'made', { '0001': table });
    await other.queries.transaction().execute(async (writing) => {
      await sql`insert into made values (1)`.execute(writing);
      await migrate(database, 'made', { '0001': table });
    });
  });
});

const postgres = await findPostgres();
describe.skipIf(postgres.isMissing)('migrations of a PostgreSQL database', longTimeout, () => {
  async function openEmpty() {
    const database = await postgres.open();
    onTestFinished(database.close);
    const openInSchema = (schema: string) => {
      const url = new URL(database.url);
      url.searchParams.set('options', `-c search_path=${schema}`);
      const inSchema = openDatabase(url.href);
      onTestFinished(inSchema.close);
      return inSchema;
    };
    return { database, openInSchema };
  }

  test('two installations in separate schemas each have their own tables and their own list of migrations', async () => {
    const { database, openInSchema } = await openEmpty();
    for (const schema of ['brand_a', 'brand_b']) await database.queries.schema.createSchema(schema).execute();
    const [first, second] = [openInSchema('brand_a'), openInSchema('brand_b')];
    const logger = recordedLog();
    await migrate(first, 'made', { '0001': table, '0002': row(1) }, logger);
    await migrate(second, 'made', { '0001': table }, logger);
    expect(logger.lines, 'the other installation’s later release').toEqual([]);
    await migrate(second, 'made', { '0001': table, '0002': row(2) });
    for (const [{ queries }, id] of [[first, 1] as const, [second, 2] as const])
      expect((await sql`select id from made`.execute(queries)).rows).toEqual([{ id }]);
  });

  test('a search_path without an existing schema stops the start, and the message says what to do', async () => {
    const { openInSchema } = await openEmpty();
    await expect(migrate(openInSchema('brand_c'), 'made', { '0001': table })).rejects.toThrow(
      'DATABASE_URL: its search_path (brand_c) names no schema that exists in the database',
    );
  });

  async function openWithEncoding(encoding: string) {
    const { database } = await openEmpty();
    const name = `${new URL(database.url).pathname.slice(1)}_${encoding.toLowerCase()}`;
    await sql`create database ${sql.id(name)} template template0
      encoding ${sql.lit(encoding)} lc_collate 'C' lc_ctype 'C'`.execute(database.queries);
    const encoded = openDatabase(Object.assign(new URL(database.url), { pathname: `/${name}` }).href);
    onTestFinished(async () => {
      await encoded.close();
      await sql`drop database ${sql.id(name)} with (force)`.execute(database.queries);
    });
    return encoded;
  }

  test('a database with an encoding other than UTF8 stops the start, and the message says what to do', async () => {
    const database = await openWithEncoding('LATIN1');
    await expect(migrate(database, 'made', { '0001': table })).rejects.toThrow(
      /^DATABASE_URL: the encoding of the database \w+_latin1 is LATIN1, which lacks characters that customers type\. Create a database with the encoding UTF8 and use that\.$/,
    );
  });

  test('a database without an encoding (SQL_ASCII) is used, and returns what was stored', async () => {
    const database = await openWithEncoding('SQL_ASCII');
    await migrate(database, 'made', { '0001': table });
    await sql`alter table made add column words text`.execute(database.queries);
    await sql`insert into made values (1, ${'I’m “here” 👋'})`.execute(database.queries);
    expect((await sql`select words from made`.execute(database.queries)).rows).toEqual([
      { words: 'I’m “here” 👋' },
    ]);
  });
});
