import { expect, test } from 'vitest';
import type { SessionState } from '#contracts/session.ts';
import { signInVisit } from './sign-in-visit.ts';

const ada = { state: 'signed-in', email: 'ada@example.com' } as const;
const nobody = { state: 'signed-out' } as const;
const form = { path: '/help-and-support/complaints/gas-and-electricity', needsSignIn: false };
const deals = { path: '/help-and-support/deals', needsSignIn: true };

function visit({
  isMarked = false,
  isSigningOut = false,
  known = undefined as SessionState | undefined,
  page = form,
} = {}) {
  const done: string[] = [];
  const states: string[] = [];
  const opened = signInVisit({
    page,
    known,
    isMarked,
    isSigningOut,
    perform: (effects) => void done.push(...effects.map((effect) => effect.do)),
    onChange: ({ state }) => void states.push(state),
  });
  return { ...opened, done, states };
}

test('a visitor who never signed in keeps their tariff items, however often the status arrives', () => {
  const { statusReceived, done, states } = visit();
  statusReceived(nobody);
  statusReceived(nobody);
  expect([done, states]).toEqual([[], []]);
});

test('a sign-in in another tab applies to this page, and its end counts as one sign-out', () => {
  const { statusReceived, done, states } = visit();
  statusReceived(nobody);
  statusReceived(ada);
  statusReceived(nobody);
  statusReceived(nobody);
  expect(done).toEqual(['claim-drafts', 'forget-items']);
  expect(states).toEqual(['signed-in', 'signed-out']);
});

test('a sign-in that has ended counts as a sign-out if its marker cookie remains', () => {
  const { statusReceived, done } = visit({ isMarked: true });
  statusReceived(nobody);
  expect(done).toEqual(['forget-items']);
});

test('after a failed refresh, a signed-in page redirects once the visitor is found to be signed out', () => {
  const { refreshFailed, statusReceived, done } = visit({ known: ada, page: deals });
  refreshFailed();
  statusReceived(nobody);
  expect(done).toEqual(['ask-again', 'forget-items', 'go']);
});

test('a page that is being left by signing out does not redirect to sign in, and is reloaded if it is restored', () => {
  const { statusReceived, comeBack, done, states } = visit({ isSigningOut: true, known: ada, page: deals });
  statusReceived(ada);
  statusReceived(nobody);
  expect([done, states]).toEqual([[], []]);
  comeBack();
  expect(done).toEqual(['go']);
});

test('the effects of an event come before those of a sign-out that it causes', () => {
  const { subscribe, statusReceived, endInactive, done } = visit();
  const stop = subscribe(() => {
    stop();
    endInactive();
  });
  statusReceived(ada);
  expect(done).toEqual(['claim-drafts', 'forget-items', 'put-drafts-aside', 'go']);
});
