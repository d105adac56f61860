import * as z from 'zod/mini';
import { boundedText, useFewer } from './bounded-text.ts';
import { normaliseLine } from './normalise-line.ts';

/** A rule that stops validation of its field, so that a field has one message at a time. */
export function orElse(message: string) {
  return { error: message, abort: true };
}

/**
 * A required line; `ask` is the message if it is missing, `tooLong` if it is longer than any answer. Missing,
 * blank and non-text values all count as missing.
 */
export function requiredLine(ask: string, tooLong: string) {
  return boundedText(ask, { tooLong }).check(z.overwrite(normaliseLine), isGiven(ask));
}

/** A line that must be given, of at most `limit` characters. `name` is what its messages call it. */
export function requiredLineOf(limit: number, name: string, ask: string) {
  return requiredLine(ask, useFewer(name, limit)).check(atMost(limit, name));
}

/** An optional line; '' if empty. `name` is its name in messages. */
export function optionalLine(name: string, limit: number) {
  const line = boundedText(`${name} must be text`, { tooLong: useFewer(name, limit) });
  return z._default(line.check(z.overwrite(normaliseLine), atMost(limit, name)), '');
}

/** Not empty. A refinement, because z.minLength also runs on non-text values, and would then report a second error. */
export function isGiven(ask: string) {
  return z.refine<string>((text) => text !== '', orElse(ask));
}

/** At most `limit` characters; a refinement for the same reason. */
export function atMost(limit: number, name: string, unit = 'characters') {
  return z.refine<string>(
    (text) => text.length <= limit,
    orElse(`${name} must be ${limit} ${unit} or fewer`),
  );
}
