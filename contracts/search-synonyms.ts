import * as z from 'zod/mini';

const phrase = z.string().check(z.minLength(1));

/**
 * What people call things, besides the words that the search knows already. `GET /search/synonyms.json` of the content
 * service. CONTRACTS "Calls".
 */
export const searchSynonyms = z.object({
  /** Words that are read as another one: slang and wrong words, such as `{ "leccy": "electricity" }`. */
  words: z.record(phrase, phrase),
  /**
   * Words and phrases that mean nearly the same: each also finds the others. A group whose first phrase the search
   * already knows is added to the group of that phrase.
   */
  groups: z.array(z.array(phrase).check(z.minLength(2))),
});
export type SearchSynonyms = z.infer<typeof searchSynonyms>;
