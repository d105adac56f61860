import { CompiledQuery, type Kysely } from 'kysely';
import { preparedMark } from '#platform/database/prepared-statements.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import { recipientOf } from '../recipient-of.ts';
import { dayMs, notSentTooMany } from './count-recipients.ts';
import { rowOf } from './lead-row.ts';
import type { LeadsTables } from './leads-tables.ts';
import type { NewLead } from './new-lead.ts';
import type { Acceptance } from './write-leads.ts';

type Options = { newReference: () => string; emailsADay: number };

/**
 * Between JSON texts, which have no line break of their own. In an array, each of their quotation marks would be escaped
 * here and each character read there.
 */
const documentSeparator = '\n';

/** What differs between the two statements, as SQL. */
type Counting = {
  /** Each recipient, with how many of these leads name it. */
  recipients: string;
  /** How many leads have named the recipient in this day, up to this one. */
  leadsSoFar: string;
};

/**
 * Keys are inserted first and in order, then recipients in order, or two groups with the same ones could deadlock. The
 * numbers are those of `parameters` below. The SQL is written by hand: Kysely would compile it again for each group.
 */
const statementOf = ({ recipients, leadsSoFar }: Counting) => `${preparedMark}
  with arrived as (
    select * from unnest(
      $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], string_to_array($6, $17), $7::text[], $8::text[],
      $9::text[], $10::text[], $11::boolean[], $12::boolean[]
    ) with ordinality as lead (
      id, reference, received_at, client_id, topic, document, address, idem_key, request_hash,
      recipient, has_email, is_looked_up, nth
    )
  ), claimed as (
    insert into lead_idempotency (caller, idem_key, request_hash, lead_id)
    select client_id, idem_key, request_hash, id from arrived
    where idem_key is not null order by client_id collate "C", idem_key collate "C" returning lead_id
  ), fresh as materialized (
    select arrived.* from arrived cross join (select count(*) from claimed) as keys
  ), written as (
    insert into leads (id, reference, received_at, client_id, topic, document, address)
    select id, reference, received_at, client_id, topic, document, address from fresh
  ), counted as (
    insert into lead_recipients (recipient, leads, expires_at)
    ${recipients} order by recipient collate "C"
    on conflict (recipient) do update set
      leads = case when lead_recipients.expires_at <= $14 then excluded.leads
        else lead_recipients.leads + excluded.leads end,
      expires_at = case when lead_recipients.expires_at <= $14 then excluded.expires_at
        else lead_recipients.expires_at end
    returning recipient, leads
  ), limited as materialized (
    select id, received_at, has_email, is_looked_up, coalesce(${leadsSoFar} > $15::integer, false) as is_too_many
    from fresh left join counted using (recipient)
  ), follow_up as (
    insert into lead_outbox (lead_id, kind, state, attempts, run_at, last_error)
    select id, kind, case when is_skipped then 'skipped' else 'pending' end, 0, received_at,
      case when is_skipped then $16 end
    from (
      select id, received_at, 'confirmation-email' as kind, is_too_many as is_skipped from limited where has_email
      union all select id, received_at, 'crm-hand-over', false from limited
      union all select id, received_at, 'address-look-up', false from limited where is_looked_up
    ) as job
  )
  select id from limited where is_too_many`;

const anyLeads = statementOf({
  recipients: `select recipient, count(*)::integer, $13 from fresh
    where recipient is not null group by recipient`,
  leadsSoFar: 'leads + 1 - row_number() over (partition by recipient order by nth desc)',
});

/** For leads of which no two share a recipient, as almost always: these need no counts and numbers. */
const leadsOfDifferentRecipients = statementOf({
  recipients: 'select recipient, 1, $13 from fresh where recipient is not null',
  leadsSoFar: 'leads',
});

/**
 * Writes leads with their jobs in one PostgreSQL statement, all or none: the five steps of write-leads.ts without four
 * round trips in between. A statement outside a transaction is one of its own, so the leads are durable once it returns.
 * The two texts are the same for every group, so they are prepared. It does not look for each key first: if a key or a
 * reference already exists, nothing is stored, and it fails (`unique_violation`). Returns results in the order of the
 * leads.
 */
export async function writeInOneStatement(
  queries: Kysely<LeadsTables>,
  group: NewLead[],
  { newReference, emailsADay }: Options,
): Promise<Acceptance[]> {
  const rows = group.map((lead) => rowOf(lead, newReference()));
  const emails = group.map(({ document }) => confirmationAddress(document));
  const isCounted = emailsADay !== Infinity;
  const recipients = emails.map((email) => (email && isCounted ? recipientOf(email) : null));
  const at = group[0]?.at ?? '';
  const parameters = [
    rows.map(({ id }) => id),
    rows.map(({ reference }) => reference),
    rows.map(({ received_at }) => received_at),
    rows.map(({ client_id }) => client_id),
    rows.map(({ topic }) => topic),
    rows.map(({ document }) => document).join(documentSeparator),
    rows.map(({ address }) => address),
    group.map(({ idempotency }) => idempotency?.key ?? null),
    group.map(({ idempotency }) => idempotency?.requestHash ?? null),
    recipients,
    emails.map((email) => email !== undefined),
    group.map(({ address }) => address === 'later'),
    new Date(Date.parse(at) + dayMs).toISOString(),
    at,
    isCounted ? emailsADay : null,
    notSentTooMany,
    documentSeparator,
  ];
  const statement = hasRepeats(recipients) ? anyLeads : leadsOfDifferentRecipients;
  const over = await queries.executeQuery<{ id: string }>(CompiledQuery.raw(statement, parameters));
  const tooMany = new Set(over.rows.map(({ id }) => id));
  return rows.map(({ id, reference }, nth) => {
    const isEmailed = emails[nth] !== undefined && !tooMany.has(id);
    return { outcome: 'accepted', id, reference, isEmailed };
  });
}

function hasRepeats(values: readonly (string | null)[]): boolean {
  const present = values.filter((value) => value !== null);
  return new Set(present).size < present.length;
}
