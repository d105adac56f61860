import { join } from 'node:path';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { ServiceCall } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createMailer, type Mailer } from '#platform/mailer/mailer.ts';
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

type LeadsDeps = {
  config: Config;
  database: Database<LeadsTables>;
  content: ContentClient;
  /** Wherever it is: leads are kept with their address in words. */
  addresses: ServiceCall;
  clock: Clock;
  logger: Logger;
};

/** Counts that are over are never read: nothing is wrong with deleting them later. */
const forgetEveryMs = 60 * 60 * 1000;

/** The embedded leads service, and the outbox that follows up. SPEC §7. */
export async function openLeads(deps: LeadsDeps) {
  const { config, database, content, addresses, clock, logger } = deps;
  await migrateLeads(database);
  const leads = createLeadsStore(database, { emailsADay: widen(usualEmailsADay, config.rateLimits) });
  const inWords = addressInWords({ addresses, config });
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

  return {
    app: createLeadsService({
      store: leads,
      clock,
      logger,
      addressInWords: inWords,
      onAccepted: outbox.wake,
    }),
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
