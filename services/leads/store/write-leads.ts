import type { Kysely, Transaction } from 'kysely';
import { confirmationAddress } from '../confirmation-address.ts';
import { findTooMany, notSentTooMany } from './count-recipients.ts';
import { rowOf } from './lead-row.ts';
import type { JobKind, LeadsTables } from './leads-tables.ts';
import type { NewLead } from './new-lead.ts';

/**
 * `replayed`: the same post arrived before, and this is its result. `conflict`: its key belongs to another post.
 * `isEmailed`: a confirmation e-mail follows.
 */
export type Acceptance =
  | { outcome: 'accepted' | 'replayed'; id: string; reference: string; isEmailed: boolean }
  | { outcome: 'conflict' };

type AcceptOptions = {
  newReference: () => string;
  emailsADay: number;
  /** Whether references are only unique within each partition, so that all partitions are searched for them first. */
  isPartitioned: boolean;
};

/** Draws per lead before giving up: one collision is most unlikely, this many mean that the source is broken. */
const mostDraws = 20;

/**
 * Writes leads with their jobs, all or none, in several statements. They are durable once the transaction that
 * leads-store.ts opens for them has committed; write-in-one-statement.ts does the same where one statement is enough.
 * The first statement writes, so that SQLite waits for its lock instead of failing halfway. Returns results in the
 * order of the leads.
 */
export async function writeLeads(
  queries: Transaction<LeadsTables>,
  group: NewLead[],
  { newReference, emailsADay, isPartitioned }: AcceptOptions,
): Promise<Acceptance[]> {
  const firstOfTheirKey = await claimKeys(queries, group);
  const fresh = group.filter(({ id, idempotency }) => !idempotency || firstOfTheirKey.has(id));
  const references = await insertLeads(queries, fresh, { newReference, isPartitioned });
  const tooMany = await findTooMany(queries, fresh, emailsADay);
  const jobs = fresh.flatMap((lead) => jobsOf(lead, tooMany.has(lead.id)));
  if (jobs.length > 0) await queries.insertInto('lead_outbox').values(jobs).execute();
  const acceptances: Acceptance[] = [];
  for (const lead of group) {
    const reference = references.get(lead.id);
    acceptances.push(
      reference === undefined
        ? await findFirst(queries, lead)
        : { outcome: 'accepted', id: lead.id, reference, isEmailed: hasEmail(lead) && !tooMany.has(lead.id) },
    );
  }
  return acceptances;
}

async function claimKeys(queries: Transaction<LeadsTables>, group: NewLead[]): Promise<Set<string>> {
  const keys = group.flatMap(({ id, clientId, idempotency }) =>
    idempotency
      ? [{ caller: clientId, idem_key: idempotency.key, request_hash: idempotency.requestHash, lead_id: id }]
      : [],
  );
  if (keys.length === 0) return new Set();
  // Always in the same order, or two transactions with the same keys could deadlock.
  keys.sort((a, b) => order(a.caller, b.caller) || order(a.idem_key, b.idem_key));
  const claimed = await queries
    .insertInto('lead_idempotency')
    .values(keys)
    .onConflict((conflict) => conflict.columns(['caller', 'idem_key']).doNothing())
    .returning('lead_id')
    .execute();
  return new Set(claimed.map(({ lead_id }) => lead_id));
}

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

async function insertLeads(
  queries: Transaction<LeadsTables>,
  leads: NewLead[],
  { newReference, isPartitioned }: Pick<AcceptOptions, 'newReference' | 'isPartitioned'>,
) {
  const references = new Map<string, string>();
  let left = leads;
  for (let draw = 0; left.length > 0; draw += 1) {
    if (draw === mostDraws) throw new Error('No free reference was found');
    const rows = left.map((lead) => rowOf(lead, newReference()));
    const taken = isPartitioned ? await existingReferences(queries, rows) : new Set();
    const free = rows.filter(({ reference }) => !taken.has(reference));
    if (free.length === 0) continue;
    const inserted = await queries
      .insertInto('leads')
      .values(free)
      // Only a reference can conflict: ids are unique. A partitioned table has no constraint to name here.
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'reference'])
      .execute();
    inserted.forEach(({ id, reference }) => references.set(id, reference));
    left = left.filter(({ id }) => !references.has(id));
  }
  return references;
}

async function existingReferences(
  queries: Transaction<LeadsTables>,
  rows: { reference: string }[],
): Promise<Set<string>> {
  const taken = await queries
    .selectFrom('leads')
    .select('reference')
    .where(
      'reference',
      'in',
      rows.map(({ reference }) => reference),
    )
    .execute();
  return new Set(taken.map(({ reference }) => reference));
}

/** The e-mail is skipped if its address has reached the limit for the day. */
function jobsOf(lead: NewLead, isTooMany: boolean) {
  const job = (kind: JobKind, isSkipped = false) => ({
    lead_id: lead.id,
    kind,
    state: isSkipped ? ('skipped' as const) : ('pending' as const),
    attempts: 0,
    run_at: lead.at,
    last_error: isSkipped ? notSentTooMany : null,
  });
  return [
    ...(hasEmail(lead) ? [job('confirmation-email', isTooMany)] : []),
    job('crm-hand-over'),
    ...(lead.address === 'later' ? [job('address-look-up')] : []),
  ];
}

function hasEmail({ document }: NewLead): boolean {
  return confirmationAddress(document) !== undefined;
}

/** The result of the first post with this key. */
async function findFirst(
  queries: Kysely<LeadsTables>,
  { clientId, idempotency }: NewLead,
): Promise<Acceptance> {
  const first = await queries
    .selectFrom('lead_idempotency as key')
    .innerJoin('leads', 'leads.id', 'key.lead_id')
    .leftJoin('lead_outbox as email', (join) =>
      join.onRef('email.lead_id', '=', 'leads.id').on('email.kind', '=', 'confirmation-email'),
    )
    .select(['leads.id', 'leads.reference', 'key.request_hash', 'email.state'])
    .where('key.caller', '=', clientId)
    .where('key.idem_key', '=', idempotency?.key ?? '')
    .executeTakeFirstOrThrow();
  const { id, reference, request_hash, state } = first;
  if (request_hash !== idempotency?.requestHash) return { outcome: 'conflict' };
  return { outcome: 'replayed', id, reference, isEmailed: state !== null && state !== 'skipped' };
}
