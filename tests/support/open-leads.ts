import { onTestFinished } from 'vitest';
import { jsonApiType } from '#contracts/json-api.ts';
import { leadReceipt } from '#contracts/lead.ts';
import type { LogFields } from '#platform/logger/logger.ts';
import { createLeadsService, type LeadsServiceDeps } from '#services/leads/leads-service.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { migrateLeads } from '#services/leads/store/migrate-leads.ts';
import type { TestEngine } from './engines.ts';
import { movableClock } from './movable-clock.ts';

/** A day in November 2026, on which the tests of leads take place. */
export const testDay = Date.parse('2026-11-21T09:30:00.000Z');

/** Collects what was logged. */
export function createTestLogger() {
  const lines: { event: string; fields: LogFields }[] = [];
  const log = (event: string, fields: LogFields = {}) => lines.push({ event, fields });
  return { lines, logger: { info: log, warn: log, error: log } };
}

type OpenOptions = {
  newReference?: () => string;
  /**
   * Confirmation e-mails to one address within a day; no limit unless given, because most tests have only one visitor.
   */
  emailsADay?: number;
  /** Where the address service is; without it leads contain only ids. */
  addressInWords?: LeadsServiceDeps['addressInWords'];
  /** When the database is removed: at the end of the test, or `afterAll` for tests that share one. */
  atEnd?: (close: () => Promise<void>) => void;
};

/** The leads service on a separate, empty database. */
export async function openLeads(
  engine: TestEngine,
  { atEnd = onTestFinished, emailsADay = Infinity, addressInWords, ...options }: OpenOptions = {},
) {
  const database = await engine.open<LeadsTables>();
  atEnd(database.close);
  await migrateLeads(database);
  const store = createLeadsStore(database, { emailsADay, ...options });
  const clock = movableClock(testDay);
  const { lines, logger } = createTestLogger();
  let accepted = 0;
  const service = createLeadsService({
    store,
    clock,
    logger,
    addressInWords,
    onAccepted: () => (accepted += 1),
  });
  const post = async (body: unknown = makeLead(), headers: Record<string, string> = {}) =>
    service.request('/leads', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': jsonApiType, 'x-client-id': 'help-and-support', ...headers },
    });
  const postAndRead = async (...request: Parameters<typeof post>) =>
    leadReceipt.parse(await (await post(...request)).json()).data;
  return { database, store, clock, lines, logger, service, post, postAndRead, accepted: () => accepted };
}
