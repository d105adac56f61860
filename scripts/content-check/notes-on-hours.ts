import { referenceTo } from '../../clients/content/references/reference.ts';
import { hoursRows } from '../../contracts/hours-in-words.ts';
import { brandOf } from './listed-articles.ts';
import type { Content, Problem } from './read-content.ts';
import { findingsIn } from './shown-texts.ts';

/**
 * Finds opening hours of a phone line that are written out. They may be those of somebody else who is open at the same
 * times, so these are notes.
 */
export function notesOnHours(content: Content): Problem[] {
  const lines = Object.entries(brandOf(content)?.lines ?? {}).map(([name, line]) => ({
    name,
    // The first row is enough: the others are beside it.
    written: writtenAs(hoursRows(line ?? {})[0]),
  }));
  return findingsIn(content, ({ words, lineOf }) => {
    for (const { name, written } of lines) {
      const found = written?.exec(words)?.[0];
      if (found === undefined) continue;
      const problem = `has ‘${found}’, hours of ${name} in brand.json, written out: ${referenceTo('hours', name)} follows that file`;
      return [{ line: lineOf(found), problem }];
    }
    return [];
  });
}

/** The ways in which people write a row of hours: with words or dashes, and a comma or colon after the days. */
function writtenAs(row: { days: string; hours: string } | undefined): RegExp | undefined {
  if (!row || row.hours === 'Closed' || row.hours === 'all day') return undefined;
  const [days, hours] = [row.days, row.hours].map((words) => words.replaceAll(' to ', '(?: to | ?[–-] ?)'));
  return new RegExp(`\\b${days}[,:]?(?: from)? ${hours}\\b`, 'i');
}
