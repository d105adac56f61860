import { QueryClient } from '@tanstack/react-query';

/** SPEC §9: the delay before the first retry; it doubles for each further one. */
export const firstRetryMs = 1_000;
/** SPEC §9: the maximum delay before a retry. */
export const longestRetryMs = 30_000;
/** SPEC §9: data stays fresh this long. */
export const freshMs = 30_000;

/** Maximum retries of a failed query. SPEC leaves this open. */
const retries = 3;

/** The client for data that changes while a page is open. The defaults of every query (SPEC §9) are set only here. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: retries,
        retryDelay: (nth) => Math.min(firstRetryMs * 2 ** nth, longestRetryMs),
        staleTime: freshMs,
        refetchOnWindowFocus: false,
      },
    },
  });
}
