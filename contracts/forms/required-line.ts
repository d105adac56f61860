import * as z from 'zod/mini';
import { boundedText, useFewer } from './bounded-text.ts';
import { tidyLine } from './tidy-line.ts';

/** A rule that ends the judging of its field, so that a field has one message at a time. */
export function orElse(message: string) {
  return { error: message, abort: true };
}

/**
 * A line that must be given; `ask` says what to enter, `tooLong` what to do about more than any answer has. Missing,
 * blank and other than text are all not given.
 */
export function requiredLine(ask: string, tooLong: string) {
  return boundedText(ask, { tooLong }).check(z.overwrite(tidyLine), isGiven(ask));
}

/** A line that must be given, of at most `limit` characters. `name` is what its messages call it. */
export function requiredLineOf(limit: number, name: string, ask: string) {
  return requiredLine(ask, useFewer(name, limit)).check(atMost(limit, name));
}

/** A line that may be left out: '' when it is. `name` is what its messages call it. */
export function optionalLine(name: string, limit: number) {
  const line = boundedText(`${name} must be text`, { tooLong: useFewer(name, limit) });
  return z._default(line.check(z.overwrite(tidyLine), atMost(limit, name)), '');
}

/** Not empty. A refinement, because z.minLength is also tried on what is no text, and then says the same twice. */
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
