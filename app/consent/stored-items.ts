import type { SignInOffer } from '#contracts/identity.ts';
import { signInItems } from './sign-in-items.ts';
import type { StoredItem } from './stored-item.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const untilBrowserCloses = 'Until you close your browser';
const untilTabCloses = 'Until you close the tab';

const necessary: Omit<StoredItem, 'category'>[] = [
  {
    name: 'consent',
    kind: 'cookie',
    purpose: 'Remembers which cookies you accept.',
    life: 182 * day,
  },
  {
    name: 'display',
    kind: 'cookie',
    purpose: 'Remembers the text size, contrast, theme and motion you set.',
    life: 365 * day,
  },
  {
    name: 'dismissed-notice',
    kind: 'cookie',
    purpose: 'Remembers that you closed a notice, so we don’t show it again.',
    life: untilBrowserCloses,
  },
  {
    name: 'complaint-details',
    kind: 'cookie',
    purpose: 'Holds your details, sealed, while you write your complaint or enquiry.',
    life: 30 * minute,
  },
  {
    name: 'feedback-journey',
    kind: 'cookie',
    purpose: 'Makes sure that your answer about a refund counts once, even if you send it twice.',
    life: 30 * minute,
  },
  {
    name: 'confirmation',
    kind: 'cookie',
    purpose: 'Shows your reference again if you reload the page after you’ve sent a form.',
    life: 30 * minute,
  },
  {
    name: 'meter-read-prefill',
    kind: 'cookie',
    purpose: 'Fills in the meter reading form with details from a link that we sent you.',
    life: 30 * minute,
  },
  {
    name: 'meter-read-sent',
    kind: 'cookie',
    purpose: 'Shows the meter reading you sent again if you reload the page.',
    life: 30 * minute,
  },
  {
    name: 'draft:*',
    kind: 'session storage',
    purpose: 'Keeps what you type into a form until you’ve sent it. It never leaves your device.',
    life: untilTabCloses,
  },
  {
    name: 'receipt:*',
    kind: 'session storage',
    purpose: 'Shows what you sent again if you reload its confirmation or go back to it.',
    life: untilTabCloses,
  },
  {
    name: 'react-router-scroll-positions',
    kind: 'session storage',
    purpose: 'Remembers how far down each page you were, for when you go back.',
    life: untilTabCloses,
  },
  {
    name: 'kept-readings',
    kind: 'local storage',
    purpose: 'Says that a meter reading is waiting on your device to be sent.',
    life: 'Until it’s sent, or you delete it',
  },
  {
    name: 'kept-readings',
    kind: 'database',
    purpose: 'Keeps a meter reading, with your details, that you sent while you were offline.',
    life: 'Until it’s sent, or you delete it',
  },
];

/** Saved by the service worker (app/offline). Nothing in it is private to a visitor. */
const offlineHelp: Omit<StoredItem, 'category'>[] = [
  {
    name: 'help-offline-emergency-*',
    kind: 'cache',
    purpose: 'Keeps emergency help and our numbers on your device, for when you have no internet.',
    life: 'Until you clear it in your browser. We renew it when you visit',
  },
  {
    name: 'help-offline-pages-*',
    kind: 'cache',
    purpose: 'Stores the last 20 help pages you read, for when you have no internet. Forms are never stored.',
    life: 'Until you clear it in your browser, or we change the site. We don’t show pages after 30 days',
  },
];

const performance: Omit<StoredItem, 'category'>[] = [
  {
    name: '_dd_s_v2',
    kind: 'cookie',
    purpose: 'Tells us which pages belong to one visit, so we see where it was slow or went wrong.',
    life: 4 * hour,
  },
  {
    name: 'dd_cookie_test_*',
    kind: 'cookie',
    purpose: 'Checks whether your browser keeps cookies. We delete it at once.',
    life: minute,
  },
  {
    name: '_dd_tab_id',
    kind: 'session storage',
    purpose: 'Identifies each of your tabs, so that we don’t mix up the pages you see in each.',
    life: untilTabCloses,
  },
];

/** Everything that a site with this kind of sign-in stores in a browser, with or without offline help. */
export function storedItemsOf(signIn: SignInOffer, hasOfflineHelp: boolean): StoredItem[] {
  return [
    ...[...necessary, ...(hasOfflineHelp ? offlineHelp : []), ...signInItems(signIn)].map((item) => ({
      ...item,
      category: 'necessary' as const,
    })),
    ...performance.map((item) => ({ ...item, category: 'performance' as const })),
  ];
}

/** The same list for a site with everything embedded: decides what a refusal deletes, and what tests allow. */
export const storedItems = storedItemsOf('embedded', true);
