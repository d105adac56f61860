// `npm run favicon [-- DRAWING.svg ICON.ico]`: creates the icon that browsers request at /favicon.ico from the
// brand's mark, and beside it the icons of the installed web app.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { debianChromium } from './debian-chromium.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';
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

const source = `data:image/svg+xml;base64,${(await readFile(drawing)).toString('base64')}`;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(debianChromium && { executablePath: debianChromium }),
});
const page = await browser.newPage();
const pictures = [];
for (const side of sides) pictures.push({ side, png: await draw(side) });
await writeFile(icon, packIcon(pictures));
process.stdout.write(`${icon}: ${sides.join(' and ')} pixels\n`);
for (const side of appSides) {
  const file = join(dirname(icon), `icon-${side}.png`);
  await writeFile(file, await draw(side));
  process.stdout.write(`${file}\n`);
}
await browser.close();

/** The drawing as a PNG of this side. */
async function draw(side: number): Promise<Buffer> {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<body style="margin:0"><img src="${source}" width="${side}" height="${side}" style="display:block">`,
  );
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
  return page.screenshot({ omitBackground: true });
}
