import type { Context } from 'hono';

/** Answers with `response` alone. Hono merges the headers of the previous one into a new one, so that goes first. */
export function replaceResponse(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}
