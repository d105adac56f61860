import { expect, test } from 'vitest';
import { nextSignInState, type SignInEvent } from './sign-in-state.ts';

const ada = { state: 'signed-in', email: 'ada@example.com' } as const;
const nobody = { state: 'signed-out' } as const;
const leaving = { state: 'signing-out', to: '/logout' } as const;
const deals = { path: '/help-and-support/deals', needsSignIn: true };
const form = { path: '/help-and-support/complaints/gas-and-electricity', needsSignIn: false };
const login = { do: 'go', to: '/help-and-support/sign-in?from=%2Fhelp-and-support%2Fdeals' };

test.each([
  ['an access token without an identity token leads to the sign-out address', undefined, true],
  ['neither token leads to the login address, and back from there', undefined, false],
  ['both tokens are a sign-in', ada, true],
  ['an identity token alone is a sign-in', ada, false],
])('on a signed-in page, %s', (_, identity, hasAccess) => {
  const step = nextSignInState(nobody, { type: 'tokens-found', identity, hasAccess, page: deals });
  if (identity) expect(step).toEqual({ state: ada, effects: [] });
  else
    expect(step).toEqual({
      state: nobody,
      effects: [{ do: 'forget-items' }, hasAccess ? { do: 'go', to: '/help-and-support/sign-out' } : login],
    });
});

test('a visitor whom the server reports as signed in is signed in, regardless of who was before, and owns the drafts', () => {
  const noor = { state: 'signed-in', email: 'noor@example.com', name: 'Noor' } as const;
  for (const before of [nobody, ada])
    expect(nextSignInState(before, { type: 'status-received', session: noor, page: form })).toEqual({
      state: noor,
      effects: [{ do: 'claim-drafts', email: noor.email, path: form.path }],
    });
});

test('a visitor reported as signed out stays on a public page, and goes from a signed-in page to the login', () => {
  const transition = (page: typeof deals) =>
    nextSignInState(ada, { type: 'status-received', session: nobody, page });
  expect(transition(form)).toEqual({ state: nobody, effects: [{ do: 'forget-items' }] });
  expect(transition(deals)).toEqual({ state: nobody, effects: [{ do: 'forget-items' }, login] });
});

test('a failed refresh resets the state: signed out until the server has answered again', () => {
  expect(nextSignInState(ada, { type: 'refresh-failed' })).toEqual({
    state: nobody,
    effects: [{ do: 'ask-again' }],
  });
});

test('signing out removes the tariff items and drafts, then goes to the sign-out address', () => {
  const to = '/help-and-support/sign-out';
  expect(nextSignInState(ada, { type: 'sign-out-chosen' })).toEqual({
    state: { state: 'signing-out', to },
    effects: [{ do: 'forget-items' }, { do: 'forget-drafts' }, { do: 'go', to }],
  });
});

test('inactivity removes the tariff items, puts drafts aside for the same visitor, and goes to /logout', () => {
  expect(nextSignInState(ada, { type: 'inactive', page: form })).toEqual({
    state: leaving,
    effects: [
      { do: 'forget-items' },
      { do: 'put-drafts-aside', from: form.path },
      { do: 'go', to: '/logout' },
    ],
  });
});

const late: SignInEvent[] = [
  { type: 'status-received', session: ada, page: deals },
  { type: 'status-received', session: nobody, page: deals },
  { type: 'refresh-failed' },
  { type: 'sign-out-chosen' },
  { type: 'inactive', page: deals },
  { type: 'tokens-found', identity: ada, hasAccess: true, page: deals },
];
test.each(late)('while signing out, $type changes nothing', (event) => {
  expect(nextSignInState(leaving, event)).toEqual({ state: leaving, effects: [] });
});

test('a page restored by the browser checks again who is signed in', () => {
  expect(nextSignInState(ada, { type: 'came-back', page: form })).toEqual({
    state: ada,
    effects: [{ do: 'ask-again' }],
  });
});

test('a page left by signing out and then restored reloads, without its prefilled answers', () => {
  expect(nextSignInState(leaving, { type: 'came-back', page: form })).toEqual({
    state: leaving,
    effects: [{ do: 'go', to: form.path }],
  });
});
