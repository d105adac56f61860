import type { LeadDocument } from '#contracts/lead.ts';
import { waitAtMost } from '#platform/waiting/wait-at-most.ts';
import { addressIdOf } from './address-id-of.ts';
import type { AddressInWords } from './address-in-words.ts';

/** What is known of a lead's address as it arrives: its words, that there are none, or that they are still to be asked for. */
export type AddressOnArrival = { words: string } | 'none' | 'later';

/** A visitor waits for it. One primary key is read in a thousandth of this. */
const usualLimitMs = 500;

/**
 * Asks for a lead's address before it is stored; where the address service doesn't say it, `shown` stands: the address as
 * the visitor saw it. Never rejects, and never takes long: a lead is stored without it too.
 */
export async function addressOnArrival(
  document: LeadDocument,
  find: AddressInWords,
  { shown, limitMs = usualLimitMs }: { shown?: string | undefined; limitMs?: number } = {},
): Promise<AddressOnArrival> {
  const id = addressIdOf(document);
  if (id === undefined) return 'none';
  const asking = find(id, AbortSignal.timeout(limitMs)).then(
    (words): AddressOnArrival => (words ? { words } : 'none'),
    (): AddressOnArrival => 'later',
  );
  const answer = (await waitAtMost(asking, limitMs)) ?? 'later';
  return typeof answer === 'string' && shown ? { words: shown } : answer;
}
