import type { LeadDocument } from '#contracts/lead.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import { addressIdOf } from './address-id-of.ts';
import type { AddressInWords } from './address-in-words.ts';

/** A lead's address when it arrives: its text, that it has none, or that it still has to be looked up. */
export type AddressOnArrival = { words: string } | 'none' | 'later';

/** A visitor is waiting. Reading by primary key takes a thousandth of this. */
const defaultLimitMs = 500;

/**
 * Looks up a lead's address before it is stored. If the address service fails, or there is none, uses `shown`: the
 * address as the visitor saw it. Never rejects and never takes long, because a lead is stored without its address too.
 */
export async function addressOnArrival(
  document: LeadDocument,
  find: AddressInWords | undefined,
  { shown, limitMs = defaultLimitMs }: { shown?: string | undefined; limitMs?: number } = {},
): Promise<AddressOnArrival> {
  const id = addressIdOf(document);
  if (id === undefined) return 'none';
  const answer = find ? await ask(find, id, limitMs) : 'none';
  return typeof answer !== 'object' && shown ? { words: shown } : answer;
}

async function ask(find: AddressInWords, id: string, limitMs: number): Promise<AddressOnArrival> {
  const lookUp = new AbortController();
  const asking = find(id, lookUp.signal).then(
    (words): AddressOnArrival => (words ? { words } : 'none'),
    (): AddressOnArrival => 'later',
  );
  const answer = await withTimeout(asking, limitMs);
  if (answer === undefined) lookUp.abort();
  return answer ?? 'later';
}
