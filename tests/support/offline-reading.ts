import type { BrowserContext, Page } from '@playwright/test';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import type { Visitor } from './complaint-journey.ts';
import { fillBoth, meterForm, submit, today } from './meter-reading-journey.ts';
import { expect } from './window-test.ts';

export const offlineReadingTitle = 'Your reading is kept on this device. It hasn’t been sent yet';
export const sentTitle = 'The reading kept on this device has been sent';
/** The reading that `fillBoth` types, as the page describes it if it was taken on this day. */
export const describedOn = (day: string) =>
  `Electricity reading 14728, gas reading 03864, read on ${readableDay(day)}.`;
export const described = describedOn(today);

/** Browsers report a lost connection, and the responses of a failing site. */
export const lostLine = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RESET|status of (409|422|503)/;

type Open = (address: string) => Promise<unknown>;

/** Fills the form in and sends it without a connection, so that it is stored. */
export async function keepOne(page: Page, open: Open, context: BrowserContext, visitor: Visitor) {
  await open(meterForm);
  await fillBoth(page, visitor);
  await context.setOffline(true);
  await submit(page);
  await expect(offlineReadingPanel(page)).toBeFocused();
}

export function offlineReadingPanel(page: Page) {
  return page.getByRole('group', { name: offlineReadingTitle });
}

/** Delays posts of a stored reading: reports when the first is sent, and releases them on request. */
export async function holdOfflinePosts(page: Page) {
  const onItsWay = Promise.withResolvers<void>();
  const pending = Promise.withResolvers<void>();
  await page.route(/submit-meter-read\/kept$/, async (route) => {
    onItsWay.resolve();
    await pending.promise;
    await route.continue();
  });
  return { onItsWay: onItsWay.promise, release: pending.resolve };
}

/** The contents of the browser's own database. */
export const storedReadings = (page: Page) => inDatabase(page);

/** Changes the date of each reading in the browser's own database. */
export const changeStoredDates = (page: Page, date: string) => inDatabase(page, date);

/** Reads the stored readings; with a date, stores them again with that date. */
function inDatabase(page: Page, date?: string) {
  return page.evaluate(
    (changed) =>
      new Promise<{ id: string; answers: object }[]>((resolve, reject) => {
        const opening = indexedDB.open('kept-readings');
        opening.addEventListener('error', () => reject(new Error('No store')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('readings', 'readwrite').objectStore('readings');
          const asking = all.getAll();
          asking.addEventListener('success', () => {
            for (const reading of changed ? asking.result : [])
              all.put({ ...reading, answers: { ...reading.answers, date: changed } }, reading.id);
          });
          all.transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(asking.result);
          });
        });
      }),
    date,
  );
}
