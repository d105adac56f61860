import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sessionContext } from './session-context.ts';
import { siteContext } from '../../context.ts';
import { requireSignIn } from './require-sign-in.ts';
import type { SignedIn } from './sign-in-state.ts';

const deals = '/help-and-support/deals';
const ada = { state: 'signed-in', email: 'ada@example.com' } as const;

async function visitDeals(tokens: { identity: SignedIn | undefined; hasAccess: boolean }) {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    publicUrl: 'http://site.test',
    mainSiteUrl: '',
    signIn: 'embedded',
    hasOfflineHelp: true,
  });
  context.set(sessionContext, { read: async () => ada, tokens: async () => tokens });
  const outcome: unknown = await requireSignIn(new Request(`http://site.test${deals}`), context, deals).catch(
    (thrown: unknown) => thrown,
  );
  if (!(outcome instanceof Response)) return outcome;
  return [outcome.status, outcome.headers.get('location'), outcome.headers.getSetCookie()];
}

const forget = ['forget-tariff=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure'];

test('SPEC §4: without tokens the visitor goes to the login address, and the tariff items are removed', async () => {
  const login = 'http://site.test/help-and-support/sign-in?from=%2Fhelp-and-support%2Fdeals';
  expect(await visitDeals({ identity: undefined, hasAccess: false })).toEqual([303, login, forget]);
});

test('SPEC §4: with only an access token the visitor goes to the sign-out address, and the tariff items are removed', async () => {
  const signOut = 'http://site.test/help-and-support/sign-out';
  expect(await visitDeals({ identity: undefined, hasAccess: true })).toEqual([303, signOut, forget]);
});

test('a signed-in visitor stays on the page, and nothing is removed', async () => {
  expect(await visitDeals({ identity: ada, hasAccess: false })).toEqual(ada);
});
