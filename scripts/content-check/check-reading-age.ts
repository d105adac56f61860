import { readingAge } from './reading-age/reading-age.ts';
import { lineOfText, type Content, type Problem } from './read-content.ts';

/** What an eleven-year-old reads without effort, a worried adult does too. */
const mostYears = 11;

/** Reports articles and pages that are too hard to read, with the sentence to shorten first. */
export function checkReadingAge(content: Content): Problem[] {
  return content.pages.flatMap(({ file, source, article }) => {
    const age = article && readingAge(article.html);
    if (!age || age.mean <= mostYears) return [];
    const start = age.longest.split(' ').slice(0, 5).join(' ');
    const formulas = `Flesch–Kincaid ${years(age.fleschKincaid)}, automated readability ${years(age.automated)}`;
    return [
      {
        file,
        line: lineOfText(source, start),
        problem: `has a reading age of ${years(age.mean)} (${formulas}): ${mostYears} at most. Shorten sentences and words; the longest sentence begins ‘${start}’`,
      },
    ];
  });
}

/** The mean of all articles and pages, in years. */
export function meanReadingAge(content: Content): string {
  const ages = content.pages.flatMap(({ article }) => (article && readingAge(article.html)?.mean) ?? []);
  return ages.length === 0 ? 'not known' : years(ages.reduce((total, age) => total + age, 0) / ages.length);
}

/** Rounded up, so that an age just over the limit isn't shown as the limit. */
function years(age: number): string {
  return (Math.ceil(age * 10) / 10).toFixed(1);
}
