/** Enough of a stack to find the place, not so much that a log line is a page. */
const framesKept = 4;

/** What a log line says of a failure: its name and where it happened. Its message may quote a visitor, so it stays out. */
export function describeFailure(problem: unknown): { error: string; at: string } {
  if (!(problem instanceof Error)) return { error: typeof problem, at: '' };
  const frames = (problem.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    error: problem.name,
    at: frames
      .slice(0, framesKept)
      .map((frame) => frame.trim())
      .join(' < '),
  };
}
