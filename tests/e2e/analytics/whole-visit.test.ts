import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import { newVisitor, completeFirstStep, queryBox } from '../../support/complaint-journey.ts';
import { storedCounts } from '../../support/stored-counts.ts';
import {
  allowMeasuring,
  eventsOf,
  openMeasured,
  watchMeasuring,
  waitForAnalytics,
} from '../../support/measured-visit.ts';
import { useSearchBox } from '../../support/open-search-box.ts';
import { expect, test } from '../../support/site-test.ts';
import { startUnreliableApi } from '../../support/unreliable-api.ts';

// A failed post answers 503, and no service accepts calls here: browsers report both.
test.use({ expectedProblem: /responded with a status of 503|tel:|ERR_(FAILED|ABORTED)/ });

const area = '/help-and-support';
const view = (path: string): DataLayerEvent => ({ event: 'page-view', path: area + path });
const words = 'The engineer didn’t come to Mill Road.';

test('a visit is counted in order, from the help home to a tapped number, and nothing that was typed is counted', async ({
  page,
  serveOwnSite,
}) => {
  const api = await startUnreliableApi();
  const databaseUrl = `file:${join(mkdtempSync(join(tmpdir(), 'counts-')), 'site.db')}`;
  const { url } = await serveOwnSite({ env: { API_URL: api.url, DATABASE_URL: databaseUrl } });
  await allowMeasuring(page, url);
  await page.context().route('https://**', (route) => route.abort());
  const measuring = await watchMeasuring(page);
  const visitor = newVisitor({ surname: 'Quillfeather' });

  await test.step('a suggestion, then a search', async () => {
    await openMeasured(page, `${url}${area}/?from=letter#top`);
    await (await useSearchBox(page)).fill('radiator');
    await page.getByRole('option', { name: 'Bleed a radiator' }).click();
    await expect(page).toHaveURL(/\/breakdowns\/bleed-a-radiator$/);
    await waitForAnalytics(page);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL(`${url}${area}/`);
    await waitForAnalytics(page);
    const box = await useSearchBox(page);
    await box.fill('  ');
    await box.press('Enter');
    await expect(box).toBeFocused();
    await box.fill('boiler Quillfeather');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Search results' })).toBeVisible();
    await page.goto(`${url}/search?q=Quillfeather`);
  });

  await test.step('a complaint that fails once', async () => {
    await openMeasured(page, `${url}${area}/complaints/pay-as-you-go`);
    await completeFirstStep(page, visitor);
    await queryBox(page).fill(words);
    api.setMode('error');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    api.setMode('well');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/confirmation$/);
  });

  await test.step('a number tapped, and a link out', async () => {
    await openMeasured(page, `${url}${area}/emergencies/power-cuts`);
    await page
      .getByRole('navigation', { name: 'Emergency numbers' })
      .getByRole('link', { name: '105' })
      .click();
    const outside = 'https://www.powercut105.com';
    // A 204 ends the navigation and leaves the page open: a browser error page would interrupt the next one.
    await page.route(`${outside}/**`, (route) => route.fulfill({ status: 204 }));
    const responsePromise = page.waitForResponse((response) => response.url().startsWith(outside));
    await page.getByRole('main').locator(`a[href^="${outside}"]`).first().click();
    await responsePromise;
    await page.goto(`${url}/robots.txt`);
  });

  const form = 'pay-as-you-go';
  const bodies = await measuring.bodies();
  expect(eventsOf(bodies)).toEqual([
    view(''),
    { event: 'search-suggestion' },
    view('/breakdowns/bleed-a-radiator'),
    { event: 'article-view', category: 'breakdowns', article: 'bleed-a-radiator' },
    view(''),
    { event: 'search' },
    view('/complaints/pay-as-you-go'),
    { event: 'form-start', form },
    view('/complaints/pay-as-you-go/query'),
    { event: 'form-step', form, step: 'query' },
    { event: 'error', category: 'error', name: 'lead-post-failed' },
    { event: 'form-failure', form },
    view('/confirmation'),
    { event: 'form-submit', form },
    view('/emergencies/power-cuts'),
    { event: 'article-view', category: 'emergencies', article: 'power-cuts' },
    { event: 'emergency-number', number: '105' },
    { event: 'outbound-link', host: 'www.powercut105.com' },
  ]);

  const counted = [
    'article-view breakdowns/bleed-a-radiator ×1',
    'article-view emergencies/power-cuts ×1',
    'emergency-number 105 ×1',
    'error lead-post-failed ×1',
    'form-failure pay-as-you-go ×1',
    'form-start pay-as-you-go ×1',
    'form-step pay-as-you-go/query ×1',
    'form-submit pay-as-you-go ×1',
    'no-result … ×1',
    'outbound-link www.powercut105.com ×1',
    'page-view /help-and-support ×2',
    'page-view /help-and-support/breakdowns/bleed-a-radiator ×1',
    'page-view /help-and-support/complaints/pay-as-you-go ×1',
    'page-view /help-and-support/complaints/pay-as-you-go/query ×1',
    'page-view /help-and-support/confirmation ×1',
    'page-view /help-and-support/emergencies/power-cuts ×1',
    'search boiler … ×1',
    'search … ×1',
    'search-suggestion  ×1',
  ];
  await expect.poll(() => storedCounts(databaseUrl)).toEqual(counted.toSorted());

  const everything = `${bodies.join('\n')}\n${(await storedCounts(databaseUrl)).join('\n')}`;
  const { firstName, surname, email, telephone } = visitor;
  for (const typed of [firstName, surname, email, telephone, words, 'AB1', '?', 'letter', '#'])
    expect(everything.toLowerCase(), typed).not.toContain(typed.toLowerCase());
  await api.stop();
});
