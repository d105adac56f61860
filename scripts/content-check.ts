// `npm run content:check [folder]`: reads all content as an editor's second pair of eyes. Prints each problem with
// its file and line, and exits 1 when there is any.
import { checkArticles } from './content-check/check-articles.ts';
import { checkData } from './content-check/check-data.ts';
import { checkLinks } from './content-check/check-links.ts';
import { readContent } from './content-check/read-content.ts';

const dir = process.argv[2] ?? process.env['CONTENT_DIR'] ?? 'content';
const content = readContent(dir);
const problems = [...checkData(content), ...checkArticles(content), ...checkLinks(content)];
for (const { file, line, problem } of problems)
  process.stdout.write(`${file}${line === undefined ? '' : `:${line}`}: ${problem}\n`);
const files = content.pages.length + content.data.length;
process.stdout.write(
  problems.length === 0
    ? `${files} content files are in order.\n`
    : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files} content files.\n`,
);
process.exit(problems.length === 0 ? 0 : 1);
