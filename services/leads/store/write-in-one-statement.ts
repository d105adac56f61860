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

/** The leads that were stored, by id, without those whose key belongs to an earlier post. */
type Stored = Map<string, Acceptance>;

/**
 * Between JSON texts, which have no line break of their own. In an array, each of their quotation marks would be escaped
 * here and each character read there.
 */
const documentSeparator = '\n';

/**
 * Keys are inserted first and in order, or two groups with the same keys could deadlock. The numbers are those of
 * `parametersOf`. The SQL is written by hand: Kysely would compile it again for each group.
 */
const statement = `${preparedMark}
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
    where idem_key is not null order by client_id collate "C", idem_key collate "C"
    on conflict (caller, idem_key) do nothing returning lead_id
  ), fresh as materialized (
    select * from arrived where idem_key is null or id in (select lead_id from claimed)
  ), written as (
    insert into leads (id, reference, received_at, client_id, topic, document, address)
    select id, reference, received_at, client_id, topic, document, address from fresh order by nth
  ), counted as (
    insert into lead_recipients (recipient, leads, expires_at)
    select recipient, count(*)::integer, $13 from fresh
    where recipient is not null group by recipient order by recipient collate "C"
    on conflict (recipient) do update set
      leads = case when lead_recipients.expires_at <= $14 then excluded.leads
        else lead_recipients.leads + excluded.leads end,
      expires_at = case when lead_recipients.expires_at <= $14 then excluded.expires_at
        else lead_recipients.expires_at end
    returning recipient, leads
  ), limited as materialized (
    select id, received_at, has_email, is_looked_up, coalesce(
      leads + 1 - row_number() over (partition by recipient order by nth desc) > $15::integer, false
    ) as is_too_many
    from fresh left join counted using (recipient)
  ), follow_up as (
    insert into lead_outbox (lead_id, kind, state, attempts, run_at, last_error)
    select id, kind, case when is_skipped then 'skipped' else 'pending' end, 0, received_at,
      case when is_skipped then $16 end
    from limited cross join lateral (
      values ('confirmation-email', has_email, is_too_many), ('crm-hand-over', true, false),
        ('address-look-up', is_looked_up, false)
    ) as job (kind, is_due, is_skipped)
    where is_due
  )
  select id, is_too_many from limited`;

/**
 * Writes leads with their jobs in one PostgreSQL statement, all or none: the five steps of write-leads.ts without four
 * round trips in between. A statement outside a transaction is one of its own, so the leads are durable once it returns.
 * Its text is the same for every group, so it is prepared. The statement fails if a reference already exists
 * (`unique_violation`).
 */
export async function writeInOneStatement(
  queries: Kysely<LeadsTables>,
  group: NewLead[],
  { newReference, emailsADay }: Options,
): Promise<Stored> {
  const rows = group.map((lead) => rowOf(lead, newReference()));
  const emails = group.map(({ document }) => confirmationAddress(document));
  const parameters = parametersOf(group, { rows, emails, emailsADay });
  const { rows: stored } = await queries.executeQuery<{ id: string; is_too_many: boolean }>(
    CompiledQuery.raw(statement, parameters),
  );
  const byId = new Map(group.map(({ id }, nth) => [id, nth]));
  return new Map(
    stored.map(({ id, is_too_many }) => {
      const nth = byId.get(id) ?? -1;
      const reference = rows[nth]?.reference ?? '';
      const isEmailed = emails[nth] !== undefined && !is_too_many;
      return [id, { outcome: 'accepted', id, reference, isEmailed }];
    }),
  );
}

type Parts = {
  rows: readonly ReturnType<typeof rowOf>[];
  /** The addresses to which a confirmation goes. */
  emails: readonly (string | undefined)[];
  emailsADay: number;
};

function parametersOf(group: NewLead[], { rows, emails, emailsADay }: Parts): unknown[] {
  const isCounted = emailsADay !== Infinity;
  const at = group[0]?.at ?? '';
  return [
    rows.map(({ id }) => id),
    rows.map(({ reference }) => reference),
    rows.map(({ received_at }) => received_at),
    rows.map(({ client_id }) => client_id),
    rows.map(({ topic }) => topic),
    rows.map(({ document }) => document).join(documentSeparator),
    rows.map(({ address }) => address),
    group.map(({ idempotency }) => idempotency?.key ?? null),
    group.map(({ idempotency }) => idempotency?.requestHash ?? null),
    emails.map((email) => (email && isCounted ? recipientOf(email) : null)),
    emails.map((email) => email !== undefined),
    group.map(({ address }) => address === 'later'),
    new Date(Date.parse(at) + dayMs).toISOString(),
    at,
    isCounted ? emailsADay : null,
    notSentTooMany,
    documentSeparator,
  ];
}
