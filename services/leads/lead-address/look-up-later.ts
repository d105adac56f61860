import type { JobHandler } from '../outbox/job-outcome.ts';
import type { AddressOfLead } from './address-of-lead.ts';

/** Runs the job 'address-look-up', which a lead gets if its address could not be looked up when it arrived. */
export function lookUpLater(addressOf: AddressOfLead): JobHandler {
  return async (lead, { signal }) => {
    try {
      await addressOf(lead, signal);
      return { ok: true };
    } catch {
      return { ok: false, code: 'addresses-unavailable', retry: true };
    }
  };
}
