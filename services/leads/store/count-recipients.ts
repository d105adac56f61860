import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database.ts';
import { confirmationAddress } from '../confirmation-address.ts';
import { recipientOf } from '../recipient-of.ts';
import type { LeadsTables } from './leads-tables.ts';
import type { NewLead } from './new-lead.ts';

/**
 * Confirmation e-mails to one address within a day, counted from the first. Anybody can type anybody's address: three
 * are a nuisance, three hundred are an attack in the supplier's name. Hardly anyone writes to us more than three times
 * a day, and then the reference is still on the page.
 */
export const defaultEmailsADay = 3;
export const dayMs = 24 * 60 * 60 * 1000;
/** Why an e-mail is not sent: its address has reached the limit for the day. */
export const notSentTooMany = 'not-sent-too-many';

/**
 * Counts leads by the e-mail address that they name, in the transaction that stores them: what is not stored is not
 * counted, and the count is exact across processes. Returns the ids of the leads whose e-mail is over the limit.
 */
export async function findTooMany(
  queries: Transaction<LeadsTables>,
  leads: NewLead[],
  emailsADay: number,
): Promise<ReadonlySet<string>> {
  const addressed = leads.flatMap(({ id, at, document }) => {
    const email = confirmationAddress(document);
    return email ? [{ id, at, recipient: recipientOf(email) }] : [];
  });
  const [first] = addressed;
  if (!first || emailsADay === Infinity) return new Set();
  const expiresAt = new Date(Date.parse(first.at) + dayMs).toISOString();
  const byRecipient = Map.groupBy(addressed, ({ recipient }) => recipient);
  const rows = [...byRecipient].map(([recipient, { length }]) => ({
    recipient,
    leads: length,
    expires_at: expiresAt,
  }));
  // Always in the same order, or two transactions with the same addresses could deadlock.
  rows.sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
  const isOver = sql<boolean>`lead_recipients.expires_at <= ${first.at}`;
  const counted = await queries
    .insertInto('lead_recipients')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('recipient').doUpdateSet({
        leads: sql`case when ${isOver} then excluded.leads else lead_recipients.leads + excluded.leads end`,
        expires_at: sql`case when ${isOver} then excluded.expires_at else lead_recipients.expires_at end`,
      }),
    )
    .returning(['recipient', 'leads'])
    .execute();
  const tooMany = counted.flatMap(({ recipient, leads: sum }) => {
    const these = byRecipient.get(recipient) ?? [];
    const before = sum - these.length;
    return these.filter((_, nth) => before + nth >= emailsADay).map(({ id }) => id);
  });
  return new Set(tooMany);
}

/** Deletes counts whose day is over. A row locked by a lead that is being counted is skipped until later. */
export async function forgetRecipients(
  { queries, engine }: Database<LeadsTables>,
  at: number,
): Promise<void> {
  await queries
    .deleteFrom('lead_recipients')
    .where('recipient', 'in', (within) => {
      const expired = within
        .selectFrom('lead_recipients')
        .select('recipient')
        .where('expires_at', '<=', new Date(at).toISOString());
      return engine === 'postgres' ? expired.forUpdate().skipLocked() : expired;
    })
    .execute();
}
