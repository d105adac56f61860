import type { ConsentCategory } from '#contracts/consent.ts';

export type ItemCategory = 'necessary' | ConsentCategory;
export type ItemKind = 'cookie' | 'session storage' | 'local storage' | 'database';

export type StoredItem = {
  /** As it stands in the browser; `*` stands for a part that differs. */
  name: string;
  kind: ItemKind;
  category: ItemCategory;
  purpose: string;
  /** Seconds that a cookie lives at the most, or in words what ends it. */
  life: number | string;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const untilBrowserCloses = 'Until you close your browser';
const untilTabCloses = 'Until you close the tab';
const untilCleared = 'Until you clear it in your browser';

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
    purpose: 'Makes sure that we get your answer about a refund once, even if you send it twice.',
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
    purpose: 'Fills in the meter reading form with what a link from us brought along.',
    life: 30 * minute,
  },
  {
    name: 'meter-read-sent',
    kind: 'cookie',
    purpose: 'Shows the meter reading you sent again if you reload the page.',
    life: 30 * minute,
  },
  {
    name: '__Host-sign-in',
    kind: 'cookie',
    purpose: 'Makes sure that it’s you who comes back from the sign-in page.',
    life: 30 * minute,
  },
  {
    name: '__Host-nep',
    kind: 'cookie',
    purpose: 'Keeps you signed in: it says who you are. We renew it while you’re here.',
    life: 10 * minute,
  },
  {
    name: '__Host-uaa',
    kind: 'cookie',
    purpose: 'Keeps you signed in: it lets us look up your details. We renew it while you’re here.',
    life: 10 * minute,
  },
  {
    name: 'signed-in',
    kind: 'cookie',
    purpose: 'Tells pages that someone is signed in, but not who.',
    life: 10 * minute,
  },
  {
    name: 'identity-session*',
    kind: 'cookie',
    purpose: 'Remembers on the sign-in page that you’re signed in.',
    life: 'Until you close your browser, or 30 minutes if you don’t sign in',
  },
  {
    name: 'identity-sign-in*',
    kind: 'cookie',
    purpose: 'Keeps your place while you sign in.',
    life: 30 * minute,
  },
  {
    name: 'identity-resume*',
    kind: 'cookie',
    purpose: 'Brings you back to your page once you’ve signed in.',
    life: 30 * minute,
  },
  {
    name: 'draft:*',
    kind: 'session storage',
    purpose: 'Keeps what you type into a form until you’ve sent it. It never leaves your device.',
    life: untilTabCloses,
  },
  {
    name: 'drafts-of',
    kind: 'session storage',
    purpose: 'Makes sure that nobody else sees what you typed while you were signed in.',
    life: untilTabCloses,
  },
  {
    name: 'drafts-aside',
    kind: 'session storage',
    purpose: 'Holds what you typed if we sign you out, until you sign in again.',
    life: untilTabCloses,
  },
  {
    name: 'react-router-scroll-positions',
    kind: 'session storage',
    purpose: 'Remembers how far down each page you were, for when you go back.',
    life: untilTabCloses,
  },
  {
    name: 'last-activity',
    kind: 'local storage',
    purpose: 'Notes when you last used the site signed in, so we can sign you out after 15 minutes.',
    life: untilCleared,
  },
  {
    name: 'chosenTariff',
    kind: 'local storage',
    purpose: 'The tariff you chose on our main site. Here we only delete it, when you sign out.',
    life: 'Until you sign out',
  },
  {
    name: 'pendingTariffDismissed',
    kind: 'local storage',
    purpose: 'Remembers on our main site that you closed a message about your tariff. We delete it too.',
    life: 'Until you sign out',
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
    purpose: 'Tries out whether your browser keeps cookies. We delete it at once.',
    life: minute,
  },
  {
    name: '_dd_tab_id',
    kind: 'session storage',
    purpose: 'Tells your tabs apart, so we see one after the other.',
    life: untilTabCloses,
  },
];

/** Everything that this site keeps in a browser. What people read, what is deleted and what tests allow come from here. */
export const storedItems: StoredItem[] = [
  ...necessary.map((item) => ({ ...item, category: 'necessary' as const })),
  ...performance.map((item) => ({ ...item, category: 'performance' as const })),
];
