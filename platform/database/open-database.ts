import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { maintenanceTimeouts, requestTimeouts, type DatabaseTimeouts } from './database-timeouts.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { postgresPool } from './postgres-pool.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteForKysely } from './sqlite-for-kysely.ts';
import { openSqliteFile, sqlitePath } from './sqlite-file.ts';
import { waitWhileLocked } from './sqlite-lock.ts';

export type Engine = 'sqlite' | 'postgres';

/** A database of the product: the same queries run on both engines. `Schema` describes the tables of one store. */
export type Database<Schema> = {
  engine: Engine;
  /** Has the timeouts that the database was opened with. */
  queries: Kysely<Schema>;
  /** The same database for migrations and imports, whose statements may take long. */
  maintenance: Kysely<Schema>;
  close: () => Promise<void>;
};

/** Connections of one process to PostgreSQL: enough for its requests, few enough for many processes. */
const postgresConnections = 10;
/**
 * FULL: a write that was acknowledged is on disk, even if the process crashes or the power fails. The log is
 * checkpointed every 4,000 pages (16 MB): less often than by default, since leads write to the same pages repeatedly.
 */
export const sqliteDurability =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;';
/**
 * What is deleted, or moved because it grew, is overwritten with zeros in the file: each connection does that for its
 * own writes only, so an erasure needs it on all of them.
 */
const sqliteErasure = 'PRAGMA secure_delete = ON;';
/** For counts that need not survive a crash: no write waits for the disk, nor does the creation of the file's log. */
const sqliteWithoutDisk = 'PRAGMA synchronous = OFF; PRAGMA journal_mode = WAL;';
/** A migration or an import runs one statement at a time; the second connection allows a check meanwhile. */
const maintenanceConnections = 2;

type DatabaseOptions = {
  /** False for data that may be lost in a crash: writes to SQLite then do not wait for the disk. */
  isDurable?: boolean;
  /** The maximum number of connections to PostgreSQL. */
  connections?: number;
  /** How long PostgreSQL may take; by default as for visitors' requests. */
  timeouts?: DatabaseTimeouts;
};

/**
 * Opens `file:PATH` (SQLite, created when missing; `file::memory:` lasts as long as the process) or `postgres://…`.
 */
export function openDatabase<Schema>(
  url: string,
  { isDurable = true, connections = postgresConnections, timeouts = requestTimeouts }: DatabaseOptions = {},
): Database<Schema> {
  const path = sqlitePath(url);
  return path === undefined
    ? openPostgres(url, connections, timeouts)
    : openSqlite(path, isDurable ? sqliteDurability : sqliteWithoutDisk);
}

function openPostgres<Schema>(
  url: string,
  connections: number,
  timeouts: DatabaseTimeouts,
): Database<Schema> {
  const open = (most: number, within: DatabaseTimeouts) =>
    new Kysely<Schema>({
      dialect: postgresDialect(postgresPool({ url, connections: most, timeouts: within })),
    });
  const queries = open(connections, timeouts);
  // Connects when it is first used.
  const maintenance =
    timeouts === maintenanceTimeouts ? queries : open(maintenanceConnections, maintenanceTimeouts);
  const close = async () => {
    await Promise.all([queries.destroy(), maintenance.destroy()]);
  };
  return { engine: 'postgres', queries, maintenance, close };
}

function openSqlite<Schema>(path: string, journal: string): Database<Schema> {
  const file = path === ':memory:' ? new DatabaseSync(path) : openSqliteFile(path);
  file.exec(`PRAGMA foreign_keys = ON; ${sqliteErasure}`);
  // When several processes create the file's log at once, all but one of them are refused at first.
  waitWhileLocked(() => file.exec(journal));
  const queries = new Kysely<Schema>({ dialect: sqliteDialect(sqliteForKysely(file)) });
  return { engine: 'sqlite', queries, maintenance: queries, close: () => queries.destroy() };
}
