import type { InstantAnswer } from '#contracts/instant-answers.ts';
import type { SearchIndex } from '../build-index.ts';
import { keepLongest } from '../concepts.ts';
import type { ReadWord } from '../correct-words.ts';
import { stopWords } from '../stop-words.ts';
import type { IntentPhrase, Part } from './create-intents.ts';
import { describedThing } from './described-things.ts';

/** How certain it is that a part is meant, by how it was found. */
const certainty = { words: 1, phraseSynonym: 0.95, synonym: 0.75, nearby: 0.5 };
/** How much a word counts against an answer: of other answers (times its weight), rare in articles, or any other. */
const strangers = { ofAnswers: 0.8, ofArticles: 0.5, others: 0.15 };
/** A word that at least this share of the articles has says little about what is asked. */
const commonFrom = 0.2;
/** Below this an answer is more likely wrong than right. */
const leastSure = 0.52;

/** What was typed, by the places of its words. */
type Typed = {
  stems: readonly string[];
  /** The places of the significant words. */
  distinctive: readonly number[];
  places: ReadonlyMap<string, number>;
  nearby: ReadonlyMap<string, number>;
  concepts: ReadonlyMap<string, readonly number[]>;
  /** The stem of the thing that an 'electric' describes, by the place of 'electric'. */
  things: ReadonlyMap<number, string>;
  /** A thing is missing: 'no electric switch'. */
  lacksThing: boolean;
  denials: readonly Denial[];
};
type Denial = { no: number; behindBut: readonly number[] };

/**
 * The answer to these words, if any: they include all significant words of one of its searches, in any order or as
 * synonyms, and the other words don't ask for something else. An 'electric' thing that the answer never names doesn't
 * match a search about the electricity. An urgent search wins, whatever else is typed, unless the other answer has the
 * same words: 'gas leak from boiler' is not 'boiler leaking', but 'gas boiler leaking water' is.
 */
export function findAnswer(words: readonly ReadWord[], index: SearchIndex): InstantAnswer | undefined {
  const { intents, frequencies } = index;
  const typed = readTyped(words, index);
  const strangeness = (place: number) => {
    const stem = words[place]?.stem ?? '';
    const articles = frequencies.get(stem) ?? 0;
    const isCommon = articles >= commonFrom * index.articles.length;
    const weight = intents.weightOf(stem);
    if (weight !== undefined) return (isCommon ? strangers.ofAnswers / 2 : strangers.ofAnswers) * weight;
    return articles > 0 && !isCommon ? strangers.ofArticles : strangers.others;
  };
  let best: Found | undefined;
  let danger: Found | undefined;
  for (const phrase of intents.phrases) {
    const { answer, parts } = phrase;
    const matches = parts.map((part) => matchPart(part, typed));
    if (matches.some((match) => match === undefined)) continue;
    const places = matches.flatMap((match) => match?.places ?? []);
    const covered = new Set(places);
    if (isAboutAnotherThing(phrase, covered, typed) || deniesBehindBut(covered, typed)) continue;
    const rest = typed.distinctive.filter((place) => !covered.has(place));
    const weight = sum(parts.map((part, nth) => part.weight * (matches[nth]?.certainty ?? 0)));
    const whole = sum(parts.map((part) => part.weight));
    const sure = weight / (whole + sum(rest.map(strangeness)));
    const found = { answer, sure, inOrder: isInOrder(places), weight, covered };
    const isDanger = phrase.isUrgent && weight >= leastSure * whole && saysSo(parts, matches, words);
    if (isDanger && (!danger || isBetter(found, danger))) danger = found;
    if (sure >= leastSure && (!best || isBetter(found, best))) best = found;
  }
  const isCovered = danger && best && [...danger.covered].every((place) => best.covered.has(place));
  return (isCovered ? best : (danger ?? best))?.answer;
}

/**
 * Whether the words themselves say what an urgent search says: no single word stands for one of its words ('co' is part
 * of many names), and a small word is right before the word that it belongs to: 'on fire', not 'turn on the gas fire'.
 */
function saysSo(
  parts: readonly Part[],
  matches: readonly (Match | undefined)[],
  words: readonly ReadWord[],
): boolean {
  return parts.every(({ stems: [stem = ''], isExactPhrase }, nth) => {
    if (matches[nth]?.isOneForAnother) return false;
    if (isExactPhrase) return true;
    const next = matches[nth + 1]?.places[0];
    return !stopWords.has(stem) || next === undefined || words[next - 1]?.stem === stem;
  });
}

