import { readQuotes, searchesOf, type InstantAnswer, type Intent } from '#contracts/instant-answers.ts';
import { keepLongest } from '../concepts.ts';
import type { Lexicon } from '../lexicon.ts';
import { readWords } from '../read-words.ts';
import { emptyWords, stopWords, turningWords } from '../stop-words.ts';
import { describedThing } from './described-things.ts';

/**
 * A word of a phrase, or several that have synonyms together: found by its stems, or by a concept of its own. `weight`:
 * how distinctive it is: 1 if only one answer has it, and the lower the more do.
 * `isExactPhrase`: its stems must follow each other. Its words say nothing alone, so they don't make other answers less
 * likely.
 */
export type Part = {
  stems: readonly string[];
  concepts: readonly string[];
  weight: number;
  isExactPhrase?: boolean;
};
/** A search that belongs to an answer. */
export type IntentPhrase = {
  answer: InstantAnswer;
  parts: readonly Part[];
  /** It is about danger: it wins over an answer that leaves its words out. */
  isUrgent: boolean;
  /** Its 'electric' describes a thing, as in 'electric shock', and doesn't mean the electricity itself. */
  describes: boolean;
  /** The stems of all searches of its answer. */
  named: ReadonlySet<string>;
};

/** The answers' searches, ready to be compared with what is typed. */
export type Intents = {
  /** Each answer with its page and its first search, in the editors' order. */
  list: readonly { id: string; href: string; search: string }[];
  phrases: readonly IntentPhrase[];
  /** How distinctive a stem is; undefined if no answer has it. */
  weightOf: (stem: string) => number | undefined;
};

/** Words that only change the meaning of others count little. */
const turningWeight = 0.2;

/** Parses the searches of all answers once. */
export function createIntents(intents: readonly Intent[], lexicon: Lexicon): Intents {
  const read = intents.map(({ searches, urgent = [], ...answer }) => {
    const phrases = [...searches, ...urgent];
    const stemmed = phrases.map((search) => stemWords(search, lexicon));
    return {
      answer,
      named: new Set(stemmed.flat().map(({ stem }) => stem)),
      phrases: phrases.map((search, nth) => ({
        parts: readParts(search, lexicon),
        isUrgent: urgent.includes(search),
        describes: (stemmed[nth] ?? []).some((_, place, all) => describedThing(all, place, lexicon)),
      })),
    };
  });
  const answersWith = new Map<string, number>();
  for (const { phrases } of read)
    for (const term of new Set(
      phrases
        .flatMap(({ parts }) => parts)
        .filter(({ isExactPhrase }) => !isExactPhrase)
        .flatMap(({ stems, concepts }) => [...stems, ...concepts]),
    ))
      answersWith.set(term, (answersWith.get(term) ?? 0) + 1);

  const most = Math.log(1 + intents.length);
  const weightOf = (term: string) => {
    const answers = answersWith.get(term);
    if (answers === undefined) return undefined;
    return stopWords.has(term) ? turningWeight : Math.log(1 + intents.length / answers) / most;
  };
  const weigh = (part: Omit<Part, 'weight'>): Part => ({
    ...part,
    weight: part.isExactPhrase
      ? 1
      : Math.max(...[...part.stems, ...part.concepts].map((term) => weightOf(term) ?? 0)),
  });
  return {
    list: intents.map(({ id, page, searches }) => {
      const [search = ''] = searchesOf({ searches });
      return { id, href: page.href, search };
    }),
    phrases: read.flatMap(({ answer, named, phrases }) =>
      phrases.map(({ parts, ...phrase }) => ({ answer, named, ...phrase, parts: parts.map(weigh) })),
    ),
    weightOf,
  };
}

/**
 * The significant parts of a phrase. If there is only one, words such as 'where' count too: 'bill' alone doesn't ask
 * 'where is my bill'. Words in quotation marks are one part.
 */
export function readParts(phrase: string, lexicon: Lexicon): Omit<Part, 'weight'>[] {
  const parts = partsWithout(phrase, lexicon, (word) => stopWords.has(word) && !turningWords.has(word));
  return parts.length > 1 ? parts : partsWithout(phrase, lexicon, (word) => emptyWords.has(word));
}

function stemWords(phrase: string, { stem }: Lexicon) {
  return readWords(phrase).map(({ folded }) => ({ folded, stem: stem(folded) }));
}

function partsWithout(
  phrase: string,
  lexicon: Lexicon,
  isLeftOut: (word: string) => boolean,
): Omit<Part, 'weight'>[] {
  return readQuotes(phrase).flatMap(({ text, isQuoted }) => {
    if (!isQuoted) return partsBetween(text, lexicon, isLeftOut);
    const stems = stemWords(text, lexicon).map(({ stem }) => stem);
    return stems.length ? [{ stems, concepts: [], isExactPhrase: true }] : [];
  });
}

/** The parts of words without quotation marks: phrases that have synonyms, and single words. */
function partsBetween(
  text: string,
  { stem, findConcepts }: Lexicon,
  isLeftOut: (word: string) => boolean,
): Omit<Part, 'weight'>[] {
  const words = readWords(text);
  const stems = words.map(({ folded }) => stem(folded));
  const concepts = keepLongest(findConcepts(stems));
  const parts: Omit<Part, 'weight'>[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const long = concepts.find(({ from, to }) => from === place && to - from > 1);
    const end = long?.to ?? place + 1;
    if (!long && isLeftOut(words[place]?.folded ?? '')) continue;
    const here = concepts.filter(({ from, to }) => from === place && to === end);
    parts.push({ stems: stems.slice(place, end), concepts: here.map(({ concept }) => concept) });
    place = end - 1;
  }
  return parts;
}
