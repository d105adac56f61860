import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findPostgres } from '#tests/support/engines.ts';
import { openDatabase } from './open-database.ts';
import { preparedMark } from './prepared-statements.ts';

const postgres = await findPostgres();

describe.skipIf(postgres.isMissing)('on PostgreSQL', () => {
  test('a marked statement is prepared once per connection, and others are not prepared', async () => {
    const own = await postgres.open();
    const { queries, close } = openDatabase(own.url, { connections: 1 });
    for (const value of ['one', 'two']) {
      const { rows } = await sql<{
        value: string;
      }>`${sql.raw(preparedMark)} select ${value}::text as value`.execute(queries);
      expect(rows).toEqual([{ value }]);
      await sql`select ${value}::text as value`.execute(queries);
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      queries,
    );
    expect(rows).toEqual([{ statement: `${preparedMark} select $1::text as value` }]);
    await close();
    await own.close();
  });
});
