import type { QueryPlan } from './plan-query.ts';
import type { ReadText } from './read-text.ts';
import type { ExcerptPart } from '#contracts/search.ts';

/** A matching stretch of a text, and the significant query words that it matches. */
export type Match = { start: number; end: number; answers: ReadonlySet<number> };

/** Where a text matches a plan: words by stem, phrases by concept. In order, never overlapping. */
export function findMatches(
  { text, starts, ends, stems, concepts }: ReadText,
  { answers }: QueryPlan,
): Match[] {
  const found: Match[] = [];
  const note = (term: string, from: number, to: number) => {
    const answered = answers.get(term);
    if (answered) found.push({ start: starts[from] ?? 0, end: ends[to - 1] ?? 0, answers: answered });
  };
  for (const [place, stem] of stems.entries()) note(stem, place, place + 1);
  for (const { concept, from, to } of concepts) note(concept, from, to);
  return joinMatches(
    text,
    found.toSorted((a, b) => a.start - b.start || b.end - a.end),
  );
}

/** Matches that touch, overlap or have only spaces between them become one. */
function joinMatches(text: string, matches: readonly Match[]): Match[] {
  const joined: Match[] = [];
  for (const match of matches) {
    const last = joined.at(-1);
    if (last && (match.start < last.end || !text.slice(last.end, match.start).trim())) {
      last.end = Math.max(last.end, match.end);
      last.answers = new Set([...last.answers, ...match.answers]);
    } else joined.push({ ...match });
  }
  return joined;
}

/** Cuts a text into matching and other parts; together they are the text. */
export function markMatches(text: string, matches: readonly Match[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let from = 0;
  for (const { start, end } of matches) {
    if (start > from) parts.push({ text: text.slice(from, start), match: false });
    parts.push({ text: text.slice(start, end), match: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), match: false });
  return parts;
}
