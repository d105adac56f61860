import { queryOptions } from '@tanstack/react-query';
import type { CustomerDetails } from '#contracts/customers.ts';
import { freshMs } from '../queries/query-client.ts';

const address = '/help-and-support/your-details';

/** The details that fill the forms of who is signed in. Throws when they can't be had, so that it is tried again. */
export async function askDetails(signal?: AbortSignal): Promise<CustomerDetails> {
  const answer = await fetch(address, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`Details can't be had: ${answer.status}`);
  const given: Partial<Record<keyof CustomerDetails, unknown>> = await answer.json();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    firstName: text(given.firstName),
    surname: text(given.surname),
    email: text(given.email),
    telephone: text(given.telephone),
  };
}

/** One customer's details, asked as SPEC §9 says, and forgotten once they are no longer fresh and no form needs them. */
export function customerDetails(ask: typeof askDetails, email: string) {
  return queryOptions({
    queryKey: ['customer-details', email] as const,
    queryFn: ({ signal }) => ask(signal),
    gcTime: freshMs,
  });
}
