import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createPrivately, keepPrivate } from './private-sqlite-file.ts';
import { sqliteErrorCode, waitWhileLocked } from './sqlite-lock.ts';

/** SQLITE_NOTADB: the file has content, but doesn't begin as a database does. */
const notADatabase = 26;

/** The path in `file:PATH`; undefined for PostgreSQL. */
export function sqlitePath(databaseUrl: string): string | undefined {
  return databaseUrl.startsWith('postgres') ? undefined : databaseUrl.replace(/^file:/, '');
}

/**
 * Opens an SQLite file, created when missing, that only its owner can read. Throws an error meant for operators if the
 * path is anything else, and leaves that as it is: DATABASE_URL may name it by mistake.
 */
export function openSqliteFile(path: string): DatabaseSync {
  if (!isThere(path)) createPrivately(path);
  const file = openUnchanged(path);
  try {
    keepPrivate(path);
    return file;
  } catch (problem) {
    file.close();
    throw problem;
  }
}

/** Whether an SQLite file has a table. Neither creates the file nor changes it, its mode or its journal. */
export function sqliteFileHasTable(path: string, table: string): boolean {
  if (!isThere(path)) return false;
  const file = openUnchanged(path);
  try {
    const found = file.prepare("select 1 from sqlite_schema where type = 'table' and name = ?");
    return waitWhileLocked(() => found.get(table)) !== undefined;
  } finally {
    file.close();
  }
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * SQLite reads the first bytes itself: if this process closed a handle of its own on the file, it would release the
 * locks that SQLite holds on it.
 */
function openUnchanged(path: string): DatabaseSync {
  if (!statSync(path).isFile()) throw isNoDatabase(path);
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    waitWhileLocked(() => file.exec('PRAGMA schema_version'));
    return file;
  } catch (problem) {
    file.close();
    throw sqliteErrorCode(problem) === notADatabase ? isNoDatabase(path) : problem;
  }
}

function isNoDatabase(path: string): Error {
  return new Error(
    `${path} is not an SQLite database, and was left as it is. Correct DATABASE_URL, or DATA_DIR if that is not set.`,
  );
}
