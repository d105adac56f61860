import { readWords } from './read-words.ts';

/** Returns the form of a folded word that all words of its meaning share. */
export type Stem = (folded: string) => string;

/** Words that may stand inside a phrase without changing it: 'close my account' is 'close account'. */
const fillers: ReadonlySet<string> = new Set(['my', 'your', 'our', 'the', 'a', 'an', 'their']);

/** Groups of words and phrases that mean nearly the same, with commas between: 'bill, statement, invoice'. */
export type SynonymGroups = readonly string[];

/** The phrases of all groups. */
export function phrasesOf(groups: SynonymGroups): string[][] {
  return groups.map((group) => group.split(','));
}

/** A phrase of a group found among stems, from `from` up to but not including `to`. */
export type ConceptMatch = { concept: string; from: number; to: number };

/** Finds every group's phrases among the stems of a text. */
export type ConceptFinder = (stems: readonly string[]) => ConceptMatch[];

/** Parses the groups once. A group's concept is an index term that no word can equal: '~' and its number. */
export function createConceptFinder(groups: SynonymGroups, stem: Stem): ConceptFinder {
  const phrasesByFirst = new Map<string, { concept: string; stems: string[] }[]>();
  for (const [index, phrases] of phrasesOf(groups).entries()) {
    const alike = new Set(phrases.map((phrase) => readPhrase(phrase, stem).join(' ')));
    for (const stems of [...alike].map((phrase) => phrase.split(' '))) {
      const [first = ''] = stems;
      phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), { concept: `~${index}`, stems }]);
    }
  }
  return (stems) => {
    const significant = withoutFillers(stems);
    return significant.flatMap(({ stem: first, place }, from) =>
      (phrasesByFirst.get(first) ?? [])
        .filter((phrase) => phrase.stems.every((part, offset) => significant[from + offset]?.stem === part))
        .map((phrase) => {
          const last = significant[from + phrase.stems.length - 1];
          return { concept: phrase.concept, from: place, to: (last?.place ?? place) + 1 };
        }),
    );
  };
}

function readPhrase(phrase: string, stem: Stem): string[] {
  return withoutFillers(readWords(phrase).map((word) => stem(word.folded))).map((word) => word.stem);
}

function withoutFillers(stems: readonly string[]): { stem: string; place: number }[] {
  return stems.map((stem, place) => ({ stem, place })).filter(({ stem }) => !fillers.has(stem));
}

/** Of nested matches only the longest: 'gas leak' is about gas, not about leaks. */
export function keepLongest(matches: readonly ConceptMatch[]): ConceptMatch[] {
  return matches.filter(
    ({ from, to }) =>
      !matches.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );
}
