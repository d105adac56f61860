// `npm run content:preview -- CATEGORY/SLUG`: prints a link that shows an article that is not listed, for a week.
import { areaHref } from '../app/area-href.ts';
import { articlePreview } from '../contracts/article-preview.ts';
import { londonDay } from '../contracts/calendar/london-day.ts';
import { readableDay } from '../contracts/calendar/readable-day.ts';
import { createSealer } from '../server/edge/sealing/create-sealer.ts';
import { secretsOf } from '../server/edge/sealing/own-secret.ts';
import { configOrExit } from './terminal/config-or-exit.ts';
import { outlivePipe } from './terminal/outlive-pipe.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';

const usage = `Usage: npm run content:preview -- CATEGORY/SLUG

  For example: npm run content:preview -- meters/move-your-meter`;

outlivePipe();
const { positionals } = scriptArguments({ usage, most: 1 });
const [, category, article] = /^([a-z-]+)\/([a-z0-9-]+)$/.exec(positionals[0] ?? '') ?? [];
if (category === undefined || article === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const config = configOrExit();
  const { purpose, seconds } = articlePreview;
  const seal = await createSealer(secretsOf(config)).seal(purpose, `${category}/${article}`, seconds);
  const path = areaHref('/preview/:category/:article', { category, article });
  const lastDay = readableDay(londonDay(Date.now() + seconds * 1_000));
  process.stdout.write(
    `${config.publicUrl}${path}?${new URLSearchParams({ seal })}\nWhoever has this link can see the page until ${lastDay}.\n`,
  );
}
