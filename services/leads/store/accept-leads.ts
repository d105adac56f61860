import type { Transaction } from 'kysely';
import type { LeadDocument } from '#contracts/lead.ts';
import type { JobKind, LeadsTables } from './leads-tables.ts';

/** A lead on its way in. `idempotency` is there when the caller named its post, so that a repeat is recognised. */
export type NewLead = {
  id: string;
  /** When it arrived, ISO 8601 in UTC. */
  at: string;
  clientId: string;
  document: LeadDocument;
  idempotency?: { key: string; requestHash: string } | undefined;
};

/** `replayed`: the same post came before, and this is its first answer. `conflict`: its key named another post. */
export type Acceptance =
  { outcome: 'accepted' | 'replayed'; id: string; reference: string } | { outcome: 'conflict' };

/** Draws per lead before giving up: one clash is next to impossible, so many mean that the source is broken. */
const mostDraws = 20;

/**
 * Writes leads with their jobs, all or none; call it within a transaction. The first statement writes, so that
 * SQLite waits its turn instead of failing half way. Answers in the order given.
 */
export async function acceptLeads(
  queries: Transaction<LeadsTables>,
  group: NewLead[],
  makeReference: () => string,
): Promise<Acceptance[]> {
  const firstOfTheirKey = await claimKeys(queries, group);
  const fresh = group.filter(({ id, idempotency }) => !idempotency || firstOfTheirKey.has(id));
  const references = await insertLeads(queries, fresh, makeReference);
  const jobs = fresh.flatMap(jobsOf);
  if (jobs.length > 0) await queries.insertInto('lead_outbox').values(jobs).execute();
  const acceptances: Acceptance[] = [];
  for (const lead of group) {
    const reference = references.get(lead.id);
    acceptances.push(
      reference === undefined
        ? await findFirst(queries, lead)
        : { outcome: 'accepted', id: lead.id, reference },
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
  // Always in the same order, or two transactions with the same keys could wait for each other.
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

async function insertLeads(queries: Transaction<LeadsTables>, leads: NewLead[], makeReference: () => string) {
  const references = new Map<string, string>();
  let left = leads;
  for (let draw = 0; left.length > 0; draw += 1) {
    if (draw === mostDraws) throw new Error('No free reference was found');
    const inserted = await queries
      .insertInto('leads')
      .values(left.map((lead) => rowOf(lead, makeReference())))
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(['id', 'reference'])
      .execute();
    inserted.forEach(({ id, reference }) => references.set(id, reference));
    left = left.filter(({ id }) => !references.has(id));
  }
  return references;
}

function rowOf({ id, at, clientId, document }: NewLead, reference: string) {
  const { topic } = document.data.attributes;
  return { id, reference, received_at: at, client_id: clientId, topic, document: JSON.stringify(document) };
}

/** An e-mail goes out only where there is an address for it. */
function jobsOf({ id, at, document }: NewLead) {
  const kinds: JobKind[] = document.data.attributes.email
    ? ['confirmation-email', 'crm-hand-over']
    : ['crm-hand-over'];
  return kinds.map((kind) => ({
    lead_id: id,
    kind,
    state: 'pending' as const,
    attempts: 0,
    run_at: at,
    last_error: null,
  }));
}

async function findFirst(
  queries: Transaction<LeadsTables>,
  { clientId, idempotency }: NewLead,
): Promise<Acceptance> {
  const first = await queries
    .selectFrom('lead_idempotency as key')
    .innerJoin('leads', 'leads.id', 'key.lead_id')
    .select(['leads.id', 'leads.reference', 'key.request_hash'])
    .where('key.caller', '=', clientId)
    .where('key.idem_key', '=', idempotency?.key ?? '')
    .executeTakeFirstOrThrow();
  const { id, reference, request_hash } = first;
  return request_hash === idempotency?.requestHash
    ? { outcome: 'replayed', id, reference }
    : { outcome: 'conflict' };
}
