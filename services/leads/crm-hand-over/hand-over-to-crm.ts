import type { Clock } from '#platform/clock/clock.ts';
import type { AddressOfLead } from '../lead-address/address-of-lead.ts';
import type { JobHandler } from '../outbox/job-outcome.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { signBody } from './sign-body.ts';

export type HandOverDeps = {
  /** CRM_WEBHOOK_URL and CRM_WEBHOOK_SECRET. */
  url: string;
  secret: string;
  clock: Clock;
  /** The address in words, which goes along. */
  addressOf: AddressOfLead;
  timeoutMs?: number;
};

/** A webhook takes a lead into a queue of its own: longer than this, and it is not well. */
const usualTimeoutMs = 15_000;
/** Nobody's complaint waits longer for its address in words: it then goes with the id alone. */
const waitsForAddressMs = 10 * 60_000;

/**
 * Does the job 'crm-hand-over': posts the lead as JSON to the supplier's webhook, signed. Headers: `X-Timestamp`
 * (seconds since 1970), `X-Signature` (`sha256=…`, see `signBody`), `Idempotency-Key` (the lead's id, the same at
 * each try). Any 2xx is done; everything else, redirects too, is tried again.
 */
export function handOverToCrm(deps: HandOverDeps): JobHandler {
  const { url, secret, clock, addressOf, timeoutMs = usualTimeoutMs } = deps;
  return async (lead, { signal }) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const address = await addressOf(lead, inTime).catch(() => undefined);
    if (address === undefined && clock.now() < Date.parse(lead.receivedAt) + waitsForAddressMs)
      return { ok: false, code: 'addresses-unavailable', retry: true };
    const body = JSON.stringify(handOverDocument({ ...lead, address: address ?? null }));
    const timestamp = String(Math.floor(clock.now() / 1000));
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        // A redirect would carry personal data to where the supplier did not say.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': lead.id,
          'x-timestamp': timestamp,
          'x-signature': signBody(body, timestamp, secret),
        },
      });
      await answer.body?.cancel();
      return answer.ok ? { ok: true } : { ok: false, code: `crm-${answer.status}`, retry: true };
    } catch (problem) {
      const isLate = problem instanceof Error && ['TimeoutError', 'AbortError'].includes(problem.name);
      return { ok: false, code: isLate ? 'crm-timeout' : 'crm-connection-lost', retry: true };
    }
  };
}

/** The lead as the CRM gets it: the posted document with its id, reference, time of receipt, caller and address in words. */
function handOverDocument({ id, reference, receivedAt, clientId, address, document }: StoredLead) {
  return { id, reference, receivedAt, clientId, address, lead: document.data };
}
