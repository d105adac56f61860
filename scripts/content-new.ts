// `npm run content:new -- CATEGORY SLUG "TITLE" [--draft]`: creates an article, and lists it unless it is a draft.
import { londonDay } from '../contracts/calendar/london-day.ts';
import { writeNewArticle } from './content-new/new-article.ts';
import { configOrExit } from './terminal/config-or-exit.ts';
import { outlivePipe } from './terminal/outlive-pipe.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';

const usage = `Usage: npm run content:new -- CATEGORY SLUG "TITLE" [--draft]

  For example: npm run content:new -- meters find-your-meter "Find your meter"
  --draft    doesn't list it: only a link of npm run content:preview shows it`;

outlivePipe();
const { values, positionals } = scriptArguments({ usage, options: { draft: { type: 'boolean' } }, most: 3 });
const [category, slug, title] = positionals;
if (category === undefined || slug === undefined || title === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const { contentDir } = configOrExit();
  const isDraft = values.draft ?? false;
  const outcome = writeNewArticle({
    contentDir,
    category,
    slug,
    title: title.trim(),
    today: londonDay(Date.now()),
    isDraft,
  });
  if (outcome.ok) {
    const next = isDraft
      ? `To see it: npm run content:preview -- ${category}/${slug}`
      : 'It is listed. npm run content:check says what it still needs.';
    process.stdout.write(`${contentDir}/${outcome.file} is ready to write. ${next}\n`);
  } else {
    process.stderr.write(`${outcome.message}\n`);
    process.exitCode = 1;
  }
}
