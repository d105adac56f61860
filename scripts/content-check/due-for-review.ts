import { readableDay } from '../../contracts/calendar/readable-day.ts';
import { lineOfText, type Content, type Problem } from './read-content.ts';

/**
 * Reports articles whose last review is more than a year old. This is only a reminder, so that a date never fails the
 * check.
 */
export function dueForReview(content: Content, today: string): Problem[] {
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return content.pages.flatMap(({ file, source, article }) => {
    const day = article?.lastReviewed;
    if (day === undefined || day >= aYearAgo) return [];
    const line = lineOfText(source, 'name="last-reviewed"');
    return [{ file, line, problem: `last reviewed on ${readableDay(day)}` }];
  });
}

/** Reports last reviews in the future, which are mistyped: their articles would never be due. */
export function notesOnReviews(content: Content, today: string): Problem[] {
  return content.pages.flatMap(({ file, source, article }) => {
    const day = article?.lastReviewed;
    if (day === undefined || day <= today) return [];
    const line = lineOfText(source, 'name="last-reviewed"');
    return [{ file, line, problem: `was last reviewed on ${readableDay(day)}, which is still to come` }];
  });
}
