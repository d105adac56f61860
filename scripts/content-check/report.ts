import { londonDay } from '../../contracts/calendar/london-day.ts';
import { notesOnCategories } from './check-categories.ts';
import { checkBareFigures } from './bare-figures/check-bare-figures.ts';
import { checkAnswers } from './check-answers.ts';
import { checkArticles, notesOnDrafts, notesOnOtherFiles } from './check-articles.ts';
import { checkBrand, notesOnBankHolidays, notesOnNationalNumbers } from './check-brand.ts';
import { checkData, checkUnreadFields } from './check-data.ts';
import { factsDue, notesOnFacts, summaryOfFacts } from './check-facts.ts';
import { checkLinks } from './check-links.ts';
import { notesOnOutages } from './check-outages.ts';
import { checkMetaNames } from './check-meta-names.ts';
import { notesOnHours } from './notes-on-hours.ts';
import { checkPhones, notesOnPhones } from './check-phones.ts';
import { checkPictureFiles } from './check-pictures.ts';
import { checkReadingAge, meanReadingAge } from './check-reading-age.ts';
import { checkReferences } from './check-references.ts';
import { checkSlugs } from './check-slugs.ts';
import { checkTheme } from './check-theme.ts';
import { dueForReview, notesOnReviews } from './due-for-review.ts';
import type { Content, Problem } from './read-content.ts';

/**
 * The report on some content, and whether it passes. Notes, and articles and facts due for review, are listed, but do not
 * fail it.
 */
export function reportOn(content: Content, base = ''): { lines: string[]; isInOrder: boolean } {
  const problems = [
    ...checkData(content),
    ...(base === '' ? [...checkUnreadFields(content), ...checkMetaNames(content)] : []),
    ...checkArticles(content),
    ...checkPictureFiles(content),
    ...checkSlugs(content),
    ...checkLinks(content),
    ...checkBrand(content),
    ...checkPhones(content),
    ...checkReferences(content),
    ...checkBareFigures(content),
    ...checkReadingAge(content),
    ...checkTheme(content),
    ...checkAnswers(content),
  ];
  const today = londonDay(Date.now());
  const due = [...dueForReview(content, today), ...factsDue(content, today)];
  const notes = [
    ...notesOnDrafts(content),
    ...notesOnOtherFiles(content),
    ...notesOnReviews(content, today),
    ...notesOnOutages(content, Date.now()),
    ...notesOnBankHolidays(content, today),
    ...notesOnNationalNumbers(content),
    ...notesOnCategories(content),
    ...notesOnPhones(content),
    ...notesOnHours(content),
    ...notesOnFacts(content),
  ];
  const count = content.pages.length + content.data.length;
  const files = base === '' ? `${count} content files` : `${count} documents of ${base}`;
  const isInOrder = problems.length === 0;
  return {
    lines: [
      ...problems.map(inWords),
      ...notes.map((note) => `Note: ${inWords(note)}`),
      ...due.map((problem) => `Due for review: ${inWords(problem)}`),
      `In all: ${summaryOf(content)}.`,
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

function summaryOf(content: Content): string {
  const articles = content.pages.filter(({ file }) => file.startsWith('help/')).length;
  return `${articles} articles, mean reading age ${meanReadingAge(content)}, ${summaryOfFacts(content)}`;
}
