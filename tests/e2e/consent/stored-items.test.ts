import type { BrowserContext, Page } from '@playwright/test';
import { findItem } from '#app/consent/find-item.ts';
import type { StoredItem } from '#app/consent/stored-item.ts';
import { storedItems } from '#app/consent/stored-items.ts';
import {
  fillQuery,
  newVisitor,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { consentBanner, undecided } from '../../support/consent.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { keepOne, lostLine, sentTitle } from '../../support/offline-reading.ts';
import { confirmedReference, fillBoth, meterForm, submit } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/prefill-test.ts';
import { complaint, deals, openWatched, visitSignedIn } from '../../support/session-journey.ts';
import { legacyCustomer, newerCustomer } from '../../support/sample-customers.ts';
import { enterCustomer } from '../../support/sign-in-journey.ts';
import { storedEntries } from '../../support/stored-entries.ts';

test.use({ ...undecided, expectedProblem: lostLine, newBrowserContext: true });

const home = '/help-and-support/';
const inactivity = 15 * 60_000 + 1_000;

/** Set by pages that are not ours, which we only tidy up after. SPEC §3 "Browser storage keys". */
const ofTheMainSite = new Set(['chosenTariff', 'pendingTariffDismissed']);
/** Items that only a visitor who is or was signed in has. */
const ofSigningIn = /^(__Host-|signed-in$|forget-tariff$|identity-|drafts-|last-activity$)/;

/** Checks what the browser stores, repeatedly on a journey; all of it must be listed and live as long as listed. */
function watchStored(page: Page, context: BrowserContext, choice: string) {
  const longest = new Map<StoredItem, number>();
  return {
    async look(where: string) {
      for (const { kind, name, left } of await storedEntries(page, context)) {
        const item = findItem(kind, name);
        expect(item, `${kind} ${name} is listed: ${where}`).toBeDefined();
        if (!item) continue;
        if (choice === 'Reject all')
          expect(item.category, `${kind} ${name}, refused: ${where}`).toBe('necessary');
        if (kind === 'cookie') expectToLiveAsListed(item, left, where);
        longest.set(item, Math.max(left ?? 0, longest.get(item) ?? 0));
      }
    },
    /** Expects that every necessary item of these journeys was there, for as long as it is listed. */
    expectSeen(isOfJourney: (item: StoredItem) => boolean) {
      const wanted = storedItems.filter((item) => item.category === 'necessary' && isOfJourney(item));
      expect(wanted.filter((item) => !longest.has(item)).map(({ kind, name }) => `${kind} ${name}`)).toEqual(
        [],
      );
      for (const item of wanted) {
        if (typeof item.life === 'number')
          expect(longest.get(item), `${item.name} lives as long as it says`).toBeGreaterThan(item.life * 0.9);
      }
    },
  };
}

/** A lifetime given in words lasts until the browser closes, or for the number of minutes that it names. */
function expectToLiveAsListed({ name, life }: StoredItem, left: number | undefined, where: string) {
  const limit = typeof life === 'number' ? life : Number(/(\d+) minutes/.exec(life)?.[1] ?? 0) * 60;
  const withBrowser = typeof life === 'number' ? Infinity : 0;
  expect(left ?? withBrowser, `${name} ends in time: ${where}`).toBeLessThanOrEqual(limit + 1);
}

for (const choice of ['Accept all', 'Reject all']) {
  test(`after ‘${choice}’ forms store nothing in the browser that is not listed`, async ({
    page,
    open,
    context,
  }) => {
    const stored = watchStored(page, context, choice);
    const visitor = newVisitor();
    await test.step('reading, settings and search', async () => {
      await open(home);
      expect(await context.cookies(), 'nothing before a choice').toEqual([]);
      await consentBanner(page).getByRole('button', { name: choice }).click();
      await stored.look('chosen');
      await page.getByRole('main').getByRole('link', { name: 'Meters' }).first().click();
      await page.getByRole('button', { name: 'Display settings', exact: true }).click();
      await page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).check();
      await page.request.post('/help-and-support/dismiss-notice', { form: { notice: '0a1b2c3d' } });
      await page.goto('/search?q=smart+metre');
      await stored.look('search');
    });
    await test.step('a complaint', async () => {
      await open(complaint);
      await completeFirstStep(page, visitor);
      await fillQuery(page, 'It is late.', 'Faulty meter');
      await stored.look('query');
      await submitAndConfirm(page);
      await stored.look('confirmation');
    });
    await test.step('feedback', async () => {
      await open('/help-and-support/complaints/feedback');
      await openFeedbackDetails(page);
      await stored.look('feedback');
    });
    await test.step('a meter reading, filled in by its address', async () => {
      await open(`${meterForm}?first_name=Ann`);
      await stored.look('prefill');
      await fillBoth(page, visitor);
      await submit(page);
      await confirmedReference(page);
      await stored.look('reading sent');
    });
    await test.step('a meter reading stored while offline', async () => {
      await keepOne(page, open, context, newVisitor());
      await stored.look('reading stored');
      await context.setOffline(false);
      await expect(page.getByText(sentTitle)).toBeVisible();
      await stored.look('stored reading sent');
    });
    // What the service worker saves has a test of its own: tests/e2e/offline.
    stored.expectSeen(
      ({ kind, name }) => kind !== 'cache' && !ofSigningIn.test(name) && !ofTheMainSite.has(name),
    );
  });

  test(`after ‘${choice}’ signing in stores nothing in the browser that is not listed`, async ({
    page,
    context,
  }) => {
    // The installed clock is the browser's only: cookies and the server use the real time.
    await context.clock.install();
    const stored = watchStored(page, context, choice);
    await page.goto(home);
    // A page that is left while it starts would delete what the next one is asked to delete.
    await waitForScripts(page);
    await consentBanner(page).getByRole('button', { name: choice }).click();
    await expect(consentBanner(page)).toHaveCount(0);
    await test.step('a legacy customer looks at deals and signs out', async () => {
      await page.goto(deals);
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
      await stored.look('sign-in page');
      await enterCustomer(page, legacyCustomer.email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deals');
      await openWatched(page, deals);
      await stored.look('deals');
      await page.goto('/help-and-support/sign-out');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
      await stored.look('signed out');
    });
    await test.step('a newer customer types, and is signed out for inactivity', async () => {
      await visitSignedIn(page, complaint, newerCustomer.email);
      await page.getByLabel('Textphone or international number').fill('18001');
      await page.clock.runFor(1_000);
      await stored.look('signed in');
      await page.clock.fastForward(inactivity);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
      await stored.look('inactive');
    });
    stored.expectSeen(({ name }) => ofSigningIn.test(name));
  });
}
