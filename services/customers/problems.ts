import type { Problem } from '#contracts/json-api-refusal.ts';

/** The errors that the service returns, in plain words. CONTRACTS "Calls". */
export const problems = {
  notSignedIn: {
    status: 401,
    code: 'token-not-accepted',
    title: 'Nobody is signed in',
    detail: 'Send a token of the right kind that is still good: Authorization: Bearer.',
  },
  failing: {
    status: 500,
    code: 'record-not-readable',
    title: 'The record can’t be read',
    detail: 'Try again later.',
  },
  unavailable: {
    status: 503,
    code: 'customers-unavailable',
    title: 'Customers aren’t available',
    detail: 'Try again in a few moments.',
  },
} as const satisfies Record<string, Problem<401 | 500 | 503>>;
