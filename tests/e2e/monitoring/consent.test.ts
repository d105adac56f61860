import type { Page } from '@playwright/test';
import { consentBanner, undecided } from '../../support/consent.ts';
import {
  choose,
  expect,
  haveChosen,
  storedNames,
  navigateAway,
  test,
  waitForRecording,
  watchStates,
} from '../../support/monitoring-test.ts';
import { watchTimeZones } from '../../support/time-zones.ts';

/** A page with React, whose links open the next page in the same document. */
const form = '/help-and-support/submit-meter-read';
const sessionCookie = '_dd_s_v2';
const ofMonitoring = /monitoring|datadog|replay-worker|_dd/i;
const recording = { session: 'tracked with replay', recording: 'recording' };
const refused = { session: 'not tracked', recording: 'stopped' };

/** Follows a link without a reload, which sends what was recorded of the previous view. */
async function followLink(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click();
  await page.waitForURL('**/cookies');
}

/** The event of a frozen page that resumes. The SDK ignores events dispatched by scripts unless they have this mark. */
const resume = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(Object.assign(new Event('resume'), { __ddIsTrusted: true })));

/** Resolves after the SDK's pending write and the write that follows: it takes this lock for each. */
const afterWrites = (page: Page) =>
  page.evaluate(async (lock) => {
    for (let turns = 0; turns < 3; turns += 1) await navigator.locks.request(lock, () => undefined);
  }, sessionCookie);

const storedByMonitoring = async (page: Page) =>
  (await storedNames(page)).filter((name) => ofMonitoring.test(name));

test.describe('a visitor who has not chosen', () => {
  test.use(undecided);

  test('no monitoring is requested, sent or stored before they allow it', async ({
    page,
    open,
    requestedUrls,
    intake,
  }) => {
    const states = await watchStates(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    /** Recognises the SDK by the provider's addresses in it, whatever its file is called. */
    const isLoaded = async () => (await Promise.all(scripts)).some((code) => code.includes('datadoghq.com'));
    await open(form);
    await page.mouse.wheel(0, 600);
    await followLink(page);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
    expect(requestedUrls.filter((address) => ofMonitoring.test(address))).toEqual([]);
    expect(await storedByMonitoring(page)).toEqual([]);
    expect(await isLoaded()).toBe(false);
    await navigateAway(page);
    scripts.length = 0;
    await open(form);
    expect(intake.requests()).toBe(0);
    await consentBanner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(async () => (await states()).at(-1)).toEqual(recording);
    expect(await isLoaded()).toBe(true);
    await followLink(page);
    await expect.poll(() => intake.segments.length).toBeGreaterThan(0);
  });
});

test('with consent everything arrives; refusing stops it immediately, and consenting again resumes it', async ({
  page,
  open,
  requestedUrls,
  intake,
  baseURL,
}) => {
  const states = await watchStates(page);
  const latest = async () => (await states()).at(-1);
  await haveChosen(page, baseURL);

  await test.step('consent given before: a session, its vitals and its replay', async () => {
    await open(form);
    await expect
      .poll(states)
      .toEqual([{ ...recording, recording: 'waiting for page interactive' }, recording]);
    expect(requestedUrls.filter((address) => address.endsWith('/monitoring/settings'))).toHaveLength(1);
    expect((await storedByMonitoring(page)).toSorted()).toEqual([sessionCookie, '_dd_tab_id']);
    await followLink(page);
    await expect.poll(() => intake.segments.length).toBeGreaterThan(0);
    await navigateAway(page);
    await expect
      .poll(() => [...new Set(intake.events.map(({ type }) => type))])
      .toEqual(expect.arrayContaining(['view', 'resource', 'action']));
    expect(new Set(intake.events.map(({ session }) => session.id)).size).toBe(1);
    expect(
      requestedUrls.filter((address) => address.startsWith('http') && !address.startsWith(`${baseURL}/`)),
    ).toEqual([]);
  });

  await test.step('a replay segment has both its parts, with the fields of SPEC §7', () => {
    const [{ meta, records, bytes } = { meta: {}, records: [], bytes: 0 }] = intake.segments;
    expect(meta).toMatchObject({
      compressed_segment_size: bytes,
      raw_segment_size: expect.any(Number),
      records_count: records.length,
      creation_reason: 'init',
      index_in_view: 0,
      source: 'browser',
      start: expect.any(Number),
      end: expect.any(Number),
      view: { id: expect.any(String) },
      session: { id: intake.events[0]?.session.id },
    });
  });

  await test.step('refused: nothing more is sent, not even what was queued, and nothing is stored', async () => {
    await open(form);
    await expect.poll(latest).toEqual(recording);
    await choose(page, 'nothing');
    expect(await latest()).toEqual(refused);
    // What was sent before the refusal may still be on its way to the intake.
    const sent = () => requestedUrls.filter((address) => /\/monitoring\/(?!settings$)/.test(address)).length;
    const before = sent();
    expect(before, 'requests of monitoring so far').toBeGreaterThan(0);
    await expect.poll(() => storedByMonitoring(page)).toEqual([]);
    await page.mouse.wheel(0, 600);
    await followLink(page);
    await page.locator('h1').click();
    expect(await storedByMonitoring(page), 'after a click').toEqual([]);
    await resume(page);
    await afterWrites(page);
    expect(await storedByMonitoring(page), 'after the page was frozen').toEqual([]);
    await navigateAway(page);
    await open(form);
    expect(sent()).toBe(before);
  });

  await test.step('agreed on the open page, refused and agreed again: a new session each time', async () => {
    await choose(page, 'performance');
    await expect.poll(latest).toEqual(recording);
    await choose(page, 'nothing');
    expect(await latest()).toEqual(refused);
    await expect.poll(() => storedByMonitoring(page)).toEqual([]);
    const segments = intake.segments.length;
    const sessions = new Set(intake.events.map(({ session }) => session.id));
    await choose(page, 'performance');
    await expect.poll(latest).toEqual(recording);
    await followLink(page);
    await expect.poll(() => intake.segments.length).toBeGreaterThan(segments);
    await navigateAway(page);
    await expect.poll(() => intake.events.some(({ session }) => !sessions.has(session.id))).toBe(true);
  });
});

test('refusing while the SDK starts stores nothing, and agreeing after that starts a session', async ({
  page,
  open,
  baseURL,
}) => {
  const states = await watchStates(page);
  await haveChosen(page, baseURL);
  const waiting = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name));
  await page.addInitScript((name) => {
    // Holds the lock under which the SDK writes its cookie, until this event.
    void navigator.locks.request(
      name,
      () => new Promise((resolve) => addEventListener('release', resolve, { once: true })),
    );
  }, sessionCookie);
  await open(form);
  await expect.poll(waiting, 'the SDK is about to write').toEqual([sessionCookie]);
  await choose(page, 'nothing');
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await afterWrites(page);
  expect(await storedByMonitoring(page)).toEqual([]);
  await choose(page, 'performance');
  await expect.poll(async () => (await states()).at(-1)).toEqual(recording);
  expect(await storedByMonitoring(page)).toContain(sessionCookie);
});

test('a page that is measured and recorded loads no time zones: that blocks a slow phone', async ({
  page,
  open,
  baseURL,
}) => {
  await haveChosen(page, baseURL);
  const states = await watchStates(page);
  const timeZones = await watchTimeZones(page);
  await open(form);
  await waitForRecording(states);
  expect(await timeZones()).toEqual([]);
});
