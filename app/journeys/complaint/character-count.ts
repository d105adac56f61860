import { queryLimit, queryTooLong } from '#contracts/forms/query-text.ts';

/** EXPERIENCE "Forms": the count shows from the first character within 10 % of the limit. */
const shownFrom = queryLimit * 0.9;

/** The number of characters left, SPEC's message when there are too many, and nothing below the threshold. */
export function characterCount(length: number): string {
  if (length <= shownFrom) return '';
  if (length > queryLimit) return queryTooLong(length);
  return `You have ${(queryLimit - length).toLocaleString('en-GB')} characters left`;
}