/** Words of searches for what is missing or broken. */
const lackWords = ['no', 'not', 'cant', 'wont', 'never', 'without'];

type Found = {
  answer: InstantAnswer;
  sure: number;
  inOrder: boolean;
  weight: number;
  covered: ReadonlySet<number>;
};
/** Where a part is in what was typed. `isOneForAnother`: a single word that is a synonym. */
type Match = { certainty: number; places: readonly number[]; isOneForAnother?: boolean };

function isBetter(one: Found, other: Found): boolean {
  if (one.sure !== other.sure) return one.sure > other.sure;
  if (one.inOrder !== other.inOrder) return one.inOrder;
  return one.weight > other.weight;
}

function isInOrder(places: readonly number[]): boolean {
  return places.every((place, nth) => nth === 0 || place > (places[nth - 1] ?? 0));
}

/** Whether a match joins a 'no' to words after a 'but', to which it doesn't apply: 'no hot water but heating'. */
function deniesBehindBut(covered: ReadonlySet<number>, { denials }: Typed): boolean {
  return denials.some(
    ({ no, behindBut }) => covered.has(no) && behindBut.some((place) => covered.has(place)),
  );
}

/** The place of each 'no', and the places from the next 'but' on. */
function readDenials(words: readonly ReadWord[]): Denial[] {
  return words.flatMap(({ folded }, no) => {
    if (folded !== 'no') return [];
    const but = words.findIndex((word, place) => place > no && word.folded === 'but');
    return { no, behindBut: but < 0 ? [] : words.map((_, place) => place).slice(but) };
  });
}

function isAboutAnotherThing(
  { describes, named }: IntentPhrase,
  covered: ReadonlySet<number>,
  { things, lacksThing }: Typed,
): boolean {
  if (lacksThing && !lackWords.some((word) => named.has(word))) return true;
  return !describes && [...things].some(([place, thing]) => covered.has(place) && !named.has(thing));
}

function readTyped(words: readonly ReadWord[], { lexicon }: SearchIndex): Typed {
  const stems = words.map(({ stem }) => stem);
  const all = words.map((_, place) => place);
  const distinctive = all.filter((place) => !stopWords.has(words[place]?.folded ?? ''));
  const things = new Map(
    all.flatMap((place) => {
      const thing = describedThing(words, place, lexicon);
      return thing === undefined ? [] : [[place, thing] as const];
    }),
  );
  // If a word is typed twice the first one counts; for 'electric', the first that means the electricity.
  const inOrder = all.toSorted((one, other) => Number(things.has(one)) - Number(things.has(other)));
  const concepts = new Map<string, readonly number[]>();
  for (const { concept, from, to } of keepLongest(lexicon.findConcepts(stems)))
    if (!concepts.has(concept)) concepts.set(concept, all.slice(from, to));
  const denials = readDenials(words);
  return {
    stems,
    distinctive: distinctive.length ? distinctive : all,
    places: new Map(inOrder.toReversed().map((place) => [stems[place] ?? '', place])),
    nearby: new Map(
      all.flatMap((place) =>
        [...(words[place]?.nearby ?? []), ...(words[place]?.completions ?? [])].map(
          (stem) => [stem, place] as const,
        ),
      ),
    ),
    concepts,
    things,
    lacksThing: denials.some(({ no }) => things.has(no + 1)),
    denials,
  };
}

function matchPart({ stems, concepts, isExactPhrase }: Part, typed: Typed): Match | undefined {
  if (isExactPhrase) {
    const from = typed.stems.findIndex((_, at) => stems.every((stem, nth) => typed.stems[at + nth] === stem));
    return from < 0 ? undefined : { certainty: certainty.words, places: stems.map((_, nth) => from + nth) };
  }
  const places = stems.map((stem) => typed.places.get(stem));
  if (places.every((place) => place !== undefined)) return { certainty: certainty.words, places };
  const concept = concepts.map((each) => typed.concepts.get(each)).find((found) => found !== undefined);
  if (concept)
    return {
      certainty: concept.length > 1 || stems.length > 1 ? certainty.phraseSynonym : certainty.synonym,
      places: concept,
      isOneForAnother: concept.length === 1,
    };
  const near = stems.map((stem) => typed.places.get(stem) ?? typed.nearby.get(stem));
  if (!near.every((place) => place !== undefined)) return undefined;
  const exact = places.filter((place) => place !== undefined).length;
  const share = exact / stems.length;
  return { certainty: share * certainty.words + (1 - share) * certainty.nearby, places: near };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
