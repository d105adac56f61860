import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callInProcess } from '#clients/service-call.ts';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { jsonApiType } from '#contracts/json-api.ts';
import { createContentService } from '#services/content/content-service.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import { migrateLeads } from '#services/leads/store/migrate-leads.ts';
import { idOfMonth, nextMonth } from '#services/leads/store/month-of-id.ts';
import { partitionByMonth } from '#services/leads/store/partition-by-month.ts';
import { findPostgres, longTimeout, type TestDatabase } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { readConfig } from '../config/config.ts';
import { createMainApi, type MainApiTables } from './create-main-api.ts';

const november = Date.parse('2026-11-24T12:00:00Z');
const march = Date.parse('2027-03-05T12:00:00Z');
const postgres = await findPostgres();

describe.skipIf(postgres.isMissing)('leads by month', longTimeout, () => {
  async function startAt(database: TestDatabase<MainApiTables>, at: number) {
    const config = readConfig({ DATABASE_URL: database.url });
    const [clock, logger] = [movableClock(at), recordedLog()];
    const call = callInProcess(createContentService(config));
    const content = createContentSource({ call, clock, logger }).anyTime;
    const api = await createMainApi({ config, database, content, clock, logger });
    onTestFinished(api.stop);
    const post = async () => {
      const { status } = await api.app.request('/leads', {
        method: 'POST',
        headers: { 'content-type': jsonApiType, 'x-client-id': 'help-and-support' },
        body: JSON.stringify(makeLead({ email: null })),
      });
      return status;
    };
    return { logger, post };
  }

  test('a start that can’t create the partition of a month logs that, and leads are accepted', async () => {
    const database = await postgres.open<MainApiTables>();
    onTestFinished(database.close);
    await migrateLeads(database);
    await partitionByMonth(database, november);
    // As after a clock that was months ahead.
    const early = createLeadsStore(database, { isPartitioned: true });
    await early.accept(makeLead(), { at: march, clientId: 'a' });

    const { logger, post } = await startAt(database, march);
    expect(logger.lines).toContainEqual({
      level: 'warn',
      event: 'partitions-not-made',
      problem: 'MonthTaken',
      code: 'month-taken',
    });
    expect(await post()).toBe(201);
  });

  test('a start after an interrupted partitioning stores the leads of the next month', async () => {
    const database = await postgres.open<MainApiTables>();
    onTestFinished(database.close);
    await migrateLeads(database);
    // As the command leaves it, when its process ends before it has replaced the table.
    const boundary = sql.lit(idOfMonth(nextMonth(november)));
    await sql`alter table leads add constraint leads_before check (id < ${boundary}) not valid`.execute(
      database.queries,
    );
    const { post } = await startAt(database, march);
    expect(await post()).toBe(201);
  });
});
