import type { JobHandler } from '../outbox/job-outcome.ts';
import type { AddressOfLead } from './address-of-lead.ts';

/** Does the job 'address-look-up', which a lead has whose address could not be asked for as it arrived. */
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
