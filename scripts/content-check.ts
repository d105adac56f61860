// `npm run content:check [folder]`: reads all content as an editor's second pair of eyes. Prints each problem with
// its file and line, and exits 1 when there is any. Articles due for review are named, but fail nothing.
import { checkArticles } from './content-check/check-articles.ts';
import { checkData } from './content-check/check-data.ts';
import { checkLinks } from './content-check/check-links.ts';
import { dueForReview } from './content-check/due-for-review.ts';
import { readContent, type Problem } from './content-check/read-content.ts';
import { londonDay } from '../contracts/calendar/london-day.ts';

const dir = process.argv[2] ?? process.env['CONTENT_DIR'] ?? 'content';
const content = readContent(dir);
const problems = [...checkData(content), ...checkArticles(content), ...checkLinks(content)];
for (const problem of problems) print(inWords(problem));
for (const problem of dueForReview(content, londonDay(Date.now())))
  print(`Due for review: ${inWords(problem)}`);
const files = content.pages.length + content.data.length;
print(
  problems.length === 0
    ? `${files} content files are in order.`
    : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files} content files.`,
);
process.exit(problems.length === 0 ? 0 : 1);

function inWords({ file, line, problem }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${problem}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
