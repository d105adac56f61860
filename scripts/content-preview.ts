// `npm run content:preview -- CATEGORY/SLUG`: prints a link that shows an article that is not listed, for a week.
import { existsSync } from 'node:fs';
import { areaHref } from '../app/area-href.ts';
import { articlePreview } from '../contracts/article-preview.ts';
import { londonDay } from '../contracts/calendar/london-day.ts';
import { readableDay } from '../contracts/calendar/readable-day.ts';
import { isCategoryId } from '../contracts/category-ids.ts';
import type { Config } from '../server/config/config.ts';
import { createSealer } from '../server/edge/sealing/create-sealer.ts';
import { secretsOf } from '../server/edge/sealing/own-secret.ts';
import { noCategory } from './content-new/no-category.ts';
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
  const reason = whyMissing(config, category, article);
  if (reason === undefined) {
    process.stdout.write(await linkTo(config, category, article));
  } else {
    process.stderr.write(`${reason}\n`);
    process.exitCode = 1;
  }
}

/** Why there is no such article; undefined if there is one, or if only the content service of CONTENT_URL knows. */
function whyMissing({ contentUrl, contentDir }: Config, id: string, slug: string): string | undefined {
  if (!isCategoryId(id)) return noCategory(id);
  const file = `${contentDir}/help/${id}/${slug}.html`;
  return contentUrl || existsSync(file) ? undefined : `There is no article ${file}.`;
}

async function linkTo({ publicUrl, ...config }: Config, id: string, slug: string): Promise<string> {
  const { purpose, seconds } = articlePreview;
  const seal = await createSealer(secretsOf(config)).seal(purpose, `${id}/${slug}`, seconds);
  const path = areaHref('/preview/:category/:article', { category: id, article: slug });
  const lastDay = readableDay(londonDay(Date.now() + seconds * 1_000));
  return `${publicUrl}${path}?${new URLSearchParams({ seal })}\nWhoever has this link can see the page until ${lastDay}.\n`;
}
