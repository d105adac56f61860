import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Statements kept ready: all that the stores have, with the sizes in which rows come together. */
const statementLimit = 400;

/** Node's own SQLite in the form that Kysely's SQLite dialect asks for. A statement is prepared once. */
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
    // Read a row at a time, perhaps by several at once: a statement of its own for each.
    iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
  };
}
