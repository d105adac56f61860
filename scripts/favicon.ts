// `npm run favicon [-- DRAWING.svg ICON.ico]`: creates the icon that browsers request at /favicon.ico from the
// brand's mark, and beside it the icons of the installed web app.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { debianChromium } from './debian-chromium.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';
import { reasonOf } from './terminal/reason-of.ts';
import { packIcon } from './favicon/pack-icon.ts';

const { positionals } = scriptArguments({
  usage: 'Usage: npm run favicon [-- DRAWING.svg ICON.ico]',
  most: 2,
});
const [drawing = 'content/media/mark.svg', icon = 'content/media/favicon.ico'] = positionals;
/** Tabs show 16 pixels, or 32 on dense screens; bookmarks and feeds use the larger one. */
const sides = [16, 32];
/** What browsers ask for to put a web app on a home screen, and to show while it starts. */
const appSides = [192, 512];

process.exitCode = await makeIcons().catch((problem: unknown) => {
  process.stderr.write(`The icons couldn't be made: ${reasonOf(problem)}\n`);
  return 1;
});

async function makeIcons(): Promise<number> {
  const source = await readFile(drawing);
  if (!/<svg[\s>]/.test(source.toString())) throw new Error(`${drawing} is not an SVG drawing.`);
  if (!existsSync(dirname(icon))) throw new Error(`There is no folder ${dirname(icon)}.`);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(debianChromium && { executablePath: debianChromium }),
  });
  try {
    const page = await browser.newPage();
    const pictures = [];
    for (const side of sides) pictures.push({ side, png: await draw(page, source, side) });
    await writeFile(icon, packIcon(pictures));
    process.stdout.write(`${icon}: ${sides.join(' and ')} pixels\n`);
    for (const side of appSides) {
      const file = join(dirname(icon), `icon-${side}.png`);
      await writeFile(file, await draw(page, source, side));
      process.stdout.write(`${file}\n`);
    }
    return 0;
  } finally {
    await browser.close();
  }
}

/** The drawing as a PNG of this side. */
async function draw(page: Page, source: Buffer, side: number): Promise<Buffer> {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${source.toString('base64')}" width="${side}" height="${side}" style="display:block">`,
  );
  await page
    .locator('img')
    .evaluate((image) => (image as HTMLImageElement).decode())
    .catch(() => {
      throw new Error(`${drawing} is not a drawing that a browser can show.`);
    });
  return page.screenshot({ omitBackground: true });
}
