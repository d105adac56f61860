/** Why there is no replay to view. SPEC §8. */
const problems = [
  'browser-not-supported',
  'rum-not-tracked',
  'incorrect-session-plan',
  'replay-not-started',
] as const;
export type ReplayProblem = (typeof problems)[number];

const workerHint =
  'Session replay did not start: its compression worker failed to start, or one of its scripts is missing. ' +
  'Check that the content security policy allows worker-src ‘self’, and that the worker’s URL answers.';

/** The problem named in a replay's link; undefined when there is none, or the SDK has not started yet. */
export function replayProblem(link: string | undefined): ReplayProblem | undefined {
  if (!globalThis.Worker) return 'browser-not-supported';
  const named = /[?&]error-type=([a-z-]+)/.exec(link ?? '')?.[1];
  return problems.find((problem) => problem === named);
}

/** Reports each problem once, as a window event; a replay that failed to start also as an error. SPEC §8. */
export function reportProblems(sendError: (error: Error) => void): (problem: ReplayProblem) => void {
  const reported = new Set<ReplayProblem>();
  return (problem) => {
    if (reported.has(problem)) return;
    reported.add(problem);
    dispatchEvent(new CustomEvent('monitoring-problem', { detail: problem }));
    // The others are sampling decisions or missing browser features.
    if (problem === 'replay-not-started') sendError(new Error(`${problem}: ${workerHint}`));
  };
}
