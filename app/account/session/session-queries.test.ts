import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '#contracts/session.ts';
import { createQueryClient } from '../query-client.ts';
import { authStatus, authStatusKey, sessionRefresh } from './session-queries.ts';

const ada = { state: 'signed-in', email: 'ada@example.com' } as const;

// TanStack Query sets no intervals and retries nothing if there is no window when it is loaded.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function site() {
  const calls: string[] = [];
  const answers: Record<'ask' | 'refresh', SessionState | Error> = { ask: ada, refresh: ada };
  const call = (name: 'ask' | 'refresh') => async () => {
    calls.push(name);
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const client = createQueryClient();
  const fakes = { ask: call('ask'), refresh: call('refresh') } as Parameters<typeof authStatus>[0];
  const watchStatus = ({ isForm = false } = {}) =>
    new QueryObserver(client, authStatus(fakes, { isForm })).subscribe(() => {});
  return { client, calls, answers, fakes, watchStatus };
}

test('the status is fetched on mount and every 30 s, until the visitor is signed out', async () => {
  const { calls, answers, watchStatus } = site();
  watchStatus();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  answers.ask = { state: 'signed-out' };
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls).toHaveLength(3);
});

test('for a form the status is fetched every 30 s, before anyone signs in and after', async () => {
  const { calls, answers, watchStatus } = site();
  answers.ask = { state: 'signed-out' };
  watchStatus({ isForm: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(3);
  answers.ask = ada;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(5);
});

test('the status is fresh for 30 s: returning to the window does not refetch it sooner', async () => {
  const { client, calls, answers, watchStatus } = site();
  answers.ask = { state: 'signed-out' };
  watchStatus();
  const look = () => client.refetchQueries({ queryKey: authStatusKey, stale: true });
  await vi.advanceTimersByTimeAsync(29_000);
  await look();
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_001);
  await look();
  expect(calls).toHaveLength(2);
});

test('a signed-in page refreshes the session every 30 s, first after 30 s; other pages never do', async () => {
  const { client, calls, fakes } = site();
  const observer = new QueryObserver(client, sessionRefresh(fakes, { isWanted: false }));
  observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
  observer.setOptions(sessionRefresh(fakes, { isWanted: true }));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_001);
  expect(calls).toEqual(['refresh', 'refresh']);
});

test('a failed refresh is reported at once, and not retried before the next interval', async () => {
  const { client, calls, answers, fakes } = site();
  answers.refresh = new Error('refused');
  const failures: number[] = [];
  const observer = new QueryObserver(client, sessionRefresh(fakes, { isWanted: true }));
  observer.subscribe(({ errorUpdateCount }) => void failures.push(errorUpdateCount));
  await vi.advanceTimersByTimeAsync(30_000);
  expect([calls.length, failures.at(-1)]).toEqual([1, 1]);
  // As happens when the state is reset and the visitor turns out to be still signed in.
  observer.setOptions(sessionRefresh(fakes, { isWanted: false }));
  observer.setOptions(sessionRefresh(fakes, { isWanted: true }));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(calls).toHaveLength(1);
});

test('SPEC §9: a query that fails is retried after 1 s, 2 s and 4 s, and data stays fresh for 30 s', async () => {
  const { client, calls, answers, watchStatus } = site();
  answers.ask = new Error('lost');
  watchStatus();
  const after: number[] = [];
  for (let second = 0; second < 20; second++) {
    after.push(calls.length);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(after.slice(0, 9)).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4]);
  const { retryDelay, staleTime, refetchOnWindowFocus } = client.getDefaultOptions().queries ?? {};
  const delays = [0, 1, 2, 3, 4, 5, 9].map((nth) => (retryDelay as (nth: number) => number)(nth));
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect([staleTime, refetchOnWindowFocus]).toEqual([30_000, false]);
});
