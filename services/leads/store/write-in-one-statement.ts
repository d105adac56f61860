import { sql, type Kysely } from 'kysely';
import { preparedMark } from '#platform/database/prepared-statements.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import { recipientOf } from '../recipient-of.ts';
import { dayMs, notSentTooMany } from './count-recipients.ts';
import { rowOf } from './lead-row.ts';
import type { LeadsTables } from './leads-tables.ts';
import type { NewLead } from './new-lead.ts';
import type { Acceptance } from './write-leads.ts';

type Options = { newReference: () => string; emailsADay: number };

/** The leads that were stored, by id. Those whose key named an earlier post are left out. */
type Stored = Map<string, Acceptance>;

/**
 * Writes leads with their jobs by one statement of PostgreSQL, all or none: the five steps of write-leads.ts without four
 * round trips in between. Its text is the same for every group, so it is prepared. Keys come first, in order, or two groups with the same
 * keys could wait for each other. A reference that exists already fails the statement (`unique_violation`).
 */
export async function writeInOneStatement(
  queries: Kysely<LeadsTables>,
  group: NewLead[],
  { newReference, emailsADay }: Options,
): Promise<Stored> {
  const rows = group.map((lead) => rowOf(lead, newReference()));
  const emails = group.map(({ document }) => confirmationAddress(document));
  const isCounted = emailsADay !== Infinity;
  const expiresAt = new Date(Date.parse(group[0]?.at ?? '') + dayMs).toISOString();
  const texts = (values: readonly (string | null | undefined)[]) => sql`${values}::text[]`;
  const isOver = sql`lead_recipients.expires_at <= ${group[0]?.at}`;
  const { rows: stored } = await sql<{ id: string; is_too_many: boolean }>`${sql.raw(preparedMark)}
    with arrived as (
      select * from unnest(
        ${texts(rows.map(({ id }) => id))},
        ${texts(rows.map(({ reference }) => reference))},
        ${texts(rows.map(({ received_at }) => received_at))},
        ${texts(rows.map(({ client_id }) => client_id))},
        ${texts(rows.map(({ topic }) => topic))},
        ${texts(rows.map(({ document }) => document))},
        ${texts(rows.map(({ address }) => address))},
        ${texts(group.map(({ idempotency }) => idempotency?.key ?? null))},
        ${texts(group.map(({ idempotency }) => idempotency?.requestHash ?? null))},
        ${texts(emails.map((email) => (email && isCounted ? recipientOf(email) : null)))},
        ${emails.map((email) => email !== undefined)}::boolean[],
        ${group.map(({ address }) => address === 'later')}::boolean[]
      ) with ordinality as lead (
        id, reference, received_at, client_id, topic, document, address,
        idem_key, request_hash, recipient, has_email, is_looked_up, nth
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
      select recipient, count(*)::integer, ${expiresAt} from fresh
      where recipient is not null group by recipient order by recipient collate "C"
      on conflict (recipient) do update set
        leads = case when ${isOver} then excluded.leads else lead_recipients.leads + excluded.leads end,
        expires_at = case when ${isOver} then excluded.expires_at else lead_recipients.expires_at end
      returning recipient, leads
    ), limited as materialized (
      select id, received_at, has_email, is_looked_up, coalesce(
        leads - count(*) over same_recipient + row_number() over (same_recipient order by nth) > ${isCounted ? emailsADay : null}::integer,
        false
      ) as is_too_many
      from fresh left join counted using (recipient)
      window same_recipient as (partition by recipient)
    ), follow_up as (
      insert into lead_outbox (lead_id, kind, state, attempts, run_at, last_error)
      select id, 'confirmation-email', case when is_too_many then 'skipped' else 'pending' end, 0, received_at,
        case when is_too_many then ${notSentTooMany} end
      from limited where has_email
      union all select id, 'crm-hand-over', 'pending', 0, received_at, null from limited
      union all select id, 'address-look-up', 'pending', 0, received_at, null from limited where is_looked_up
    )
    select id, is_too_many from limited`.execute(queries);
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
