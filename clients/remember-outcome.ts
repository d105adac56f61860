import type { CallOutcome } from '#platform/metrics/metrics.ts';
import { isCancelled } from './abort-after.ts';
import type { ServiceCall } from './service-call.ts';

/** How the last call of a back end ended; `unused` before the first. */
export type LastOutcome = 'ok' | 'failing' | 'unused';

/**
 * Passes calls on and remembers how the last one ended. A refusal (4xx) is a response from a healthy back end. A call
 * that the visitor cancelled counts for nothing; `onEnd` is called for all others.
 */
export function rememberOutcome(
  call: ServiceCall,
  onEnd?: (outcome: CallOutcome, seconds: number) => void,
): { call: ServiceCall; last: () => LastOutcome } {
  let last: LastOutcome = 'unused';
  const ended = (outcome: CallOutcome, start: number) => {
    last = outcome === '5xx' || outcome === 'none' ? 'failing' : 'ok';
    onEnd?.(outcome, (performance.now() - start) / 1_000);
  };
  return {
    last: () => last,
    call: async (path, init) => {
      const start = performance.now();
      try {
        const response = await call(path, init);
        ended(`${Math.floor(response.status / 100)}xx` as CallOutcome, start);
        return response;
      } catch (problem) {
        if (!isCancelled(init?.signal)) ended('none', start);
        throw problem;
      }
    },
  };
}
