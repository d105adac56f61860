import { QueryClient } from '@tanstack/react-query';
import { freshMs, mostRetries, retryDelayMs } from './query-times.ts';

/** The client for data that changes while a page is open. The defaults of every query (SPEC §9) are set only here. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: mostRetries,
        retryDelay: retryDelayMs,
        staleTime: freshMs,
        refetchOnWindowFocus: false,
      },
    },
  });
}
