import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/**
 * How many prepared statements are cached: enough for all statements of the stores, with the usual numbers of rows.
 */
const statementLimit = 400;

/** Node's own SQLite behind the interface that Kysely's SQLite dialect expects. Each statement is prepared once. */
export function sqliteForKysely(file: DatabaseSync): SqliteDatabase {
  const ready = new Map<string, Statement>();
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const known = ready.get(sql);
      if (known) return known;
      const statement = prepare(file, sql);
      if (ready.size >= statementLimit) ready.clear();
      ready.set(sql, statement);
      return statement;
    },
  };
}

function prepare(file: DatabaseSync, sql: string): Statement {
  const statement = file.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    // Rows are read one at a time, perhaps by several readers at once, so each needs its own statement.
    iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
  };
}
