import type { BrowserContext, Page } from '@playwright/test';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import type { Visitor } from './complaint-journey.ts';
import { fillBoth, meterForm, submit, today } from './meter-reading-journey.ts';
import { expect } from './window-test.ts';

export const offlineReadingTitle = 'Your reading is kept on this device. It hasn’t been sent yet';
export const sentTitle = 'The reading kept on this device has been sent';
/** The reading that `fillBoth` types, as the page describes it. */
export const described = `Electricity reading 14728, gas reading 03864, read on ${readableDay(today)}.`;

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
export function storedReadings(page: Page) {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('kept-readings');
        opening.addEventListener('error', () => reject(new Error('No store')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('readings').objectStore('readings').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(all.result as unknown[]);
          });
        });
      }),
  );
}

/** Changes the date of the only reading in the browser's own database. */
export function changeStoredDate(page: Page, date: string) {
  return page.evaluate(
    (changed) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kept-readings');
        opening.addEventListener('error', () => reject(new Error('No store')));
        opening.addEventListener('success', () => {
          const readings = opening.result.transaction('readings', 'readwrite').objectStore('readings');
          const cursor = readings.openCursor();
          cursor.addEventListener('success', () => {
            const reading = cursor.result?.value as { answers: object };
            cursor.result?.update({ ...reading, answers: { ...reading.answers, date: changed } });
          });
          readings.transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    date,
  );
}
