import type { Clock } from '#platform/clock/clock.ts';
import { isTlsError } from '#platform/tls/is-tls-error.ts';
import type { AddressOfLead } from '../lead-address/address-of-lead.ts';
import type { JobHandler } from '../outbox/job-outcome.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { signBody } from './sign-body.ts';

export type PostToCrmDeps = {
  /** CRM_WEBHOOK_URL and CRM_WEBHOOK_SECRET. */
  url: string;
  secret: string;
  clock: Clock;
  /** Looks up the address as text, which is sent too. */
  addressOf: AddressOfLead;
  timeoutMs?: number;
};

/** A webhook only queues the lead, so one that takes longer than this is unhealthy. */
const defaultTimeoutMs = 15_000;
/** A complaint waits no longer than this for its address text; it is then sent with the id alone. */
const waitsForAddressMs = 10 * 60_000;

/**
 * Runs the job 'crm-hand-over': posts the lead as JSON to the supplier's webhook, signed. Headers: `X-Timestamp`
 * (seconds since 1970), `X-Signature` (`sha256=…`, see `signBody`), `Idempotency-Key` (the lead's id, the same for
 * each attempt). Any 2xx is success; everything else, redirects too, is retried.
 */
export function postToCrm(deps: PostToCrmDeps): JobHandler {
  const { url, secret, clock, addressOf, timeoutMs = defaultTimeoutMs } = deps;
  return async (lead, { signal }) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const address = await addressOf(lead, inTime).catch(() => undefined);
    const waitsUntil = Date.parse(lead.receivedAt) + waitsForAddressMs;
    if (address === undefined && clock.now() < waitsUntil)
      return { ok: false, code: 'addresses-unavailable', retry: true, retryBy: waitsUntil };
    const body = JSON.stringify(webhookDocument({ ...lead, address: address ?? null }));
    const timestamp = String(Math.floor(clock.now() / 1000));
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        // A redirect would send personal data to an address that the supplier did not configure.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': lead.id,
          'x-timestamp': timestamp,
          'x-signature': signBody(body, timestamp, secret),
        },
      });
      await response.body?.cancel();
      return response.ok ? { ok: true } : { ok: false, code: `crm-${response.status}`, retry: true };
    } catch (problem) {
      return { ok: false, code: codeOf(problem), retry: true };
    }
  };
}

function codeOf(problem: unknown): string {
  if (!(problem instanceof Error)) return 'crm-connection-lost';
  if (['TimeoutError', 'AbortError'].includes(problem.name)) return 'crm-timeout';
  // `fetch` reports every failure as 'fetch failed'; Node's own error is its cause.
  const isTls = problem.cause instanceof Error && 'code' in problem.cause && isTlsError(problem.cause.code);
  return isTls ? 'crm-tls-failed' : 'crm-connection-lost';
}

/** What the CRM gets: the posted document with its id, reference, time of receipt, caller and address text. */
function webhookDocument({ id, reference, receivedAt, clientId, address, document }: StoredLead) {
  return { id, reference, receivedAt, clientId, address, lead: document.data };
}
