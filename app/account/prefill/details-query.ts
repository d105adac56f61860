import { queryOptions } from '@tanstack/react-query';
import type { CustomerDetails } from '#contracts/customers.ts';
import { recordingFailure } from '../../telemetry/analytics/record-failed-call.ts';
import { freshMs } from '../query-times.ts';
import { areaHref } from '../../area-href.ts';

const address = areaHref('/your-details');

/**
 * The details that prefill a signed-in visitor's forms. Throws when they are unavailable, so that the query is
 * retried.
 */
export async function askDetails(signal?: AbortSignal): Promise<CustomerDetails> {
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new Error(`The details could not be fetched: ${response.status}`);
  const given: Partial<Record<keyof CustomerDetails, unknown>> = await response.json();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    firstName: text(given.firstName),
    surname: text(given.surname),
    email: text(given.email),
    telephone: text(given.telephone),
  };
}

/** One customer's details, fetched as SPEC §9 says. They are dropped once stale and no longer used by a form. */
export function customerDetails(ask: typeof askDetails, email: string) {
  return queryOptions({
    queryKey: ['customer-details', email] as const,
    queryFn: ({ signal }) => recordingFailure('customer-look-up-failed', () => ask(signal), signal),
    gcTime: freshMs,
  });
}
