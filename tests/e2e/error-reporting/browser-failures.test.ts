import type { Page } from '@playwright/test';
import { consentCookieString, consentTo } from '../../../contracts/consent.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { loggedFailures } from '../../support/logged-failures.ts';
import { expect, test } from '../../support/site-test.ts';

// These tests cause the failures, which contain text like what visitors type.
test.use({ expectedProblem: /typed|status of 500|Failed to load resource/ });

const reports = '/help-and-support/reports';
const meters = '/help-and-support/meters';

/** Every failure report that the page sends from now on. */
function postedFrom(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === reports) posts.push(request.postData() ?? '');
  });
  return posts;
}

/** Chooses as the banner does: sets the cookie and notifies the page. */
async function choose(page: Page, ...allowed: 'performance'[]) {
  await page.evaluate(
    (cookie) => {
      document.cookie = cookie;
      dispatchEvent(new Event('consent-changed'));
    },
    consentCookieString(consentTo(allowed), false),
  );
}

/** Resolves once the script that reports failures is loaded; a page without React loads it with its first failure. */
const whenReporting = (page: Page, file = 'report-failure') =>
  page
    .waitForResponse((response) => response.url().includes(`/assets/${file}-`))
    .then((response) => response.finished());

/** Fails like a script of the page's own: the error is unhandled. */
async function reject(page: Page, name: string) {
  await page.evaluate((errorName) => {
    const problem = new Error('typed by jane@example.com');
    problem.name = errorName;
    void Promise.reject(problem);
  }, name);
}

/** Opens a page with React, where errors are reported. */
async function openForm(page: Page, site: string) {
  const reporting = whenReporting(page);
  await page.goto(`${site}/help-and-support/submit-meter-read`);
  await waitForScripts(page);
  await reporting;
}

const linkToCookies = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true });

test('a page’s failures reach the log once, with release and request, without typed text, while consent is given', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  const failures = () => loggedFailures(site.output());
  const posts = postedFrom(page);
  const visit = await page.goto(`${site.url}${meters}?q=typed`);
  await waitForScripts(page);
  const requestId = visit?.headers()['x-request-id'];

  await test.step('before consent nothing is loaded and nothing is reported', async () => {
    await reject(page, 'BeforeConsent');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => /start-telemetry|report-failure/.test(name))).toEqual([]);
  });

  await test.step('an unhandled rejection', async () => {
    const reporting = whenReporting(page, 'start-telemetry');
    await choose(page, 'performance');
    await reporting;
    await expect(async () => {
      await reject(page, 'InThePage');
      expect(posts.length).toBeGreaterThan(0);
    }).toPass();
    await reject(page, 'InThePage');
    await expect.poll(failures).toEqual([
      {
        level: 40,
        time: expect.any(String),
        event: 'browser-failure',
        kind: 'unhandled-rejection',
        error: 'InThePage',
        path: meters,
        requestId,
        release: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
        fingerprint: expect.any(String),
        count: 1,
      },
    ]);
  });

  await test.step('a page that fails to render', async () => {
    await openForm(page, site.url);
    await page.route('**/assets/cookies-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Cookies() { throw new RangeError("typed by jane@example.com"); }',
      }),
    );
    const data = page.waitForResponse((response) => response.url().includes('cookies.data'));
    await linkToCookies(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('we can’t show this page');
    await expect
      .poll(() => failures().at(-1))
      .toMatchObject({
        kind: 'boundary',
        error: 'RangeError',
        at: expect.stringMatching(/^cookies-[\w-]+\.js:1:\d+/),
        path: '/help-and-support/cookies',
        requestId: (await data).headers()['x-request-id'],
      });
  });

  await test.step('a failed call, in a re-rendered page', async () => {
    await openForm(page, site.url);
    await page.route('**/cookies.data*', (route) => route.fulfill({ status: 500, body: 'typed' }));
    await page.unroute('**/assets/cookies-*.js');
    await linkToCookies(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('we can’t show this page');
    await expect.poll(() => failures().at(-1)).toMatchObject({ kind: 'failed-call', code: '500' });
  });

  await test.step('nothing more once the visitor has withdrawn consent', async () => {
    const before = posts.length;
    await choose(page);
    await reject(page, 'AfterWithdrawal');
    await page.goto(`${site.url}${meters}`);
    await waitForScripts(page);
    await reject(page, 'AfterWithdrawal');
    await site.stop();
    expect(posts).toHaveLength(before);
  });

  expect(posts).toHaveLength(3);
  expect(failures()).toHaveLength(3);
  for (const words of [site.output(), ...posts]) expect(words).not.toMatch(/typed|jane|Consent|Withdrawal/);
});
