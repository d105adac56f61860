import type { Page } from '@playwright/test';
import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

test.use(withMotion);

const form = '/help-and-support/submit-meter-read';
const cookies = { path: '/help-and-support/cookies', title: 'Cookies - Help & Support - Thistlemere Energy' };
const linkToCookies = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true });

/** Marks the open document, so that a reload would show. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

test('from a page with React to another, a link opens without a reload, announces the title and moves the focus to the heading', async ({
  page,
  open,
}) => {
  await open(form);
  await markDocument(page);
  await linkToCookies(page).click();
  await expect(page).toHaveURL(cookies.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(cookies.title);
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(cookies.title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});

test('links work in a browser that knows no popovers', async ({ page, open }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    const querySelectorAll = document.querySelectorAll.bind(document);
    document.querySelectorAll = (selector: string) => {
      if (selector.includes(':popover-open')) throw new SyntaxError(`Not a selector: ${selector}`);
      return querySelectorAll(selector);
    };
  });
  await open(form);
  await linkToCookies(page).click();
  await expect(page).toHaveURL(cookies.path);
  await expect(page).toHaveTitle(cookies.title);
});

test.describe('when the next page’s script can’t be loaded', () => {
  test.use({ expectedProblem: /cookies-|select-energy/ });

  for (const { step, from, file, leave, to } of [
    {
      step: 'a link',
      from: form,
      file: /\/assets\/cookies-[\w-]{8}\.js/,
      leave: (page: Page) => linkToCookies(page).click(),
      to: cookies.path,
    },
    {
      step: 'a form’s redirect',
      from: '/help-and-support/make-a-complaint-select-type',
      file: /\/assets\/make-a-complaint-select-energy-[\w-]{8}\.js/,
      leave: async (page: Page) => {
        await page.getByRole('radio', { name: 'Energy' }).check();
        await page.getByRole('button', { name: 'Continue' }).click();
      },
      to: /\/make-a-complaint-select-energy$/,
    },
  ])
    test(`${step} opens it as a document`, async ({ page, open }) => {
      await page.route(file, (route) => route.abort(), { times: 1 });
      await open(from);
      await leave(page);
      await expect(page).toHaveURL(to);
      await waitForScripts(page);
    });
});

test('the next page’s style sheet is there in the first frame that shows the page', async ({
  page,
  open,
}) => {
  await open(form);
  const isPending = page.evaluate(
    () =>
      new Promise<boolean[]>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            resolve(
              [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')].map(
                ({ sheet }) => sheet === null,
              ),
            ),
          );
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await linkToCookies(page).click();
  expect(await isPending).toEqual([false, false, false]);
  await expect(page.locator('head link[href*="cookies-page"]')).toHaveCount(1);
});

test('a link to a place on such a page opens it there, with the focus', async ({ page, open }) => {
  await open(form);
  await linkToCookies(page).evaluate((link: HTMLAnchorElement) => (link.hash = '#stored'));
  await linkToCookies(page).click();
  await expect(page).toHaveURL(`${cookies.path}#stored`);
  await expect(page.locator('#stored')).toBeFocused();
  await expect(page.locator('#stored')).toBeInViewport();
});

test('a link to a place that the page lacks moves the focus to its heading', async ({ page, open }) => {
  await open(form);
  await linkToCookies(page).evaluate((link: HTMLAnchorElement) => (link.hash = '#gone'));
  await linkToCookies(page).click();
  await expect(page).toHaveURL(`${cookies.path}#gone`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the back button returns to the page before and its scroll position, and forward works too', async ({
  page,
  open,
}) => {
  await open(form);
  await markDocument(page);
  // The browser moves the page by a pixel or two when the font comes in place of the fallback.
  await page.evaluate(async () => void (await document.fonts.ready));
  await linkToCookies(page).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const title = await page.title();
  await linkToCookies(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(form);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.goForward();
  await expect(page).toHaveURL(cookies.path);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});

test('a visitor who goes back before React has rendered the next page gets the page before', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    // React renders in tasks that it posts to itself. They wait from the moment the link's page has its entry until the
    // browser has gone back.
    const held: (() => void)[] = [];
    let isHolding = false;
    const postMessage = Reflect.get(MessagePort.prototype, 'postMessage') as () => void;
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      const post = () => Reflect.apply(postMessage, this, message);
      if (isHolding) held.push(post);
      else post();
    };
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      pushState(...entry);
      isHolding = true;
      history.back();
    };
    addEventListener('popstate', () => {
      isHolding = false;
      // After the other listeners.
      setTimeout(() => {
        for (const post of held) post();
        document.documentElement.setAttribute('data-went-back', '');
      });
    });
  });
  await open(form);
  const title = await page.title();
  await linkToCookies(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-went-back');
  // As soon as the page would have changed, too.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(form);
  await expect(page).toHaveTitle(title);
});

test('the back button returns from another document to the place that the visitor left, not to an earlier one', async ({
  page,
  open,
}) => {
  const jumpTo = (place: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
  const place = () => page.evaluate(() => scrollY);
  await open(form);
  await page.evaluate(async () => void (await document.fonts.ready));
  const title = await page.title();
  await jumpTo(300);
  // A click by Playwright would scroll to the link first.
  await linkToCookies(page).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveTitle(cookies.title);
  // Scrolling is smooth: until it reaches the top, the stored position is still the form's.
  await expect.poll(place, 'the next page begins at its top').toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect.poll(place, 'React Router restores it').toBe(300);
  await jumpTo(500);
  await open('/help-and-support/');
  await page.goBack();
  await waitForScripts(page);
  expect(await place(), 'the browser has restored it, and React leaves it').toBe(500);
  await page.reload();
  await waitForScripts(page);
  expect(await place(), 'after reloading').toBe(500);
});

test('a link to a page that is only read loads it, without React', async ({ page, open }) => {
  await open(form);
  await markDocument(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /help home/ })
    .click();
  await expect(page).toHaveURL('/help-and-support/');
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document');
  await expect(page.locator('#hydration')).toHaveCount(0);
});

test.describe('when a page’s data can’t be fetched', () => {
  test.use({ expectedProblem: /cookies\.data/ });

  test('an error is shown, with the emergency numbers', async ({ page, open }) => {
    await open(form);
    await page.route('**/*.data*', (route) => route.abort());
    await linkToCookies(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sorry, we can’t show this page at the moment',
    );
    await expect(page.getByRole('main').getByRole('link', { name: '0800 111 999' })).toBeVisible();
  });
});
