import { builtInFacts } from '../../contracts/built-in-facts.ts';
import { readableDay } from '../../contracts/calendar/readable-day.ts';
import { factList, type Facts } from '../../contracts/facts.ts';
import type { Content, Problem } from './read-content.ts';
import { referencesIn } from './references-in.ts';
import { findingsIn } from './shown-texts.ts';

export const factsFile = 'facts.json';

/** The facts by name, none without the file; undefined when the file can't be read, which is reported separately. */
export function factsOf(content: Pick<Content, 'data' | 'broken'>): Facts | undefined {
  if (content.broken.some(({ file }) => file === factsFile)) return undefined;
  const data = content.data.find(({ file }) => file === factsFile);
  return data ? factList.safeParse(data.value).data?.facts : {};
}

/** Finds facts that neither a text nor the code names. */
export function notesOnFacts(content: Content): Problem[] {
  const named = new Set(Object.keys(builtInFacts));
  findingsIn(content, ({ words }) => {
    for (const { reference } of referencesIn(words)) {
      if (reference && reference.kind !== 'phone') named.add(reference.name);
    }
    return [];
  });
  return Object.keys(factsOf(content) ?? {})
    .filter((name) => !named.has(name))
    .map((name) => ({
      file: factsFile,
      line: lineOfFact(content, name),
      problem: `has the fact ${name}, which nothing names`,
    }));
}

/** Reports facts that should have been checked again by now. Only a reminder, as for articles. */
export function factsDue(content: Content, today: string): Problem[] {
  return Object.entries(factsOf(content) ?? {})
    .filter(([, { reviewBy }]) => reviewBy < today)
    .map(([name, { reviewBy, source }]) => ({
      file: factsFile,
      line: lineOfFact(content, name),
      problem: `${name} should have been checked by ${readableDay(reviewBy)}, at ${source}`,
    }));
}

/** How many facts there are, and the first day by which one has to be checked again. */
export function summaryOfFacts(content: Content): string {
  const days = Object.values(factsOf(content) ?? {}).map(({ reviewBy }) => reviewBy);
  const [first] = days.toSorted();
  return first === undefined ? 'no facts' : `${days.length} facts, oldest review date ${readableDay(first)}`;
}

function lineOfFact({ data }: Content, name: string): number | undefined {
  return data.find(({ file }) => file === factsFile)?.lineOf(['facts', name]);
}
