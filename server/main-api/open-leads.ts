import { join } from 'node:path';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { ServiceCall } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { errorFields } from '#platform/database/engine-code.ts';
import type { Database } from '#platform/database/open-database.ts';
import { warnOfEarlyAcknowledgement } from '#platform/database/warn-of-early-acknowledgement.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { createMailer, type Mailer } from '#platform/mailer/mailer.ts';
import { sendConfirmation } from '#services/leads/confirmation-email/send-confirmation.ts';
import { postToCrm } from '#services/leads/crm-webhook/post-to-crm.ts';
import { addressOfLead } from '#services/leads/lead-address/address-of-lead.ts';
import { lookUpLater } from '#services/leads/lead-address/look-up-later.ts';
import { createLeadsService } from '#services/leads/leads-service.ts';
import { startOutboxWorker } from '#services/leads/outbox/outbox-worker.ts';
import { defaultEmailsADay } from '#services/leads/store/count-recipients.ts';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { migrateLeads } from '#services/leads/store/migrate-leads.ts';
import { dropAbandonedChecks } from '#services/leads/store/partition-check.ts';
import { ensurePartitions, isPartitioned } from '#services/leads/store/partitions.ts';
import type { Config } from '../config/config.ts';
import { addressInWords } from './address-in-words.ts';

type LeadsDeps = {
  config: Config;
  database: Database<LeadsTables>;
  content: ContentClient;
  /** The address service, embedded or not: leads are stored with their address as text. */
  addresses: ServiceCall;
  clock: Clock;
  logger: Logger;
  metrics?: Metrics | undefined;
};

/** Expired counts are never read, partitions are made months ahead, and an abandoned check allows at least a day. */
const cleanUpIntervalMs = 60 * 60 * 1000;

/** If the theme is not available, an e-mail is sent in the built-in colours rather than late. */
async function senderOf(content: LeadsDeps['content']) {
  const [brand, theme, complaintWeeks] = await Promise.all([
    content.brand(),
    content.theme().catch(() => undefined),
    content.fact('complaint-weeks'),
  ]);
  return { ...brand, colours: theme?.email, complaintWeeks };
}

/** The embedded leads service, and the outbox for its follow-up jobs. SPEC §7. */
export async function openLeads(deps: LeadsDeps) {
  const { config, database, content, addresses, clock, logger, metrics } = deps;
  await migrateLeads(database, logger);
  await warnOfEarlyAcknowledgement(database, logger);
  const warn = (event: string) => (problem: unknown) => logger.warn(event, errorFields(problem));
  const maintainPartitions = async () => {
    await dropAbandonedChecks(database).catch(warn('partition-check-not-dropped'));
    // A lead whose month has no partition is stored in the default one, so the start and later hours go on.
    await ensurePartitions(database, clock.now()).catch(warn('partitions-not-made'));
  };
  await maintainPartitions();
  const leads = createLeadsStore(database, {
    emailsADay: widen(defaultEmailsADay, config.rateLimits),
    isPartitioned: await isPartitioned(database),
    hasCrm: config.crm !== undefined,
  });
  const inWords = addressInWords({ addresses, config });
  const addressOf = addressOfLead(leads, inWords);

  // The sender is read for each mail: a changed brand is used at once, and the process can start without content.
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
  metrics?.outbox(() => leads.backlog());
  const outbox = startOutboxWorker({
    store: leads,
    clock,
    logger,
    handlers: {
      'confirmation-email': sendConfirmation({ mailer, brand: () => senderOf(content) }),
      ...(config.crm && { 'crm-hand-over': postToCrm({ ...config.crm, clock, addressOf }) }),
      'address-look-up': lookUpLater(addressOf),
    },
  });

  const cleanUpTimer = setInterval(() => {
    void leads.forgetRecipients(clock.now()).catch(() => {});
    void maintainPartitions();
  }, cleanUpIntervalMs).unref();

  return {
    app: createLeadsService({
      store: leads,
      clock,
      logger,
      addressInWords: inWords,
      onAccepted: outbox.wake,
    }),
    /** Finishes the outbox's current jobs. */
    stop: () => {
      clearInterval(cleanUpTimer);
      return outbox.stop();
    },
  };
}

/** A limit multiplied by RATE_LIMITS. */
function widen(limit: number, factor: Config['rateLimits']): number {
  return factor === 'off' ? Infinity : Math.ceil(limit * factor);
}
