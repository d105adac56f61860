import type { HelpArticle } from '../../contracts/help-article.ts';
import { lineOfText, type Finding } from './read-content.ts';

/** Long enough to answer, short enough to read: the editorial range for an article. */
const wordRange = { least: 250, most: 900 };
const descriptionRange = { least: 50, most: 170 };

/** Checks that an article has all its details, and a suitable length. */
export function checkCompleteness(
  source: string,
  { description, lastReviewed, wordCount }: HelpArticle,
): Finding[] {
  return [
    ...checkDescription(source, description),
    ...checkLength(wordCount),
    ...checkReview(source, lastReviewed),
  ];
}

function checkDescription(source: string, { length }: string): Finding[] {
  const { least, most } = descriptionRange;
  if (length === 0) return [{ problem: 'has no meta description' }];
  if (length >= least && length <= most) return [];
  return [
    {
      line: lineOfText(source, 'name="description"'),
      problem: `has a description of ${length} characters: ${least} to ${most} read well`,
    },
  ];
}

function checkLength(wordCount: number): Finding[] {
  const { least, most } = wordRange;
  return wordCount < least || wordCount > most
    ? [{ problem: `has ${wordCount} words: ${least} to ${most} read well` }]
    : [];
}

function checkReview(source: string, lastReviewed: string | undefined): Finding[] {
  if (lastReviewed) return [];
  return [
    { line: lineOfText(source, 'name="last-reviewed"'), problem: 'has no last-reviewed date (YYYY-MM-DD)' },
  ];
}
