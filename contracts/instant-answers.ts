import * as z from 'zod/mini';
import { optionalField, orLeftOut } from './optional-fields.ts';

/** More would push the results off a phone's screen. */
const mostOthers = 2;

const words = z.string().check(z.minLength(1));
const quotes = /(“[^“”"]+”)/;
/** What people type. Words in quotation marks are an exact phrase: “end my life”, cut “gas pipe”. */
const searchWords = z
  .string()
  .check(z.regex(/^(?:[^“”"]|“[^“”"]+”)+$/, 'words, and phrases in “quotation marks”'));
const link = z.object({ label: words, href: words });

/**
 * An answer that the search gives before its results: the first step, a number or a page. SPEC §2 "Search".
 * Texts may name phone numbers and facts: `{{phone:powerCut}}`, `{{fact:vat-rate}}`.
 */
const instantAnswer = z.object({
  id: words,
  title: words,
  /** The first thing to do, in one or two sentences; rich text. */
  step: words,
  /**
   * The number to ring, and what it costs and when it is open. Without a note, the embedded search gives what
   * brand.json says about that line.
   */
  call: optionalField(z.object({ number: words, note: optionalField(z.string()) })),
  page: link,
  /** Pages for those who meant something else. */
  others: optionalField(z.array(link).check(z.maxLength(mostOthers, `a list of ${mostOthers} at most`))),
  pictogram: optionalField(words),
});
export type InstantAnswer = z.infer<typeof instantAnswer>;

/** An answer, with the searches that people type when they need it. */
const intent = z.extend(instantAnswer, {
  searches: z.array(searchWords).check(z.minLength(1)),
  /** More of them, about danger: whatever else is typed, they win over an answer that leaves their words out. */
  urgent: optionalField(z.array(searchWords)),
});
export type Intent = z.infer<typeof intent>;

/** All searches of an answer, without their quotation marks. */
export function searchesOf({ searches, urgent = [] }: Pick<Intent, 'searches' | 'urgent'>): string[] {
  return [...searches, ...urgent].map((search) =>
    readQuotes(search)
      .map(({ text }) => text)
      .join(''),
  );
}

/** The parts of a search that are in quotation marks, and those between them. */
export function readQuotes(search: string): { text: string; isQuoted: boolean }[] {
  return search
    .split(quotes)
    .filter((text) => text)
    .map((text) => ({ text: text.replaceAll(/[“”]/g, ''), isQuoted: quotes.test(text) }));
}

/** `GET /search/answers.json` of the content service. CONTRACTS "Calls". */
export const intentList = z.object({ answers: z.array(intent) });

/**
 * The same list as the site reads it: invalid answers are left out, so that a mistake in one doesn't take away those
 * about danger. A list of nothing but invalid answers is invalid, so that the last good copy stays in use.
 */
export const validIntents = z.object({
  answers: z.pipe(
    z
      .array(orLeftOut(intent))
      .check(z.refine((answers) => answers.length === 0 || answers.some((answer) => answer))),
    z.transform((answers) => answers.filter((answer) => answer !== undefined)),
  ),
});

/** The answer as the search service sends it, without those searches. */
export const shownAnswer = z.optional(instantAnswer);
