import type { BrowserFailure } from '#contracts/browser-failure.ts';
import { areaPath } from '#contracts/area-path.ts';

/** A frame in a file of our own build. */
const ownFrame = new RegExp(String.raw`${areaPath}/assets/([\w.-]+\.js):(\d+):(\d+)`);
/** Browser extensions run in our pages, and may fail there. */
const extension = /\w-extension:\/\//;
const maxFrames = 4;

/**
 * The reportable facts of a problem: its name and where it happened, never its message. Undefined if the problem is not
 * ours, or not a failure.
 */
export function describeProblem(problem: unknown): Pick<BrowserFailure, 'error' | 'code' | 'at'> | undefined {
  if (isErrorResponse(problem)) {
    // A refusal by a route is intended.
    return problem.status < 500
      ? undefined
      : { error: 'ErrorResponse', code: String(problem.status), at: [] };
  }
  if (!(problem instanceof Error)) return { error: typeof problem, at: [] };
  const { name, stack = '', message } = problem;
  // Leaving a page aborts its calls.
  if (name === 'AbortError' || extension.test(stack)) return undefined;
  return { error: /^[A-Za-z]\w{0,59}$/.test(name) ? name : 'Error', at: framesOf(stack, message) };
}

/** React Router's ErrorResponse, by its shape: its own check would load React with pages that are only read. */
function isErrorResponse(problem: unknown): problem is { status: number } {
  const { status, statusText, internal } = Object(problem) as Record<string, unknown>;
  return typeof status === 'number' && typeof statusText === 'string' && typeof internal === 'boolean';
}

/** Our own frames. In some browsers the message comes before them, and could look like one. */
function framesOf(stack: string, message: string): string[] {
  const start = message === '' ? -1 : stack.indexOf(message);
  const frames = start < 0 ? stack : stack.slice(start + message.length);
  return frames
    .split('\n')
    .flatMap((line) => ownFrame.exec(line)?.slice(1).join(':') ?? [])
    .slice(0, maxFrames);
}
