import type { ExcerptPart } from '#contracts/search.ts';
import { findMatches, markMatches, type Match } from './find-matches.ts';
import type { QueryPlan } from './plan-query.ts';
import type { ReadText } from './read-text.ts';

/** Two to three lines of a result; the marks for what was cut come on top. */
const longest = 216;
/** An excerpt may end with a sentence from here on. */
const longEnough = 160;
/** How far before a match its sentence may begin to be shown from there, and what is shown before it if not. */
const sentenceReach = 100;
const leadIn = 50;
/** The description was written to be read first: at equal rarity a passage needs more extra matches than this. */
const descriptionWorth = 3;
/** Passages are tried around this many matches at most. */
const mostTried = 200;

/**
 * The passage of an article (its description, then its text) that matches most of the query, cut at words,
 * with matches marked. Plain text.
 */
export function makeExcerpt(readable: ReadText, plan: QueryPlan): ExcerptPart[] {
  const source = readable.text;
  const matches = findMatches(readable, plan);
  const starts = new Set([
    0,
    ...matches.slice(0, mostTried).map((match) => startBefore(source, match.start)),
  ]);
  let best = { start: 0, end: 0, worth: -1 };
  for (const start of starts) {
    const end = endAfter(source, start);
    const worth = worthOf(matches, start, end, plan);
    if (worth > best.worth) best = { start, end, worth };
  }
  const passage = source.slice(best.start, best.end);
  const inside = within(matches, best.start, best.end).map((match) => ({
    ...match,
    start: match.start - best.start,
    end: match.end - best.start,
  }));
  return withCuts(markMatches(passage, inside), best.start > 0, best.end < source.length);
}

function within(matches: readonly Match[], start: number, end: number): Match[] {
  return matches.filter((match) => match.start >= start && match.end <= end);
}

/** First the matched words, by rarity; then how often; the description, then the earliest passage, wins a tie. */
function worthOf(matches: readonly Match[], start: number, end: number, { rarities }: QueryPlan): number {
  const inside = within(matches, start, end);
  const answered = new Set(inside.flatMap((match) => [...match.answers]));
  const rarity = [...answered].reduce((total, nth) => total + (rarities[nth] ?? 0), 0);
  return rarity * 100 + inside.length + (start === 0 ? descriptionWorth : 0);
}

/** The beginning of a match's sentence if near, else a few words before it; earlier when the text soon ends. */
function startBefore(source: string, match: number): number {
  const earliest = Math.max(0, match - sentenceReach);
  const sentence = [...source.slice(earliest, match).matchAll(/[.!?]['’”)]*\s/g)].at(-1);
  const start = sentence
    ? earliest + sentence.index + sentence[0].length
    : wordFrom(source, match - leadIn, match);
  const latest = Math.max(0, source.length - longest);
  return start > latest ? wordFrom(source, latest, start) : start;
}

/** The first word that begins at or after `from`, or `otherwise` when none does before it. */
function wordFrom(source: string, from: number, otherwise: number): number {
  if (from <= 0) return 0;
  const space = source.indexOf(' ', from - 1);
  return space >= 0 && space < otherwise ? space + 1 : otherwise;
}

function endAfter(source: string, start: number): number {
  if (source.length - start <= longest) return source.length;
  const passage = source.slice(start, start + longest);
  const sentence = [...passage.matchAll(/[.!?]['’”)]*(?=\s)/g)].at(-1);
  const sentenceEnd = sentence ? sentence.index + sentence[0].length : 0;
  if (sentenceEnd >= longEnough) return start + sentenceEnd;
  const space = source.slice(start, start + longest + 1).lastIndexOf(' ');
  if (space > 0) return start + space;
  return start + (passage.isWellFormed() ? longest : longest - 1);
}

function withCuts(parts: ExcerptPart[], cutBefore: boolean, cutAfter: boolean): ExcerptPart[] {
  const before = cutBefore ? [{ text: '… ', match: false }] : [];
  const after = cutAfter ? [{ text: ' …', match: false }] : [];
  return [...before, ...parts, ...after];
}
