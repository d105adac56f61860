import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, type Database } from '#platform/database/open-database.ts';

/** A separate, empty database; `close` also removes it. `url` lets another process open the same one. */
export type TestDatabase<Schema> = Database<Schema> & { url: string };
export type TestEngine = { name: string; open: <Schema>() => Promise<TestDatabase<Schema>> };

/** For suites that open databases: creating and dropping one can take PostgreSQL seconds on a busy machine. */
export const longTimeout = { timeout: 300_000 };

/** Where PostgreSQL listens on development and CI machines, when TEST_DATABASE_URL does not name another. */
const defaultPostgres = 'postgres://root@127.0.0.1:5432/test';
/** A running server responds much sooner; a missing one must not delay the tests. */
const connectLimitMs = 3_000;

/**
 * The engines that store tests run on: SQLite always, and PostgreSQL if TEST_DATABASE_URL names one (which must then
 * respond) or one responds on 127.0.0.1:5432. `for (const engine of await engines()) describe(engine.name, …)`.
 */
export async function engines(): Promise<TestEngine[]> {
  const named = process.env['TEST_DATABASE_URL'];
  const server = named ?? defaultPostgres;
  const problem = await tryPostgres(server);
  if (named && problem) throw new Error(`TEST_DATABASE_URL does not answer: ${problem}`);
  const sqlite = { name: 'SQLite', open: openSqlite };
  return problem ? [sqlite] : [sqlite, { name: 'PostgreSQL', open: () => openPostgres(server) }];
}

/**
 * PostgreSQL alone, for suites about server features. If none responds, `isMissing` skips them: a file without a test
 * would fail. `describe.skipIf(postgres.isMissing)('…', …)`.
 */
export async function findPostgres(): Promise<TestEngine & { isMissing: boolean }> {
  const found = (await engines()).find(({ name }) => name === 'PostgreSQL');
  const open = () => Promise.reject(new Error('no PostgreSQL answers'));
  return { name: 'PostgreSQL', open, ...found, isMissing: !found };
}

async function openSqlite<Schema>(): Promise<TestDatabase<Schema>> {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  const url = `file:${join(folder, 'test.db')}`;
  const database = openDatabase<Schema>(url);
  const close = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...database, url, close };
}

// A database, not a schema: some tests change settings of their database, or create schemas in it.
async function openPostgres<Schema>(server: string): Promise<TestDatabase<Schema>> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template template0`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = openDatabase<Schema>(url);
  const close = async () => {
    await database.close();
    await onServer(server, `drop database if exists ${name} with (force)`);
  };
  return { ...database, url, close };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: connectLimitMs });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function tryPostgres(server: string): Promise<string | undefined> {
  return onServer(server, 'select 1').then(
    () => undefined,
    (problem: unknown) => String(problem),
  );
}
