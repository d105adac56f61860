import {
  CompiledQuery,
  sql,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Kysely,
  type SqliteDatabase,
  type TableMetadata,
} from 'kysely';
import { waitForLock } from './sqlite-lock.ts';

/** Kysely's SQLite dialect for several processes on one file: no other process can write during a transaction. */
export function sqliteDialect(database: SqliteDatabase): Dialect {
  const usual = new SqliteDialect({ database });
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new WaitingDriver({ database }),
    createIntrospector: (queries) => new TableNames(queries),
    createQueryCompiler: () => usual.createQueryCompiler(),
  };
}

/** Takes the write lock when a transaction starts: once a transaction has read, SQLite may refuse it the lock. */
class WaitingDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= waitForLock(await super.acquireConnection()));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/**
 * SQLite does support DDL in transactions. With this flag, Kysely also looks up the pending migrations inside the
 * transaction.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Lists tables without their columns. Kysely's own introspector reads every column of every table, and the migrator asks
 * three times for each store, only to find a table by its name.
 */
class TableNames implements DatabaseIntrospector {
  readonly #queries: Kysely<unknown>;

  constructor(queries: Kysely<unknown>) {
    this.#queries = queries;
  }

  /** SQLite has no schemas. */
  async getSchemas() {
    return [];
  }

  async getTables(): Promise<TableMetadata[]> {
    const tables = sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
    const { rows } = await tables.execute(this.#queries);
    return rows.map(({ name }) => ({ name, isView: false, isForeign: false, columns: [] }));
  }
}
