import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../json-api/api-failure.ts';
import { createApiCall } from '../json-api/create-api-call.ts';
import { createAddressesClient } from './create-addresses-client.ts';
import { createLookUpRetries, longestRetriedMs } from './retry-look-ups.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  const leftBehind = vi.getTimerCount();
  vi.useRealTimers();
  expect(leftBehind, 'timers left behind').toBe(0);
});

const failure = (status?: number) =>
  new ApiFailure('GET /addresses', { message: '', originalError: undefined, ...(status && { status }) });
const clock = { now: () => Date.now(), monotonic: () => Date.now() };

/** Calls a service that fails this many times before it answers; `tries` has the time of each attempt, in ms. */
function asking(failures: ApiFailure[], tryForMs = 8_000, signal?: AbortSignal) {
  const began = Date.now();
  const tries: number[] = [];
  const retry = createLookUpRetries({ clock, tryForMs });
  const outcome = retry(async () => {
    tries.push(Date.now() - began);
    const failed = failures[tries.length - 1];
    if (failed) throw failed;
    return 'addresses';
  }, signal).catch((problem: unknown) => problem);
  return { tries, outcome };
}

test('a failed look-up is retried after 1 s, then 2 s, and the successful answer is returned', async () => {
  const { tries, outcome } = asking([failure(500), failure()]);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('addresses');
  expect(tries).toEqual([0, 1_000, 3_000]);
});

test('retries stop before the page has waited for 8 s, with the last failure', async () => {
  const failures = Array.from({ length: 9 }, () => failure(503));
  const { tries, outcome } = asking(failures);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(failures[3]);
  expect(tries).toEqual([0, 1_000, 3_000, 7_000]);
});

test.each([
  [longestRetriedMs, 2],
  [longestRetriedMs + 1, 1],
])('a first attempt that fails after %i ms leads to %i attempts in total', async (tookMs, tries) => {
  const retry = createLookUpRetries({ clock, tryForMs: 8_000 });
  const ask = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    if (ask.mock.calls.length === 1) throw failure(503);
    return 'addresses';
  });
  const outcome = retry(ask).catch(() => 'failed');
  await vi.runAllTimersAsync();
  expect([await outcome, ask.mock.calls.length]).toEqual([tries === 2 ? 'addresses' : 'failed', tries]);
});

test('pauses never grow beyond 30 s', async () => {
  const { tries, outcome } = asking(
    Array.from({ length: 8 }, () => failure()),
    200_000,
  );
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('addresses');
  expect(tries.slice(-4)).toEqual([31_000, 61_000, 91_000, 121_000]);
});

test.each([400, 404, 422, 501])('a response of %i is an answer, and is not retried', async (status) => {
  const refused = failure(status);
  const { tries, outcome } = asking([refused]);
  expect(await outcome).toBe(refused);
  expect(tries).toEqual([0]);
});

test.each([408, 429, 500, 502])('a response of %i is retried', async (status) => {
  const { tries, outcome } = asking([failure(status)]);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('addresses');
  expect(tries).toHaveLength(2);
});

test('an answer that can’t be read is not retried, and one that broke off is', async () => {
  const callsFor = async (respond: () => Response) => {
    const call = vi.fn(async () => respond());
    const api = createApiCall({ call, applicationId: 'a', clientId: 'c' });
    const client = createAddressesClient(api, createLookUpRetries({ clock, tryForMs: 2_000 }));
    const outcome = client.find('SW1A 1AA').catch((problem: unknown) => problem);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(ApiFailure);
    return call.mock.calls.length;
  };
  const brokenOff = () => new ReadableStream({ start: (body) => body.error(new Error('reset')) });
  expect(await callsFor(() => Response.json({ data: [{ type: 'addresses', id: 1 }] }))).toBe(1);
  expect(await callsFor(() => new Response('<h1>Hello</h1>'))).toBe(1);
  expect(await callsFor(() => new Response(brokenOff()))).toBe(2);
});

test('a visitor who leaves ends the retries immediately', async () => {
  const ending = new AbortController();
  const first = failure(500);
  const { tries, outcome } = asking([first, failure(500)], 8_000, ending.signal);
  await vi.advanceTimersByTimeAsync(500);
  ending.abort();
  expect(await outcome).toBe(first);
  expect(tries).toEqual([0]);
});

test('with no time for retries there is a single attempt', async () => {
  const failed = failure(500);
  const { tries, outcome } = asking([failed], 0);
  expect(await outcome).toBe(failed);
  expect(tries).toEqual([0]);
});

test('at most 64 look-ups wait for a retry; the others fail immediately, and those that wait are retried', async () => {
  const retry = createLookUpRetries({ clock, tryForMs: 1_000 });
  let isWell = false;
  const look = async () => {
    if (!isWell) throw failure(500);
    return 'addresses';
  };
  const ask = () => retry(look).catch(() => 'failed');
  const waiting = Array.from({ length: 64 }, ask);
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask()).toBe('failed');
  isWell = true;
  await vi.runAllTimersAsync();
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 64 }, () => 'addresses'));
});
