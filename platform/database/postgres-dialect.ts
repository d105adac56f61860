import { PostgresAdapter, PostgresDialect, PostgresDriver, type Dialect, type PostgresPool } from 'kysely';

/** Kysely's PostgreSQL dialect, changed so that a failed transaction reports its first error. */
export function postgresDialect(pool: PostgresPool): Dialect {
  const usual = new PostgresDialect({ pool });
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new FirstErrorDriver({ pool }),
    createIntrospector: (queries) => usual.createIntrospector(queries),
    createQueryCompiler: () => usual.createQueryCompiler(),
  };
}

type PostgresConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * On a connection that was cut off the rollback fails too, and its error would hide the first one. The server rolls
 * back anyway.
 */
class FirstErrorDriver extends PostgresDriver {
  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
