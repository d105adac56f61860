import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteForKysely } from './sqlite-for-kysely.ts';

export type Engine = 'sqlite' | 'postgres';

/** A database of the product: the same queries run on both engines. `Schema` is a store's own tables. */
export type Database<Schema> = { engine: Engine; queries: Kysely<Schema>; close: () => Promise<void> };

/** Connections of one process to PostgreSQL: enough for its requests, few enough for many processes. */
const postgresConnections = 10;
/**
 * FULL: what was acknowledged is on the disk, whatever happens to the process or the power. The log is written back
 * every 4,000 pages (16 MB): in larger and fewer steps than by default, since leads touch the same pages again.
 */
export const sqliteDurability =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;';
/** How long a process waits for another that holds the SQLite file, in milliseconds. */
const sqliteBusyMs = 5_000;
/** How long it leaves the file to the other before it asks again, where SQLite itself does not wait. */
const sqliteRetryMs = 10;

/** Opens `file:PATH` (SQLite, made when missing; `file::memory:` for one process's life) or `postgres://…`. */
export function openDatabase<Schema>(url: string): Database<Schema> {
  return url.startsWith('postgres') ? openPostgres(url) : openSqlite(url.replace(/^file:/, ''));
}

function openPostgres<Schema>(url: string): Database<Schema> {
  const pool = new pg.Pool({ connectionString: url, max: postgresConnections });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', queries, close: () => queries.destroy() };
}

function openSqlite<Schema>(path: string): Database<Schema> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path);
  file.exec(`PRAGMA busy_timeout = ${sqliteBusyMs}; PRAGMA foreign_keys = ON`);
  makeDurable(file);
  const queries = new Kysely<Schema>({ dialect: sqliteDialect(sqliteForKysely(file)) });
  return { engine: 'sqlite', queries, close: () => queries.destroy() };
}

/** Where several processes make the file's log at once, SQLite does not wait but refuses all but one of them. */
function makeDurable(file: DatabaseSync): void {
  for (const giveUpAt = Date.now() + sqliteBusyMs; ;) {
    try {
      return file.exec(sqliteDurability);
    } catch (problem) {
      if (!isBusy(problem) || Date.now() > giveUpAt) throw problem;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, sqliteRetryMs);
    }
  }
}

/** 5 is SQLITE_BUSY; the reason behind it stands in the higher bits. */
function isBusy(problem: unknown): boolean {
  return problem instanceof Error && 'errcode' in problem && (Number(problem.errcode) & 0xff) === 5;
}
