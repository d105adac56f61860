import * as z from 'zod/mini';
import { withoutInvisibleMarks } from './forms/normalise-line.ts';
import { shownAnswer } from './instant-answers.ts';

/**
 * SPEC §5, §9: search text is required and at most 2000 characters. They are counted as browsers count for `maxlength`, in
 * UTF-16 code units, here as for every other limit: an emoji such as 😀 takes two.
 */
export const searchTermLimit = 2000;

/** Includes spaces and invisible marks, which are not counted. */
const longestTyped = 10 * searchTermLimit;
const tooLong = `Search must be ${searchTermLimit} characters or fewer`;

/** A visitor's search term, trimmed, without invisible marks. SPEC §5. */
export const searchTerm = z
  .string()
  .check(
    z.maxLength(longestTyped, { error: tooLong, abort: true }),
    z.overwrite(withoutInvisibleMarks),
    z.minLength(1, 'Enter what you’re looking for'),
    z.maxLength(searchTermLimit, tooLong),
  );

/** A stretch of text, marked where it matches what was searched. */
const excerptPart = z.object({ text: z.string(), match: z.boolean() });

const searchResult = z.object({
  title: z.string(),
  titleParts: z.array(excerptPart),
  href: z.string(),
  excerpt: z.array(excerptPart),
  category: z.object({ id: z.string(), label: z.string() }),
  lastReviewed: z.optional(z.string()),
});

/** A page of search results, ten a page, best first. Every text is plain text, to be escaped where it is shown. */
export const searchResults = z.object({
  term: z.string(),
  /** The corrected term, when a word as typed found nothing but a near spelling did. */
  correctedTerm: z.optional(z.string()),
  /** The answer to what was probably meant, shown before the results. */
  answer: shownAnswer,
  /** Results in the chosen category, or in all. */
  total: z.number(),
  /** From 1 to `pages`; `pages` is 1 when nothing was found. */
  page: z.number(),
  pages: z.number(),
  results: z.array(searchResult),
  /** How many results each category has, most first, whichever category is chosen. */
  categories: z.array(z.object({ id: z.string(), label: z.string(), count: z.number() })),
  /** Searches of the same topic, in the editors' words, closest first; none where nothing is known of the topic. */
  related: z.optional(z.array(z.string())),
});
export type SearchResults = z.infer<typeof searchResults>;
export type SearchResult = z.infer<typeof searchResult>;
export type ExcerptPart = z.infer<typeof excerptPart>;

/** Suggestions while typing: at most eight, best first. `href` when the suggestion is one article. */
export const searchSuggestions = z.object({
  /** Shown before the suggestions. */
  answer: shownAnswer,
  suggestions: z.array(z.object({ text: z.string(), href: z.optional(z.string()) })),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;

/** A term reduced to words that occur in articles; '…' replaces all others. It contains no personal data. */
export const knownWordsOfTerm = z.object({ words: z.string() });
export type KnownWordsOfTerm = z.infer<typeof knownWordsOfTerm>;

/** Frequent searches, most popular first. */
export const popularSearches = z.object({ searches: z.array(z.string()) });
export type PopularSearches = z.infer<typeof popularSearches>;
