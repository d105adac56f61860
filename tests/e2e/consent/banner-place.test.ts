import type { Page } from '@playwright/test';
import { articles, mainSitePages } from '../../support/pages.ts';
import { consentBanner, undecided } from '../../support/consent.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import { expect, test } from '../../support/site-test.ts';

test.use(undecided);

const emergencies = '/help-and-support/emergencies';
const emergencyPages = [
  emergencies,
  ...articles.map(({ path }) => path).filter((path) => path.startsWith(`${emergencies}/`)),
];
const widths = [320, 390, 1440];

/** The order in which a page is read: its landmarks, and the question about cookies. */
const readingOrder = (page: Page) =>
  page
    .locator('.urgent, .header, .consent, main, .footer')
    .evaluateAll((parts) => parts.map((part) => part.className || part.localName));

/** Every phone number that a page shows, with its distance from the top of the page. */
const numbersOf = (page: Page) =>
  page.locator('a[href^="tel:"]:visible').evaluateAll((links) =>
    links.map((link) => {
      const { top, bottom, left, right } = link.getBoundingClientRect();
      return { number: link.textContent, top: top + scrollY, bottom: bottom + scrollY, left, right };
    }),
  );

async function atEachWidth<T>(page: Page, look: (width: number) => Promise<T>): Promise<[number, T][]> {
  const seen: [number, T][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    seen.push([width, await look(width)]);
  }
  return seen;
}

for (const path of emergencyPages) {
  test(`on ${path} the question about cookies comes after the page’s content and moves no phone number`, async ({
    page,
    open,
    context,
    baseURL,
  }) => {
    await open(path);
    expect(await readingOrder(page)).toEqual(['urgent', 'header', 'main', 'consent', 'footer']);
    const whileAsking = await atEachWidth(page, async (width) => {
      const banner = await consentBanner(page).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top: top + scrollY, bottom: bottom + scrollY, position: getComputedStyle(element).position };
      });
      expect(banner.position).toBe('static');
      const inPage = await page
        .locator('main')
        .evaluate((main) => main.getBoundingClientRect().bottom + scrollY);
      expect(banner.top, `${width} px`).toBeGreaterThanOrEqual(inPage);
      const numbers = await numbersOf(page);
      expect(numbers.length).toBeGreaterThan(1);
      for (const { number, top, bottom } of numbers)
        expect(bottom <= banner.top || top >= banner.bottom, `${number}, ${width} px`).toBe(true);
      return numbers;
    });
    await context.addCookies([{ name: 'consent', value: '1', url: baseURL ?? '' }]);
    await open(path);
    await expect(consentBanner(page)).toHaveCount(0);
    expect(await atEachWidth(page, () => numbersOf(page)), 'as without the question').toEqual(whileAsking);
  });
}

test('other pages ask about cookies between the header and the main content', async ({ page, open }) => {
  await open('/help-and-support/meters');
  expect(await readingOrder(page)).toEqual(['urgent', 'header', 'consent', 'main', 'footer']);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const [urgent, header, banner, main] = await Promise.all(
      ['.urgent', '.header', '.consent', 'main'].map((part) => page.locator(part).boundingBox()),
    );
    expect(urgent?.y).toBe(0);
    for (const [above, below] of [
      [urgent, header] as const,
      [header, banner] as const,
      [banner, main] as const,
    ])
      expect((above?.y ?? 0) + (above?.height ?? 0), `${width} px`).toBeLessThanOrEqual(
        (below?.y ?? 0) + 0.5,
      );
  }
});

test('while a page is arriving the question is as tall as on the whole page, so the rest moves nothing', async ({
  page,
  open,
}) => {
  const path = '/help-and-support/meters';
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(path);
  const onWholePage = await consentBanner(page).boundingBox();
  await page.route(`**${path}`, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('</h1>')) });
  });
  await page.goto(path);
  await expect(page.locator('.footer')).toHaveCount(0);
  expect(await consentBanner(page).boundingBox()).toEqual(onWholePage);
});

test('no main-site, sign-in or printed page asks about cookies', async ({ page, open }) => {
  for (const path of mainSitePages) {
    await page.goto(path);
    await expect(consentBanner(page), path).toHaveCount(0);
  }
  await open('/help-and-support/meters');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.consent')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(consentBanner(page)).toHaveCount(0);
});

for (const path of ['/help-and-support/', '/help-and-support/meters/economy-7-meters', emergencies]) {
  test(`${path} is valid and accessible with and without the cookie question`, async ({ page, open }) => {
    await open(path);
    await expectValidAndAccessible(page, 'asking');
    await consentBanner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByText('You accepted all cookies.')).toBeVisible();
    await expectValidAndAccessible(page, 'answered');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that was posted does not ask about cookies, since answering would lose what was typed; the next page asks', async ({
    page,
    open,
  }) => {
    await open('/help-and-support/complaints/feedback');
    await expect(consentBanner(page)).toBeVisible();
    await openFeedbackDetails(page);
    await expect(consentBanner(page)).toHaveCount(0);
    await open('/help-and-support/contact-us');
    await expect(consentBanner(page)).toBeVisible();
  });
});
