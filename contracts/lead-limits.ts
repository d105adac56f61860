import * as z from 'zod/mini';
import { longestLine } from './forms/longest-line.ts';
import { refundCreditLimit } from './forms/refund-credit.ts';

/** Names in additional information: the longest of ours has 41 characters, and no lead of ours has more than 15. */
const longestName = 100;
const mostNames = 100;
/** The attributes that SPEC §7 strips contain whole records, such as a chat: longer than any form's text. */
const longestRecord = 100_000;

/** A short attribute of a lead: a name, a number, an e-mail address. */
export const leadLine = z.string().check(z.maxLength(longestLine));
/** The text of a lead. SPEC §9 has 30,000 characters for a query, and no limit for feedback. */
export const leadText = z.string().check(z.maxLength(refundCreditLimit));
/** An attribute about which SPEC says only that it is stripped. */
export const leadRecord = z.unknown().check(within(longestRecord));
/** SPEC §3 "additional-information": what a form adds, by name. The names are counted before any of them is validated. */
export const leadExtras = z.pipe(
  z
    .unknown()
    .check(
      z.refine(
        (extras) => Object.keys(Object(extras)).length <= mostNames,
        `must have ${mostNames} parts or fewer`,
      ),
    ),
  z.record(z.string().check(z.maxLength(longestName)), z.unknown().check(within(longestLine))),
);

function within(characters: number) {
  return z.refine((value) => room(value, characters) >= 0, `must be ${characters} characters or fewer`);
}

/** The characters left after subtracting every text, name and item of a value; negative: over the limit. */
function room(value: unknown, characters: number): number {
  if (typeof value === 'string') return characters - value.length;
  let left = characters - 1;
  if (typeof value !== 'object' || value === null) return left;
  for (const [name, inner] of Object.entries(value)) {
    if (left < 0) return left;
    left = room(inner, left - (Array.isArray(value) ? 0 : name.length));
  }
  return left;
}
