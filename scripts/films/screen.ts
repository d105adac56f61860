import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { debianChromium } from '../debian-chromium.ts';
import { frameStyles, height, width } from './frame.ts';
import type { FilmScript } from './film-script.ts';

const font = 'app/design-system/font/figtree-latin-wght-normal.woff2';

/** Draws pictures of a film in a headless browser. */
export interface Screen {
  /** The picture of `markup`. */
  picture: (markup: string, kind?: 'png' | 'webp') => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens the browser for one film. */
export async function openScreen(film: FilmScript, size = { width, height }): Promise<Screen> {
  const fontUrl = `data:font/woff2;base64,${(await readFile(font)).toString('base64')}`;
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
    ...(debianChromium && { executablePath: debianChromium }),
  });
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>${frameStyles(film, fontUrl)}</style><div id="stage"></div>`);
  await page.evaluate(() => document.fonts.load('700 60px Film'));
  const session = await page.context().newCDPSession(page);
  return {
    picture: async (markup, kind = 'png') => {
      await page.evaluate((html) => {
        const stage = document.querySelector('#stage');
        if (stage) stage.innerHTML = html;
      }, markup);
      const options = kind === 'png' ? { optimizeForSpeed: true } : { quality: 40 };
      const { data } = await session.send('Page.captureScreenshot', { format: kind, ...options });
      return Buffer.from(data, 'base64');
    },
    close: () => browser.close(),
  };
}
