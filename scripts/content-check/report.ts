import { londonDay } from '../../contracts/calendar/london-day.ts';
import { checkArticles } from './check-articles.ts';
import { checkData } from './check-data.ts';
import { checkLinks } from './check-links.ts';
import { dueForReview } from './due-for-review.ts';
import type { Content, Problem } from './read-content.ts';

/** What to print of some content, and whether it is in order. Articles due for review are named, but are in order. */
export function reportOn(content: Content, base = ''): { lines: string[]; isInOrder: boolean } {
  const problems = [...checkData(content), ...checkArticles(content), ...checkLinks(content)];
  const due = dueForReview(content, londonDay(Date.now()));
  const count = content.pages.length + content.data.length;
  const files = base === '' ? `${count} content files` : `${count} documents of ${base}`;
  const isInOrder = problems.length === 0;
  return {
    lines: [
      ...problems.map(inWords),
      ...due.map((problem) => `Due for review: ${inWords(problem)}`),
      isInOrder
        ? `${files} are in order.`
        : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files}.`,
    ],
    isInOrder,
  };

  function inWords({ file, line, problem }: Problem): string {
    // The built-in definitions of the categories are files of the site, whatever content it shows.
    const place = base === '' || file.startsWith('app/') ? file : `${base}/${file}`;
    return `${place}${line === undefined ? '' : `:${line}`}: ${problem}`;
  }
}
