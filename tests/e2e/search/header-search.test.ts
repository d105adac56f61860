import type { Page } from '@playwright/test';
import { bothSchemes, expectAccessible } from '../../support/axe.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const meters = '/help-and-support/meters';
const phone = { width: 390, height: 844 };
const found = {
  answer: {
    id: 'power-cut',
    title: 'Power cut?',
    step: '<b>Look outside first.</b>',
    call: { number: '105', note: 'Free, day and night' },
    page: { label: 'What to do in a power cut', href: '/help-and-support/emergencies/power-cuts' },
    pictogram: 'bulb',
  },
  suggestions: [{ text: 'power cut near me' }, { text: 'power cut, money back' }],
};

/** The covered numbers above the header: a press on one would go to something else. */
const coveredNumbers = (page: Page) =>
  page.locator('.urgent a[href^="tel:"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return link.contains(there) ? [] : [link.textContent];
    }),
  );

withAndWithoutScripts(() => {
  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('a button opens the search over the page, ready to type, and covers no emergency number', async ({
      page,
      open,
    }) => {
      await open(meters);
      const button = page.getByRole('button', { name: 'Search help' });
      const box = page.locator('#sheet-q');
      for (const width of [320, phone.width, 820]) {
        await page.setViewportSize({ ...phone, width });
        await button.click();
        await expect(box).toBeFocused();
        expect(await coveredNumbers(page), `${width} px`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(box).toBeHidden();
        await expect(button).toBeFocused();
      }
      await button.click();
      await box.fill('top up');
      await box.press('Enter');
      await expect(page).toHaveURL('/search?q=top+up&initiated=%2Fhelp-and-support%2Fmeters');
    });
  });
});

test('in the header the answer comes first, its links are reached by Tab, and pressing one works', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/search/suggestions?*', (route) => route.fulfill({ json: found }));
  await page.goto(meters);
  await waitForScripts(page);
  const box = page.locator('#header-q');
  const answer = page.getByRole('region', { name: 'Power cut?' });
  await box.pressSequentially('power c');
  await expect(page.getByRole('combobox', { name: 'Search help' })).toBeFocused();
  await expect(answer).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Answer: Power cut? 2 suggestions' })).toHaveCount(
    1,
  );
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'answer open', bothSchemes);

  const stops = [
    page.getByRole('button', { name: 'Search', exact: true }),
    answer.getByRole('link', { name: /^Call 105/ }),
    answer.getByRole('link', { name: 'What to do in a power cut' }),
    page.getByRole('link', { name: 'All results for “power c”' }),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(answer).toHaveCount(0);
  await expect(box).toBeFocused();

  await box.press('ArrowDown');
  await expect(answer).toBeVisible();
  await answer.getByRole('link', { name: 'What to do in a power cut' }).click();
  await expect(page).toHaveURL(found.answer.page.href);
  await expect(answer).toHaveCount(0);
  await expect(box).toHaveValue('');
});
