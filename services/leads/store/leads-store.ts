import type { LeadDocument } from '#contracts/lead.ts';
import { requestTimeouts } from '#platform/database/database-timeouts.ts';
import type { Database } from '#platform/database/open-database.ts';
import { sha256 } from '#platform/hash/sha256.ts';
import { makeLeadId } from '../lead-id.ts';
import { makeReference } from '../reference.ts';
import { writeInOneStatement } from './write-in-one-statement.ts';
import { writeLeads, type Acceptance } from './write-leads.ts';
import { forgetRecipients, defaultEmailsADay } from './count-recipients.ts';
import { batch } from './batch.ts';
import { canonicalJson } from './canonical-json.ts';
import type { LeadsTables } from './leads-tables.ts';
import { leadErasure } from './erase-leads.ts';
import { leadQueries } from './lead-queries.ts';
import type { NewLead } from './new-lead.ts';
import { outboxJobs } from './outbox-jobs.ts';

/** The most leads in one transaction, which may be a single statement: they share one disk write, and none waits long. */
const groupLimit = 100;
/** Concurrent transactions: SQLite has one writer; PostgreSQL needs its other connections for other work. */
const concurrency = { sqlite: 1, postgres: 4 };
/** How long a post may take, including the wait for its transaction: the time that the database may take for one. */
const limitMs = requestTimeouts.connectMs + requestTimeouts.useMs;

/**
 * The store of the leads service, with the tables that `migrateLeads` creates. `accept` resolves once lead and jobs are
 * committed, in one transaction or by one statement, which is a transaction of its own. Otherwise it rejects in time
 * for the visitor: either nothing is stored, or the next post with the same key finds the lead.
 */
export function createLeadsStore(
  database: Database<LeadsTables>,
  {
    newReference = makeReference,
    emailsADay = defaultEmailsADay,
    isPartitioned = false,
    hasCrm = true,
  }: LeadsStoreOptions = {},
) {
  const { queries, engine } = database;
  /** Writes a group in several statements. It is durable once `execute` has committed the transaction. */
  const writeInTransaction = (group: NewLead[]) =>
    queries
      .transaction()
      .execute((transaction) => writeLeads(transaction, group, { newReference, emailsADay, isPartitioned }));
  /**
   * Writes a group in one statement, which commits itself. If a key or a reference is already taken, it stores nothing and
   * fails: then a transaction finds the leads of the keys, and draws other references.
   */
  const tryOneStatement = (group: NewLead[]) =>
    writeInOneStatement(queries, group, { newReference, emailsADay }).catch((problem: unknown) => {
      if (isUniqueViolation(problem)) return writeInTransaction(group);
      throw problem;
    });
  const isOneStatement = engine === 'postgres' && !isPartitioned;
  const insertInBatches = batch<NewLead, Acceptance>(isOneStatement ? tryOneStatement : writeInTransaction, {
    limit: groupLimit,
    concurrency: concurrency[engine],
    limitMs,
  });
  return {
    /** Stores a lead with its jobs, or finds the one that was stored under its key. `at` in ms since 1970. */
    accept(
      document: LeadDocument,
      { at, clientId, idempotencyKey: key, address = 'none' }: AcceptedBy,
    ): Promise<Acceptance> {
      const json = canonicalJson(document);
      return insertInBatches({
        id: makeLeadId(at),
        at: new Date(at).toISOString(),
        clientId,
        document,
        json,
        address,
        idempotency: key === undefined ? undefined : { key, requestHash: sha256(json) },
      });
    },
    /** Stores the address of a lead as text; existing text is not changed, and an erased lead gets none. */
    async storeAddress(id: string, words: string): Promise<void> {
      await queries
        .updateTable('leads')
        .set({ address: words })
        .where('id', '=', id)
        .where('address', 'is', null)
        .where('erased_at', 'is', null)
        .execute();
    },
    /** Deletes the counts of e-mail addresses whose day is over at `at`, in ms since 1970. */
    forgetRecipients: (at: number) => forgetRecipients(database, at),
    ...outboxJobs(database),
    ...leadQueries(database, { hasCrm }),
    ...leadErasure(database, { hasCrm }),
  };
}

type LeadsStoreOptions = {
  newReference?: () => string;
  /** Confirmation e-mails to one address within a day; Infinity for no limit. */
  emailsADay?: number;
  /** Whether the leads are divided by month: `isPartitioned` of partitions.ts. */
  isPartitioned?: boolean;
  /** Whether a CRM is configured (CRM_WEBHOOK_URL). By default yes, so that retention erases no undelivered lead. */
  hasCrm?: boolean;
};
type AcceptedBy = Pick<NewLead, 'clientId'> &
  Partial<Pick<NewLead, 'address'>> & { at: number; idempotencyKey?: string | undefined };
export type LeadsStore = ReturnType<typeof createLeadsStore>;

function isUniqueViolation(problem: unknown): boolean {
  return typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === '23505';
}
