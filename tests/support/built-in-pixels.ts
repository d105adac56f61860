import type { Page } from '@playwright/test';
import { builtInDark, builtInLight, builtInScene } from '#contracts/theme/built-in-colours.ts';

/** Colours without a hue, or that other brands also have: a theme need not change them. */
const neutral = new Set([
  '#ffffff',
  '#10202e',
  '#f7f4ee',
  '#ece8de',
  '#d9d4c9',
  '#687480',
  '#3d4b57',
  '#eef4f2',
  '#b6c6c9',
]);
const hues = [
  ...Object.values(builtInLight),
  ...Object.values(builtInDark),
  ...Object.values(builtInScene),
].filter((colour) => !neutral.has(colour));

/** Fewer pixels than this are edges, where two other colours happen to mix into one of these. */
const fewestPixels = 10;

/** Built-in colours visible on the current page, excluding its pictures, and how many pixels have each. */
export async function builtInPixels(page: Page): Promise<Record<string, number>> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('img, video'))
      element.style.visibility = 'hidden';
  });
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  // A separate page, because the site's policy does not let a page read a picture of itself.
  const reader = await page.context().newPage();
  try {
    const seen = await reader.evaluate(
      async ({ source, colours, opaque }) => {
        const picture = await (await fetch(`data:image/png;base64,${source}`)).blob();
        const bitmap = await createImageBitmap(picture);
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        // The browser's own search is several times faster than a loop over millions of pixels.
        const pixels = new Uint32Array(data.buffer);
        const counts: Record<string, number> = {};
        for (const colour of colours) {
          const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
          const [pixel = 0] = new Uint32Array(Uint8Array.of(...channels, opaque).buffer);
          let times = 0;
          for (let at = pixels.indexOf(pixel); at !== -1; at = pixels.indexOf(pixel, at + 1)) times += 1;
          if (times > 0) counts[colour] = times;
        }
        return counts;
      },
      { source: screenshot.toString('base64'), colours: hues, opaque: 255 },
    );
    return Object.fromEntries(Object.entries(seen).filter(([, pixels]) => pixels >= fewestPixels));
  } finally {
    await reader.close();
  }
}
