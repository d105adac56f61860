import * as z from 'zod/mini';

const day = z.iso.date('a day, as 2026-11-21');

/**
 * A figure, date, deadline or scheme that can change. Texts refer to it by name: `{{fact:vat-rate}}` is replaced by its
 * value, `{{from:vat-rate}}` by the day from which it applies, in words.
 */
const fact = z.object({
  /** As people read it: '£150', '5%', 'eight weeks'. It is used in plain text and in markup. */
  value: z.string().check(z.regex(/^[^<>&"{}]+$/, 'words, without < > & " { }')),
  /** What it is, in one sentence, for editors. */
  about: z.string().check(z.minLength(1)),
  /** The source: an address, with the publisher if the address doesn't show it; 'the supplier' for its own facts. */
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
