import { readableDay } from '../../contracts/calendar/readable-day.ts';
import { lineOfText, type Content, type Problem } from './read-content.ts';

/** Articles whose last review is more than a year old: a reminder, so that no day of the calendar is a failure. */
export function dueForReview(content: Content, today: string): Problem[] {
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return content.pages.flatMap(({ file, source, article }) => {
    const day = article?.lastReviewed;
    if (day === undefined || day >= aYearAgo) return [];
    const line = lineOfText(source, 'name="last-reviewed"');
    return [{ file, line, problem: `last reviewed on ${readableDay(day)}` }];
  });
}
