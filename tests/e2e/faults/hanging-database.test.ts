import type { Page, Response } from '@playwright/test';
import {
  chooseAddress,
  fillDetails,
  fillQuery,
  findAddress,
  newVisitor,
  openQueryStep,
  queryBox,
  submitAndConfirm,
} from '../../support/complaint-journey.ts';
import { engines, type TestDatabase } from '../../support/engines.ts';
import {
  confirmedReference,
  fillBoth,
  field,
  meterForm,
  submit,
} from '../../support/meter-reading-journey.ts';
import { legacyCustomer } from '../../support/sample-customers.ts';
import { enterCustomer } from '../../support/sign-in-journey.ts';
import { expect, test as base, withAndWithoutScripts } from '../../support/site-test.ts';
import { startSite, type OwnSite } from '../../support/start-site.ts';
import type { Started } from '../../support/base-test.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../support/tcp-proxy.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';

/** The longest a visitor waits, whatever the database does. */
const responseTimeLimitMs = 10_000;
const trouble = 'Unfortunately, we’re having technical problems at the moment.';
const words = 'The engineer didn’t come.\n\nI waited “all day” & <b>lost</b> pay.';
const postgres = (await engines()).find(({ name }) => name === 'PostgreSQL');

type Hanging = { site: OwnSite; proxy: DatabaseProxy; database: TestDatabase<LeadsTables> };

/** A site whose PostgreSQL can hang, shared by one worker's tests. */
const test = base.extend<{ hanging: Hanging; shared: Hanging }>({
  expectedProblem: /responded with a status of 503/,
  shared: async ({ startOnce }, use) => use(await startOnce('hanging database', startHanging)),
  hanging: async ({ shared, page }, use) => {
    shared.proxy.resume();
    await expect.poll(async () => (await page.request.get(`${shared.site.url}/readyz`)).status()).toBe(200);
    await use(shared);
    shared.proxy.resume();
    // A page that is still loading would report errors once its site is gone.
    await page.goto('about:blank');
  },
  baseURL: async ({ shared }, use) => use(shared.site.url),
});

async function startHanging(): Promise<Started<Hanging>> {
  if (!postgres) throw new Error('no PostgreSQL');
  const database = await postgres.open<LeadsTables>();
  const proxy = await startDatabaseProxy(database.url);
  const site = await startSite({ DATABASE_URL: proxy.url });
  const stop = async () => {
    proxy.resume();
    await site.stop();
    await proxy.stop();
    await database.close();
  };
  return { value: { site, proxy, database }, stop };
}

test.skip(!postgres, 'no PostgreSQL answers on 127.0.0.1:5432, and TEST_DATABASE_URL names none');

/** Runs an action that posts a form, and returns the status of its response, which must arrive in time. */
async function postInTime(page: Page, act: () => Promise<unknown>): Promise<number> {
  const responsePromise: Promise<Response> = page.waitForResponse(
    (response) => response.request().method() === 'POST',
  );
  const start = performance.now();
  await act();
  const status = (await responsePromise).status();
  expect(performance.now() - start, 'the time of the answer').toBeLessThan(responseTimeLimitMs);
  return status;
}

withAndWithoutScripts((scripts) => {
  test('a complaint gets 503 with SPEC’s banner in time, its text stays, and once the database recovers it is stored once', async ({
    page,
    open,
    hanging: { proxy, database },
  }) => {
    const visitor = newVisitor();
    await openQueryStep({ page, open }, '/help-and-support/complaints/gas-and-electricity', visitor);
    await fillQuery(page, words, 'Faulty meter');
    proxy.hang();
    const submitButton = page.getByRole('button', { name: 'Submit' });
    expect(await postInTime(page, () => submitButton.click())).toBe(503);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(trouble);
    await expect(queryBox(page)).toHaveValue(words);
    await expect(page.getByLabel('Subject')).toHaveValue('Faulty meter');
    proxy.resume();
    const reference = await submitAndConfirm(page);
    const leads = await database.queries
      .selectFrom('leads')
      .select('reference')
      .where('document', 'like', `%${visitor.email}%`)
      .execute();
    expect(leads).toEqual([{ reference }]);
  });

  test('a meter reading gets 503 with its banner in time, every answer stays, and it is sent once the database recovers', async ({
    page,
    open,
    hanging: { proxy },
  }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await fillBoth(page, visitor);
    proxy.hang();
    expect(await postInTime(page, () => submit(page))).toBe(503);
    await expect(page.getByRole('alert')).toContainText('Sorry, we’re having technical issues right now');
    await expect(field(page, 'Email')).toHaveValue(visitor.email);
    proxy.resume();
    await submit(page);
    expect(await confirmedReference(page)).toMatch(/^[0-9A-Z-]{13}$/);
  });

  test('an address look-up gets SPEC’s address banner in time, what was typed stays, and it works when tried again', async ({
    page,
    open,
    hanging: { proxy },
  }) => {
    await open('/help-and-support/complaints/enquiry-pay-as-you-go');
    await fillDetails(page, newVisitor());
    proxy.hang();
    expect(await postInTime(page, () => findAddress(page, 'ab1 9zz'))).toBe(503);
    const banner = page.getByRole('alert');
    await expect(banner.getByRole('heading')).toHaveText(trouble);
    await expect(banner).toContainText('There was a problem saving your address.');
    await expect(page.getByLabel('Postcode')).toHaveValue('ab1 9zz');
    await expect(page.getByLabel('First name')).toHaveValue('Ann');
    proxy.resume();
    await chooseAddress(page);
  });

  test('signing in reports in time that it can’t be done now, keeps the e-mail, and works when retried', async ({
    page,
    open,
    hanging: { proxy },
  }) => {
    await open('/help-and-support/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    proxy.hang();
    expect(await postInTime(page, () => enterCustomer(page))).toBe(503);
    await expect(page.getByText('We can’t sign you in at the moment').first()).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(legacyCustomer.email);
    proxy.resume();
    await enterCustomer(page);
    if (scripts === 'off') await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/help-and-support\/$/);
  });

  test('pages can be read as usual, and starting to sign in shows the designed error page', async ({
    page,
    open,
    hanging: { site, proxy },
  }) => {
    proxy.hang();
    expect((await open('/help-and-support/meters/economy-7-meters'))?.status()).toBe(200);
    expect((await open('/search?q=boiler'))?.status()).toBe(200);
    const start = performance.now();
    await page.goto(`${site.url}/help-and-support/sign-in?from=/help-and-support/`);
    expect(performance.now() - start).toBeLessThan(responseTimeLimitMs);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sorry, we can’t show this page at the moment',
    );
    const ready = await page.request.get(`${site.url}/readyz`);
    expect([ready.status(), await ready.json()]).toEqual([
      503,
      { status: 'failing', backEnds: { content: 'ok', database: 'failing' } },
    ]);
  });
});
