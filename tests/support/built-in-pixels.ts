import type { Page } from '@playwright/test';
import { builtInDark, builtInLight, builtInScene } from '#contracts/theme/built-in-colours.ts';

/** Colours without a hue, or that other brands have too: a theme need not change them. */
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

/** Fewer pixels are edges, where two other colours happen to mix into one of these. */
const fewestPixels = 10;

/** Built-in colours visible on the current page, excluding its pictures, and how many pixels have each. */
export async function builtInPixels(page: Page): Promise<Record<string, number>> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('img, video'))
      element.style.visibility = 'hidden';
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  // A separate page, because the site's policy lets no page read a picture of itself.
  const reader = await page.context().newPage();
  try {
    const seen = await reader.evaluate(
      async ({ source, colours }) => {
        const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        const names = new Map(colours.map((colour) => [Number.parseInt(colour.slice(1), 16), colour]));
        const counts: Record<string, number> = {};
        for (let at = 0; at < data.length; at += 4) {
          const name = names.get(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
          if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
        }
        return counts;
      },
      { source: picture.toString('base64'), colours: hues },
    );
    return Object.fromEntries(Object.entries(seen).filter(([, pixels]) => pixels >= fewestPixels));
  } finally {
    await reader.close();
  }
}
