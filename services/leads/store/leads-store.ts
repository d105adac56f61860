import type { LeadDocument } from '#contracts/lead.ts';
import { requestTimeouts } from '#platform/database/database-timeouts.ts';
import type { Database } from '#platform/database/open-database.ts';
import { makeLeadId } from '../lead-id.ts';
import { makeReference } from '../reference.ts';
import { acceptLeads, type Acceptance } from './accept-leads.ts';
import { forgetRecipients, usualEmailsADay } from './count-recipients.ts';
import { batch } from './batch.ts';
import type { LeadsTables } from './leads-tables.ts';
import { leadQueries } from './lead-queries.ts';
import type { NewLead } from './new-lead.ts';
import { outboxJobs } from './outbox-jobs.ts';

/** Leads in one transaction: one disk write for all that wait, small enough that none waits long. */
const groupLimit = 100;
/** Concurrent transactions: SQLite has one writer; PostgreSQL needs its other connections for other work. */
const lanes = { sqlite: 1, postgres: 4 };
/** As long as the database may take for one transaction: waiting for a lane does not come on top, or a post could take twice as long. */
const limitMs = requestTimeouts.connectMs + requestTimeouts.useMs;

/**
 * The store of the leads service: its tables are those of `migrateLeads`. `accept` answers once lead and jobs are
 * committed together, or rejects in time for the visitor; what it rejects is not stored, or is found again by the same key.
 */
export function createLeadsStore(
  database: Database<LeadsTables>,
  { newReference = makeReference, emailsADay = usualEmailsADay }: LeadsStoreOptions = {},
) {
  const { queries, engine } = database;
  const accept = batch(
    (group: NewLead[]) =>
      queries
        .transaction()
        .execute((transaction) => acceptLeads(transaction, group, { newReference, emailsADay })),
    { limit: groupLimit, lanes: lanes[engine], limitMs },
  );
  return {
    /** Takes in a lead with its jobs, or finds the one that its key named before. `at` in ms since 1970. */
    accept: (document: LeadDocument, { address = 'none', ...by }: AcceptedBy): Promise<Acceptance> =>
      accept({
        id: makeLeadId(by.at),
        at: new Date(by.at).toISOString(),
        clientId: by.clientId,
        document,
        address,
        idempotency: by.idempotency,
      }),
    /** Stores the address of a lead as text; existing text is not changed. */
    async keepAddress(id: string, words: string): Promise<void> {
      await queries
        .updateTable('leads')
        .set({ address: words })
        .where('id', '=', id)
        .where('address', 'is', null)
        .execute();
    },
    /** Deletes what was counted for e-mail addresses and is over at `at`, in ms since 1970. */
    forgetRecipients: (at: number) => forgetRecipients(database, at),
    ...outboxJobs(database),
    ...leadQueries(database),
  };
}

type LeadsStoreOptions = {
  newReference?: () => string;
  /** Confirmation e-mails to one address within a day; Infinity for no limit. */
  emailsADay?: number;
};
type AcceptedBy = Pick<NewLead, 'clientId' | 'idempotency'> &
  Partial<Pick<NewLead, 'address'>> & { at: number };
export type LeadsStore = ReturnType<typeof createLeadsStore>;
