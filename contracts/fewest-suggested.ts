/**
 * Suggestions start at the third character, because shorter terms match almost anything. Counted in UTF-16 code units, as
 * all limits are (contracts/search.ts). In a file of its own, because pages carry no schema library.
 */
export const fewestSuggestedCharacters = 3;
