import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
} from 'kysely';
import { waitForLock } from './sqlite-lock.ts';

/** Kysely's SQLite dialect for several processes on one file: no other process can write during a transaction. */
export function sqliteDialect(database: SqliteDatabase): Dialect {
  const usual = new SqliteDialect({ database });
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new WaitingDriver({ database }),
    createIntrospector: (queries) => usual.createIntrospector(queries),
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
