import { join } from 'node:path';
import { Hono } from 'hono';
import type { ContentClient } from '#clients/content/content-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createMailer, type Mailer } from '#platform/mailer/mailer.ts';
import { createAddressesService } from '#services/addresses/addresses-service.ts';
import { loadSample } from '#services/addresses/load-sample.ts';
import { createAddressesStore } from '#services/addresses/store/addresses-store.ts';
import type { AddressesTables } from '#services/addresses/store/addresses-tables.ts';
import { migrateAddresses } from '#services/addresses/store/migrate-addresses.ts';
import { sendConfirmation } from '#services/leads/confirmation-email/send-confirmation.ts';
import { handOverToCrm } from '#services/leads/crm-hand-over/hand-over-to-crm.ts';
import { addressOfLead } from '#services/leads/lead-address/address-of-lead.ts';
import { lookUpLater } from '#services/leads/lead-address/look-up-later.ts';
import { createLeadsService } from '#services/leads/leads-service.ts';
import { startOutboxWorker } from '#services/leads/outbox/outbox-worker.ts';
import { usualEmailsADay } from '#services/leads/store/count-recipients.ts';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { migrateLeads } from '#services/leads/store/migrate-leads.ts';
import type { Config } from '../config.ts';
import { addressInWords } from './address-in-words.ts';

export type MainApiTables = LeadsTables & AddressesTables;
type MainApiDeps = {
  config: Config;
  database: Database<MainApiTables>;
  content: ContentClient;
  clock: Clock;
  logger: Logger;
};

/** Counts that are over are never read: nothing is wrong with deleting them later. */
const forgetEveryMs = 60 * 60 * 1000;

/** The embedded main API: leads and addresses on one database, and the outbox that follows up. SPEC §7. */
export async function openMainApi({ config, database, content, clock, logger }: MainApiDeps) {
  await migrateLeads(database);
  await migrateAddresses(database);
  const leads = createLeadsStore(database, { emailsADay: widen(usualEmailsADay, config.rateLimits) });
  const addresses = createAddressesStore(database);
  await loadSample(addresses, config);
  const addressesService = createAddressesService({ store: addresses, clock, logger });
  const inWords = addressInWords({ addresses: callInProcess(addressesService), config });
  const addressOf = addressOfLead(leads, inWords);

  // Who writes is asked for each mail: a changed brand is used at once, and a start needs no content.
  const mailer: Mailer = {
    send: async (...message) => {
      const name = (await content.brand()).name;
      const { smtpUrl, from: address } = config.mail;
      return createMailer({
        smtpUrl,
        from: { name, address },
        outboxDir: join(config.dataDir, 'outbox'),
      }).send(...message);
    },
  };
  const outbox = startOutboxWorker({
    store: leads,
    clock,
    logger,
    handlers: {
      'confirmation-email': sendConfirmation({ mailer, brand: () => content.brand() }),
      ...(config.crm && { 'crm-hand-over': handOverToCrm({ ...config.crm, clock, addressOf }) }),
      'address-look-up': lookUpLater(addressOf),
    },
  });

  const forgetting = setInterval(
    () => void leads.forgetRecipients(clock.now()).catch(() => {}),
    forgetEveryMs,
  ).unref();

  const app = new Hono()
    .route(
      '/',
      createLeadsService({ store: leads, clock, logger, addressInWords: inWords, onAccepted: outbox.wake }),
    )
    .route('/', addressesService);
  return {
    app,
    /** Finishes the outbox's jobs in hand. */
    stop: () => {
      clearInterval(forgetting);
      return outbox.stop();
    },
  };
}

/** A limit as RATE_LIMITS widens it. */
function widen(limit: number, factor: Config['rateLimits']): number {
  return factor === 'off' ? Infinity : Math.ceil(limit * factor);
}
