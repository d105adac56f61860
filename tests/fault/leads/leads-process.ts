// A leads service alone in a process, for tests that kill it and for the bench: `node leads-process.ts DATABASE_URL
// [SMTP_URL]`. With an SMTP server it also sends confirmation e-mails. Prints its port once it listens.
import { serve } from '@hono/node-server';
import { systemClock } from '../../../platform/clock/clock.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { createLeadsService } from '../../../services/leads/leads-service.ts';
import { startOutboxWorker } from '../../../services/leads/outbox/outbox-worker.ts';
import { createLeadsStore } from '../../../services/leads/store/leads-store.ts';
import type { LeadsTables } from '../../../services/leads/store/leads-tables.ts';
import { migrateLeads } from '../../../services/leads/store/migrate-leads.ts';

const [databaseUrl, smtpUrl] = process.argv.slice(2);
if (!databaseUrl) throw new Error('Which database? node leads-process.ts DATABASE_URL [SMTP_URL]');
const database = openDatabase<LeadsTables>(databaseUrl);
await migrateLeads(database);
const deps = {
  store: createLeadsStore(database),
  clock: systemClock,
  logger: { info: () => {}, warn: () => {}, error: () => {} },
};
// Loaded only where it is used: processes of the fault tests start a hundred times.
const mail = smtpUrl ? (await import('./mail-handler.ts')).mailHandler(smtpUrl) : undefined;
const handlers = mail ? { 'confirmation-email': mail } : {};
const { wake } = startOutboxWorker({ ...deps, handlers });
const { fetch } = createLeadsService({ ...deps, onAccepted: wake });
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`));
