import type { SearchIndex } from './build-index.ts';
import type { Field } from './index-articles.ts';

/** Shorter parts are found inside too many words. */
const shortestPart = 3;
/** The shorter ones that phrases are joined by. */
const shortParts: ReadonlySet<string> = new Set(['as', 'go', 'in', 'my', 'no', 'of', 'on', 'to', 'up']);
/** As many as people run together: smart meter not working. It also bounds the work. */
const mostParts = 4;
const distinctive: Field[] = ['title', 'keywords', 'headings', 'searches'];

/**
 * The words that were typed as one, if they are adjacent in an article or in an answer's search, or are a phrase that
 * has synonyms: directdebit → direct debit, noheating → no heating. A name is left alone: its parts are no such phrase.
 */
export function splitJoinedWord(word: string, index: SearchIndex): string[] | undefined {
  return partings(word, mostParts, index)
    .filter((parts) => parts.length > 1)
    .toSorted((one, other) => one.length - other.length)
    .find((parts) => isPhrase(parts, index));
}

/** All ways to part a word into known words. */
function partings(word: string, most: number, index: SearchIndex): string[][] {
  const whole = isPart(word, index) ? [[word]] : [];
  if (most === 1) return whole;
  const apart = Array.from(word, (_, at) => at).flatMap((at) => {
    const first = word.slice(0, at);
    if (!isPart(first, index)) return [];
    return partings(word.slice(at), most - 1, index).map((rest) => [first, ...rest]);
  });
  return [...whole, ...apart];
}

function isPart(word: string, { vocabulary }: SearchIndex): boolean {
  return (word.length >= shortestPart || shortParts.has(word)) && vocabulary.has(word);
}

function isPhrase(parts: readonly string[], { articles, lexicon }: SearchIndex): boolean {
  const stems = parts.map(lexicon.stem);
  const phrase = ` ${stems.join(' ')} `;
  return (
    lexicon.findConcepts(stems).some(({ from, to }) => from === 0 && to === stems.length) ||
    articles.some((article) => distinctive.some((field) => article.stems[field].includes(phrase)))
  );
}
