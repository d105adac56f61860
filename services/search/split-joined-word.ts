import type { SearchIndex } from './build-index.ts';
import type { Field } from './index-articles.ts';

/** Shorter parts are found inside too many words. */
const shortestPart = 3;
const distinctive: Field[] = ['title', 'keywords', 'headings'];

/** The two words that were typed as one, if they are adjacent in an article: directdebit → direct debit. */
export function splitJoinedWord(word: string, index: SearchIndex): [string, string] | undefined {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (!index.vocabulary.has(first) || !index.vocabulary.has(second)) continue;
    const pair = ` ${index.lexicon.stem(first)} ${index.lexicon.stem(second)} `;
    if (index.articles.some(({ stems }) => distinctive.some((field) => stems[field].includes(pair))))
      return [first, second];
  }
  return undefined;
}
