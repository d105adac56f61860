import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { toAscii } from '../../scripts/ascii-source/ascii-source.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified version. It is parsed again for each document, which is quicker in ASCII. */
const axeScript = toAscii(
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
);

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The rules that check colours. Nothing else differs between the schemes, so these suffice in the dark one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const light = { colorScheme: 'light', runOnly: standards } as const;
const dark = { colorScheme: 'dark', runOnly: colourRules } as const;

/** The sizes and schemes that every screen must support, ordered to change the scheme only twice. EXPERIENCE "Look". */
export const everywhere = [
  { size: phone, ...light },
  { size: phone, ...dark },
  { size: desktop, ...dark },
  { size: desktop, ...light },
];

/** For a state that hides part of another one which is checked in all of them. */
export const oneAppearance = everywhere.slice(0, 1);

/** For states that differ only in their colours. */
export const bothSchemes = everywhere.slice(2);

/** Expects no violation of WCAG 2.2 AA or of axe's best practice in the current page, in each appearance. */
export async function expectAccessible(page: Page, state: string, where = everywhere): Promise<void> {
  // A page opened by a post may still be waiting for its styles.
  await page.waitForLoadState();
  for (const { size, colorScheme, runOnly } of where) {
    await page.setViewportSize(size);
    // Colours that fade from one scheme to the other would be measured half-way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, runOnly), `axe: ${state}, ${size.width} px, ${colorScheme}`).toEqual([]);
  }
}

async function violations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  // Once per document: parsing it again for each appearance costs more than the checks do.
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page);
  return page.evaluate(async (rules) => {
    const { violations: found } = await window.axe.run({ runOnly: [...rules], resultTypes: ['violations'] });
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} – ${target.join(' ')}`),
    );
  }, runOnly);
}

/** Uses the browser's own protocol: Playwright's `evaluate` takes half as long again for a script of this size. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeScript });
  await session.detach();
}
