import { pickArticle } from '../../support/article-files.ts';
import { consentBanner, storedConsent, undecided } from '../../support/consent.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

test.use(undecided);

const { path } = pickArticle(({ isRich }) => !isRich);
/** Playwright gives the expiry of cookies in seconds. */
const halfAYear = () => Date.now() / 1000 + 182 * 24 * 60 * 60;
const minute = 60;

withAndWithoutScripts((scripts) => {
  for (const { button, value, confirmation } of [
    {
      button: 'Accept all',
      value: '1.performance.functional.targeting',
      confirmation: 'You accepted all cookies.',
    },
    { button: 'Reject all', value: '1', confirmation: 'You rejected all but the cookies' },
  ]) {
    test(`${button} is stored for half a year, and no page asks again`, async ({ page, open, context }) => {
      const asking = await open(path);
      expect(await asking?.text(), 'asked in the HTML').toContain('Can we measure how this site is used?');
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await consentBanner(page).getByRole('button', { name: button }).click();
      await expect(consentBanner(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      const cookie = await storedConsent(context);
      expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax', httpOnly: false });
      expect(Math.abs((cookie?.expires ?? 0) - halfAYear())).toBeLessThan(minute);

      await expect(page.locator('[data-same-page]')).toHaveCount(scripts === 'on' ? 1 : 0);
      if (scripts === 'on') {
        await test.step('the confirmation replaces the question, and takes its focus', async () => {
          const line = page.getByRole('status').filter({ hasText: confirmation });
          await expect(line).toBeFocused();
          await expect(line.getByRole('link', { name: 'Cookies' })).toBeVisible();
          expect(await page.evaluate(() => scrollY), 'nothing scrolls').toBe(0);
          await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
          await expect(page).not.toHaveURL(path);
          await expect(line).toHaveCount(0);
          await expect(consentBanner(page)).toHaveCount(0);
        });
      }
      const later = await open('/help-and-support/');
      expect(await later?.text(), 'no flash').not.toContain('Can we measure');
      await expect(consentBanner(page)).toHaveCount(0);
    });
  }

  test('choosing opens the page about cookies, which asks only in its own form', async ({ page, open }) => {
    await open(path);
    await consentBanner(page).getByRole('link', { name: 'Choose cookies' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies');
    await expect(consentBanner(page)).toHaveCount(0);
  });
});

test.describe('while React has not started', () => {
  test.use({ expectedProblem: /net::ERR_FAILED/ });

  test('before React has started a choice is posted, and returns to the same page', async ({
    page,
    context,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    await consentBanner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(consentBanner(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    expect((await storedConsent(context))?.value).toBe('1');
  });
});

test('both answers look the same and are the same size', async ({ page, open }) => {
  await open(path);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const looks = await consentBanner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, fontSize, fontWeight, border } = getComputedStyle(button);
          const { width: wide, height } = button.getBoundingClientRect();
          return { backgroundColor, color, fontSize, fontWeight, border, wide, height };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0], `${width} px`).toEqual(looks[1]);
  }
});

test('the keyboard alone reaches the question after the header, answers it, and continues', async ({
  page,
  open,
  context,
}) => {
  await open(path);
  const tabUntil = async (wanted: string) => {
    const passed: string[] = [];
    for (let presses = 0; presses < 40 && passed.at(-1) !== wanted; presses += 1) {
      await page.keyboard.press('Tab');
      passed.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''));
    }
    return passed;
  };
  const passed = await tabUntil('Accept all');
  expect(passed[0]).toBe('Skip to main content');
  expect(passed.at(-1)).toBe('Accept all');
  expect(await tabUntil('Choose cookies')).toEqual(['Reject all', 'Choose cookies']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'You rejected' })).toBeFocused();
  expect((await storedConsent(context))?.value).toBe('1');
  expect(await tabUntil('Help'), 'on into the page').toEqual(['Cookies', 'Help']);
});

test('the skip link passes the question about cookies: the next stop is in the breadcrumbs', async ({
  page,
  open,
}) => {
  await open(path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()).toBeFocused();
});
