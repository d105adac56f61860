import type { LeadDocument } from '#contracts/lead.ts';
import type { Database } from '#platform/database/open-database.ts';
import { makeLeadId } from '../lead-id.ts';
import { makeReference } from '../reference.ts';
import { acceptLeads, type Acceptance, type NewLead } from './accept-leads.ts';
import { inGroups } from './in-groups.ts';
import type { LeadsTables } from './leads-tables.ts';
import { leadsDesk } from './leads-desk.ts';
import { outboxJobs } from './outbox-jobs.ts';

/** Leads in one transaction: one disk write for all who wait, small enough that nobody waits long. */
const groupLimit = 100;
/** Transactions at once: SQLite has one writer; PostgreSQL has others to serve with the rest of its connections. */
const lanes = { sqlite: 1, postgres: 4 };

/**
 * The store of the leads service: its tables are those of `migrateLeads`. `accept` answers once lead and jobs are
 * committed together; what it rejects is not stored, or is found again by the same key.
 */
export function createLeadsStore(
  database: Database<LeadsTables>,
  { newReference = makeReference }: { newReference?: () => string } = {},
) {
  const { queries, engine } = database;
  const accept = inGroups(
    (group: NewLead[]) =>
      queries.transaction().execute((transaction) => acceptLeads(transaction, group, newReference)),
    { limit: groupLimit, lanes: lanes[engine] },
  );
  return {
    /** Takes in a lead with its jobs, or finds the one that its key named before. `at` in ms since 1970. */
    accept: (document: LeadDocument, by: AcceptedBy): Promise<Acceptance> =>
      accept({
        id: makeLeadId(by.at),
        at: new Date(by.at).toISOString(),
        clientId: by.clientId,
        document,
        idempotency: by.idempotency,
      }),
    ...outboxJobs(database),
    ...leadsDesk(database),
  };
}

type AcceptedBy = Pick<NewLead, 'clientId' | 'idempotency'> & { at: number };
export type LeadsStore = ReturnType<typeof createLeadsStore>;
