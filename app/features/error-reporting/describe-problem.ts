import { isRouteErrorResponse } from 'react-router';
import type { BrowserFailure } from '#contracts/browser-failure.ts';

/** A frame in a file of our own build. */
const ownFrame = /\/help-and-support\/assets\/([\w.-]+\.js):(\d+):(\d+)/;
/** Browsers' extensions run in our pages, and fail there. */
const extension = /\w-extension:\/\//;
const framesTold = 4;

/** What may be told of a problem: its name and where it happened, never its words. Undefined: not ours, or no problem. */
export function describeProblem(problem: unknown): Pick<BrowserFailure, 'error' | 'code' | 'at'> | undefined {
  if (isRouteErrorResponse(problem)) {
    // What a route refused was meant so.
    return problem.status < 500
      ? undefined
      : { error: 'ErrorResponse', code: String(problem.status), at: [] };
  }
  if (!(problem instanceof Error)) return { error: typeof problem, at: [] };
  const { name, stack = '', message } = problem;
  // Who leaves a page ends its calls.
  if (name === 'AbortError' || extension.test(stack)) return undefined;
  return { error: /^[A-Za-z]\w{0,59}$/.test(name) ? name : 'Error', at: framesOf(stack, message) };
}

/** Our own frames. The message stands before them in some browsers: it could look like one. */
function framesOf(stack: string, message: string): string[] {
  const start = message === '' ? -1 : stack.indexOf(message);
  const frames = start < 0 ? stack : stack.slice(start + message.length);
  return frames
    .split('\n')
    .flatMap((line) => ownFrame.exec(line)?.slice(1).join(':') ?? [])
    .slice(0, framesTold);
}
