import { Hono } from 'hono';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { AddressesTables } from '#services/addresses/store/addresses-tables.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import type { Config } from '../config/config.ts';
import { openAddresses } from './open-addresses.ts';
import { openLeads } from './open-leads.ts';

export type MainApiTables = LeadsTables & AddressesTables;
type MainApiDeps = {
  config: Config;
  database: Database<MainApiTables>;
  content: ContentClient;
  clock: Clock;
  logger: Logger;
  metrics?: Metrics | undefined;
};

/** The embedded leads and addresses on one database. SPEC §7. */
export async function createMainApi(deps: MainApiDeps) {
  const addresses = await openAddresses(deps);
  const leads = await openLeads({ ...deps, addresses: callInProcess(addresses) });
  const app = new Hono().route('/', leads.app).route('/', addresses);
  return { app, stop: leads.stop };
}
