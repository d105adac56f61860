import { sql, type Kysely, type RawBuilder } from 'kysely';
import { lockWaitMs } from '../partitions.ts';

/**
 * Runs statements of a migration that need locks, on PostgreSQL. While another program has the tables locked, such as a
 * backup, it does nothing: leads would queue behind its wait.
 */
export async function unlessInUse(queries: Kysely<unknown>, statements: RawBuilder<unknown>): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(lockWaitMs)}`.execute(queries);
  await sql`do $$ begin
      ${statements}
    exception when lock_not_available then null;
    end $$`.execute(queries);
  await sql`set local lock_timeout to default`.execute(queries);
}
