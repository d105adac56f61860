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

/** Kysely's SQLite for several processes on one file: no other cuts into what one does in a transaction. */
export function sqliteDialect(database: SqliteDatabase): Dialect {
  const usual = new SqliteDialect({ database });
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new WaitingDriver({ database }),
    createIntrospector: (queries) => usual.createIntrospector(queries),
    createQueryCompiler: () => usual.createQueryCompiler(),
  };
}

/** Takes the right to write as a transaction begins: to one that has read first, SQLite can only refuse it. */
class WaitingDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= waitForLock(await super.acquireConnection()));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite does make tables within a transaction; told so, Kysely looks there for what is left to make, too. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
