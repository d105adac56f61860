import * as z from 'zod/mini';
import { longestLine } from './longest-line.ts';

/**
 * The longest free text that is accepted before tidying. No browser can post a longer one, so the number of characters
 * over the limit in SPEC's message is right for everybody who types.
 */
export const longestText = 320 * 1024;

/** Wraps every length check together with its limit. A test uses it to find the fields that lack one. */
const lengths = new WeakMap<object, number>();

/**
 * The rule that every text field of a form starts with. It checks the length before anything else, so that
 * no normalisation and no regular expression meets a text that is longer than `longest`.
 */
export function boundedText(
  missing: string,
  { tooLong, longest = longestLine }: { tooLong: string | ((text: string) => string); longest?: number },
) {
  const words = typeof tooLong === 'string' ? () => tooLong : tooLong;
  const check = z.refine<string>((text) => text.length <= longest, {
    error: ({ input }) => words(String(input)),
    abort: true,
  });
  lengths.set(check, longest);
  return z.string(missing).check(check);
}

/** The message for a line that is longer than any genuine answer. `name` is the field's label. */
export function useFewer(name: string, limit: number, unit = 'characters'): string {
  return `${name} is too long: use ${limit} ${unit} or fewer`;
}

/** The length that a text rule checks first; undefined if it checks something else first, or nothing. */
export function lengthCheckedFirst(rule: z.ZodMiniString): number | undefined {
  const [first] = rule.def.checks ?? [];
  return first && lengths.get(first);
}
