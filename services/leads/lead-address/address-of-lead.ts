import type { LeadsStore } from '../store/leads-store.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { addressIdOf } from './address-id-of.ts';
import type { AddressInWords } from './address-in-words.ts';

/** A stored lead's address as text; null if it has none or the address is unknown. Rejects if the look-up fails. */
export type AddressOfLead = (lead: StoredLead, signal: AbortSignal) => Promise<string | null>;

/** Reads the text stored with the lead; otherwise looks it up and stores it. */
export function addressOfLead(store: Pick<LeadsStore, 'storeAddress'>, find: AddressInWords): AddressOfLead {
  return async (lead, signal) => {
    const id = addressIdOf(lead.document);
    if (lead.address !== null || id === undefined) return lead.address;
    const words = await find(id, signal);
    if (!words) return null;
    await store.storeAddress(lead.id, words);
    return words;
  };
}
