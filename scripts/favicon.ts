// `npm run favicon [-- DRAWING.svg ICON.ico]`: creates the icon that browsers request at /favicon.ico from the
// brand's mark.
import { readFile, writeFile } from 'node:fs/promises';
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

const source = `data:image/svg+xml;base64,${(await readFile(drawing)).toString('base64')}`;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(debianChromium && { executablePath: debianChromium }),
});
const page = await browser.newPage();
const pictures = [];
for (const side of sides) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<body style="margin:0"><img src="${source}" width="${side}" height="${side}" style="display:block">`,
  );
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
  pictures.push({ side, png: await page.screenshot({ omitBackground: true }) });
}
await browser.close();
await writeFile(icon, packIcon(pictures));
process.stdout.write(`${icon}: ${sides.join(' and ')} pixels\n`);
