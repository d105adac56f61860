import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '#contracts/session.ts';
import { pollStatus, type KnownSession } from './poll-status.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ada = { state: 'signed-in', email: 'ada@example.com' } as const;

function site(first: SessionState | Error = ada, known?: KnownSession) {
  const answered: SessionState[] = [];
  const page = { answer: first, calls: 0, answered };
  const poll = pollStatus({
    ask: async () => {
      page.calls++;
      if (page.answer instanceof Error) throw page.answer;
      return page.answer;
    },
    onAnswer: (session) => void answered.push(session),
    known,
  });
  return { page, poll };
}

test('SPEC §9: the status is requested at once and every 30 s, until the visitor is signed out', async () => {
  const { page } = site();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(page.calls).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.calls).toBe(2);
  page.answer = { state: 'signed-out' };
  await vi.advanceTimersByTimeAsync(300_000);
  expect(page.calls).toBe(3);
  expect(page.answered).toEqual([ada, ada, { state: 'signed-out' }]);
});

test('a known status is requested again once it is 30 s old', async () => {
  const { page } = site(ada, { session: ada, answeredAt: Date.now() - 10_000 });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(page.calls).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.calls).toBe(1);
  expect(site(ada, { session: ada, answeredAt: Date.now() - 30_000 }).page.calls).toBe(1);
});

test('a known signed-out status is not requested again', async () => {
  const session = { state: 'signed-out' } as const;
  const { page } = site(ada, { session, answeredAt: Date.now() });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(page.calls).toBe(0);
});

test('SPEC §9: the status stays fresh for 30 s: returning to the window does not request it sooner', async () => {
  const { page, poll } = site({ state: 'signed-out' });
  await vi.advanceTimersByTimeAsync(29_999);
  poll.askIfOld();
  expect(page.calls).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  poll.askIfOld();
  poll.askIfOld();
  expect(page.calls).toBe(2);
});

test('SPEC §9: a failed call is retried after 1 s, 2 s and 4 s, then at the next poll, and nothing is reported', async () => {
  const { page } = site(new Error('lost'));
  const after: number[] = [];
  for (let second = 0; second < 38; second++) {
    await vi.advanceTimersByTimeAsync(0);
    after.push(page.calls);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(after.slice(0, 9)).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4]);
  expect([after[36], after[37]]).toEqual([4, 5]);
  expect(page.answered).toEqual([]);
});

test('the answer to a call is dropped if the status has been requested again since', async () => {
  const answers: ((session: SessionState) => void)[] = [];
  const answered: SessionState[] = [];
  const poll = pollStatus({
    ask: () => new Promise((resolve) => answers.push(resolve)),
    onAnswer: (session) => void answered.push(session),
  });
  poll.askAgain();
  answers[1]?.({ state: 'signed-out' });
  answers[0]?.(ada);
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toEqual([{ state: 'signed-out' }]);
});
