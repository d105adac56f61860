import { globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { ButtonKind } from '../../../app/design-system/button/button-class.ts';
import { expectAccessible } from '../../support/axe.ts';
import { watchProblems } from '../../support/page-problems.ts';
import { htmlMistakes } from '../../support/valid-html.ts';
import { test } from './gallery-test.ts';
import { overflowingParts, smallTargets, targetsWithoutRing } from './measure-examples.ts';

const folder = new URL('../../../app/design-system/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const exampleFiles = globSync('*/*.examples.tsx', { cwd: folder });
/** Where each kind of button is found; a new kind does not compile until it is here. */
const buttons: Record<ButtonKind, string> = {
  primary: '.button:not([class*="--"])',
  second: '.button--second',
  quiet: '.button--quiet',
  sun: '.button--sun',
  danger: '.button--danger',
};

test('every component’s examples are in the gallery, each with its states', async ({ page, gallery }) => {
  await page.goto(gallery);
  const titles = await page.locator('.specimen > h2').allTextContents();
  const written = exampleFiles.flatMap((file) =>
    [...read(file).matchAll(/: ExampleSet = \{\s*title: '([^']+)'/g)].map(([, title]) => title ?? file),
  );
  expect(written.length).toBeGreaterThanOrEqual(exampleFiles.length);
  expect(titles.toSorted()).toEqual(written.toSorted());
  for (const set of await page.locator('.specimen').all()) {
    expect(await set.locator('.specimen__example').count(), await set.innerText()).toBeGreaterThan(0);
  }
});

test('the gallery’s HTML is valid, and its page reports no error', async ({ page, gallery }) => {
  const problems = watchProblems(page);
  const response = await page.goto(gallery);
  expect(await htmlMistakes((await response?.text()) ?? '')).toEqual([]);
  expect(problems).toEqual([]);
});

test('every example is accessible, on a phone and a desktop, in light and dark', async ({
  page,
  gallery,
}) => {
  // The gallery is the largest page there is, and it is checked four times.
  test.slow();
  await page.goto(gallery);
  await expectAccessible(page, 'gallery');
});

for (const theme of ['light', 'dark']) {
  test(`?theme=${theme} shows the theme whatever the device prefers`, async ({ page, gallery }) => {
    const background = async (colorScheme: 'light' | 'dark', address: string) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    };
    const other = theme === 'light' ? 'dark' : 'light';
    const chosen = await background(other, `${gallery}?theme=${theme}`);
    expect(chosen).toBe(await background(theme === 'light' ? 'light' : 'dark', gallery));
    expect(chosen).not.toBe(await background(other, gallery));
  });
}

// The gallery is the largest page there is: checks in the same appearance share one visit.
for (const width of [320, 390, 1440]) {
  test(`at ${width} px no example is wider than its place, and every target is 24 px wide and high at least (WCAG 2.5.8)`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(gallery);
    expect(await overflowingParts(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.locator('html').evaluate((html) => html);
    expect(scrollWidth).toBe(clientWidth);
    expect(await smallTargets(page)).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a button of every kind shows that it has the focus, in ${colorScheme}`, async ({ page, gallery }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(gallery);
    const find = (selector: string) => page.locator(`.specimen__example ${selector}`).first();
    const style = (selector: string) =>
      find(selector).evaluate((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return { outlineStyle, outlineWidth, boxShadow };
      });
    for (const [kind, selector] of Object.entries(buttons))
      expect(await style(selector), kind).toMatchObject({ outlineStyle: 'none', boxShadow: 'none' });
    await page.keyboard.press('Tab');
    for (const [kind, selector] of Object.entries(buttons)) {
      await find(selector).focus();
      const ring = await style(selector);
      expect([ring.outlineStyle, ring.outlineWidth], kind).toEqual(['solid', '3px']);
      expect(ring.boxShadow, kind).not.toBe('none');
    }
  });
}

test('every focusable element shows its focus', async ({ page, gallery }) => {
  await page.goto(gallery);
  await page.keyboard.press('Tab');
  expect(await targetsWithoutRing(page)).toEqual([]);
});
