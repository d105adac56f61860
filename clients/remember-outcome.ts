import type { ServiceCall } from './service-call.ts';

/** How the last call of a back end ended; `unused` before the first. */
export type LastOutcome = 'ok' | 'failing' | 'unused';

/**
 * Passes calls on and remembers how the last one ended. A call that its visitor gave up, and an answer that refuses what
 * was asked, say nothing of the back end's health.
 */
export function rememberOutcome(call: ServiceCall): { call: ServiceCall; last: () => LastOutcome } {
  let last: LastOutcome = 'unused';
  return {
    last: () => last,
    call: async (path, init) => {
      try {
        const answer = await call(path, init);
        last = answer.status < 500 ? 'ok' : 'failing';
        return answer;
      } catch (problem) {
        if (!init?.signal?.aborted) last = 'failing';
        throw problem;
      }
    },
  };
}
