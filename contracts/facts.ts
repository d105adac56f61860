import * as z from 'zod/mini';

const day = z.iso.date('a day, as 2026-11-21');

/**
 * A figure, date, deadline or scheme that can change. Texts name it, and get its value: `{{fact:vat-rate}}` is its value,
 * `{{from:vat-rate}}` the day since which it holds, in words.
 */
const fact = z.object({
  /** As people read it: '£150', '5%', 'eight weeks'. It stands in words and markup alike. */
  value: z.string().check(z.regex(/^[^<>&"{}]+$/, 'words, without < > & " { }')),
  /** What it is, in one sentence, for editors. */
  about: z.string().check(z.minLength(1)),
  /** Where it was read: an address, with whose words they are if it doesn't show that. 'the supplier' for its own. */
  source: z.string().check(z.minLength(1)),
  validFrom: day,
  /** The day by which an editor checks it again. */
  reviewBy: day,
});

/** `GET /facts.json` of the content service. CONTRACTS "Calls". */
export const factList = z.object({
  facts: z.record(
    z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, numbers and hyphens')),
    fact,
  ),
});
export type Facts = z.infer<typeof factList>['facts'];
