import { QueryClient } from '@tanstack/react-query';

/** SPEC §9: the first retry waits this long, and each further one twice as long as the one before. */
export const firstRetryMs = 1_000;
/** SPEC §9: and never longer than this. */
export const longestRetryMs = 30_000;
/** SPEC §9: data stays fresh this long. */
export const freshMs = 30_000;

/** How many times a failed query is tried again. SPEC leaves it open. */
const retries = 3;

/** What changes while a page is open, asked as SPEC §9 says: the defaults of every query are here alone. */
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
