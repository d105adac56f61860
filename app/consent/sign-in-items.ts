import type { SignInOffer } from '#contracts/identity.ts';
import { tokenSeconds } from '#contracts/token-seconds.ts';
import { forgetTariffMarker } from '#contracts/session.ts';
import type { StoredItem } from './stored-item.ts';

type Item = Omit<StoredItem, 'category'>;

const minute = 60;
const untilTabCloses = 'Until you close the tab';
const untilCleared = 'Until you clear it in your browser';
const untilSignInEnds = 'As long as your sign-in lasts';

/** What signing in stores in the browser: at the embedded provider, or at an issuer that has its own tokens. */
export function signInItems(signIn: SignInOffer): Item[] {
  if (signIn === 'off') return [];
  const isEmbedded = signIn === 'embedded';
  return [
    ...ofTokens(isEmbedded ? tokenSeconds : untilSignInEnds),
    ...(isEmbedded ? ofEmbeddedProvider : [sealed]),
    ...ofVisit,
  ];
}

function ofTokens(tokenLife: StoredItem['life']): Item[] {
  return [
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
      life: tokenLife,
    },
    {
      name: '__Host-uaa',
      kind: 'cookie',
      purpose: 'Keeps you signed in: it lets us look up your details. We renew it while you’re here.',
      life: tokenLife,
    },
    {
      name: 'signed-in',
      kind: 'cookie',
      purpose: 'Tells pages that someone is signed in, but not who.',
      life: tokenLife,
    },
  ];
}

const sealed: Item = {
  name: '__Host-session',
  kind: 'cookie',
  purpose: 'Keeps you signed in: it lets us renew the others without asking you to sign in again.',
  life: untilSignInEnds,
};

const ofEmbeddedProvider: Item[] = [
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
];

const ofVisit: Item[] = [
  {
    name: 'forget-tariff',
    kind: 'cookie',
    purpose: 'Asks the next page you open here to delete the two tariff items below.',
    life: forgetTariffMarker.maxAge ?? untilTabCloses,
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
    name: 'last-activity',
    kind: 'local storage',
    purpose: 'Notes when you last used the site while signed in, so we can sign you out after 15 minutes.',
    life: untilCleared,
  },
  {
    name: 'chosenTariff',
    kind: 'local storage',
    purpose:
      'The tariff you chose on our main site. Here we only delete it, when you sign out or are asked to sign in.',
    life: 'Until you sign out or are asked to sign in',
  },
  {
    name: 'pendingTariffDismissed',
    kind: 'local storage',
    purpose: 'Remembers on our main site that you closed a message about your tariff. We delete it too.',
    life: 'Until you sign out or are asked to sign in',
  },
];
