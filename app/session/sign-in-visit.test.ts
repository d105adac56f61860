import { expect, test } from 'vitest';
import type { SessionState } from '#contracts/session.ts';
import { signInVisit } from './sign-in-visit.ts';

const ada = { state: 'signed-in', email: 'ada@example.com' } as const;
const nobody = { state: 'signed-out' } as const;
const form = { path: '/help-and-support/complaints/gas-and-electricity', needsSignIn: false };
const deals = { path: '/help-and-support/deals', needsSignIn: true };

function visit({ isMarked = false, known = undefined as SessionState | undefined, page = form } = {}) {
  const done: string[] = [];
  const told: string[] = [];
  const opened = signInVisit({
    page,
    known,
    isMarked,
    perform: (effects) => void done.push(...effects.map((effect) => effect.do)),
    onChange: ({ state }) => void told.push(state),
  });
  return { ...opened, done, told };
}

test('who never signed in keeps their tariff items, however often the status is told', () => {
  const { statusTold, done, told } = visit();
  statusTold(nobody);
  statusTold(nobody);
  expect([done, told]).toEqual([[], []]);
});

test('a sign-in in another tab is one here, and its end is a sign-out, once', () => {
  const { statusTold, done, told } = visit();
  statusTold(nobody);
  statusTold(ada);
  statusTold(nobody);
  statusTold(nobody);
  expect(done).toEqual(['claim-drafts', 'forget-items']);
  expect(told).toEqual(['signed-in', 'signed-out']);
});

test('a sign-in that ended while its marker was left is a sign-out', () => {
  const { statusTold, done } = visit({ isMarked: true });
  statusTold(nobody);
  expect(done).toEqual(['forget-items']);
});

test('a signed-in page whose refresh failed is left once nobody is signed in', () => {
  const { refreshFailed, statusTold, done } = visit({ known: ada, page: deals });
  refreshFailed();
  statusTold(nobody);
  expect(done).toEqual(['ask-again', 'forget-items', 'go']);
});
