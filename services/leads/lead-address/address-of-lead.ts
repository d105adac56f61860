import type { LeadsStore } from '../store/leads-store.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { addressIdOf } from './address-id-of.ts';
import type { AddressInWords } from './address-in-words.ts';

/** A stored lead's address in words; null when it has none, or nobody knows it. Rejects while the words can't be had. */
export type AddressOfLead = (lead: StoredLead, signal: AbortSignal) => Promise<string | null>;

/** Reads the words kept with a lead, else asks for them and keeps them from then on. */
export function addressOfLead(store: Pick<LeadsStore, 'keepAddress'>, find: AddressInWords): AddressOfLead {
  return async (lead, signal) => {
    const id = addressIdOf(lead.document);
    if (lead.address !== null || id === undefined) return lead.address;
    const words = await find(id, signal);
    if (!words) return null;
    await store.keepAddress(lead.id, words);
    return words;
  };
}
