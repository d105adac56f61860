import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findPostgres, longTimeout } from '#tests/support/engines.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { openDatabase } from './open-database.ts';
import { warnOfEarlyAcknowledgement } from './warn-of-early-acknowledgement.ts';

test('SQLite, whose setting is ours, causes no warning', async () => {
  const database = openDatabase('file::memory:');
  onTestFinished(database.close);
  const log = recordedLog();
  await warnOfEarlyAcknowledgement(database, log);
  expect(log.lines).toEqual([]);
});

const postgres = await findPostgres();
describe.skipIf(postgres.isMissing)('PostgreSQL', longTimeout, () => {
  /** The settings that the warning names, with this value of synchronous_commit; empty without a warning. */
  async function namedWith(synchronousCommit: 'on' | 'off' | 'remote_apply'): Promise<string> {
    const database = await postgres.open();
    onTestFinished(database.close);
    const name = new URL(database.url).pathname.slice(1);
    await sql`alter database ${sql.id(name)} set synchronous_commit = ${sql.lit(synchronousCommit)}`.execute(
      database.queries,
    );
    // The setting applies to connections that are opened after it.
    const reopened = openDatabase(database.url);
    onTestFinished(reopened.close);
    const log = recordedLog();
    await warnOfEarlyAcknowledgement(reopened, log);
    return log.lines.map((line) => String(line['off'])).join();
  }

  test('that acknowledges writes before they are on disk causes a warning that names the setting', async () => {
    expect(await namedWith('off')).toContain('synchronous_commit');
  });

  test.each(['on', 'remote_apply'] as const)(
    'with synchronous_commit %s isn’t warned of for it',
    async (value) => {
      expect(await namedWith(value)).not.toContain('synchronous_commit');
    },
  );
});
