import * as z from 'zod/mini';
import { boundedText, longestText } from './bounded-text.ts';
import { isGiven } from './required-line.ts';

/** SPEC §5, §9: query text has at most this many characters. */
export const queryLimit = 30_000;

/** SPEC §5 "Query text": the message for a text of `length` characters that is over the limit. */
export function queryTooLong(length: number): string {
  return `Maximum character limit reached. You are currently ${length - queryLimit} characters over.`;
}

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const controls = /(?![\n\t])\p{Cc}/gu;

/** Free text as it is counted and sent: trimmed, each line end one character, no control characters. */
export function normaliseText(typed: string): string {
  return typed.replace(lineEnds, '\n').replace(controls, '').trim();
}

/** Required free text; `ask` is the message if it is missing. Never truncated. */
export function queryText(ask: string) {
  return textOfAtMost(queryLimit, ask, queryTooLong);
}

/** Free text of at most `limit` characters; `tooLong` makes the message for one of `length`. */
export function textOfAtMost(limit: number, ask: string, tooLong: (length: number) => string) {
  return boundedText(ask, { tooLong: ({ length }) => tooLong(length), longest: longestText }).check(
    z.overwrite(normaliseText),
    isGiven(ask),
    z.refine((text) => text.length <= limit, {
      error: ({ input }) => tooLong(String(input).length),
      abort: true,
    }),
  );
}
