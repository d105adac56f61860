import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { freshMs } from '../query-times.ts';
import { askDetails, customerDetails } from './details-query.ts';

// TanStack Query retries nothing if there is no window when it is loaded.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const noor = { firstName: 'Noor', surname: 'Platt', email: 'noor@example.com', telephone: '' };

/** A site that gives these responses, and the forms of one page. */
function site(responses: (() => Promise<Response>)[]) {
  const calls: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    calls.push(signal);
    return (responses[calls.length - 1] ?? responses.at(-1))?.();
  });
  const client = createQueryClient();
  const open = (email = noor.email) => {
    const form = new QueryObserver(client, customerDetails(askDetails, email));
    const close = form.subscribe(() => {});
    return { details: () => form.getCurrentResult().data, close };
  };
  return { calls, open };
}
const known = async () => Response.json(noor);
const failed = async () => new Response(null, { status: 503 });

test('SPEC §9: a failed look-up is retried after 1 s, then 2 s, until it succeeds', async () => {
  const { calls, open } = site([failed, failed, known]);
  const { details } = open();
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  expect(details()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(details()).toEqual(noor);
});

test('a look-up that keeps failing is abandoned after three retries', async () => {
  const { calls, open } = site([failed]);
  open();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls).toHaveLength(4);
});

test('SPEC §9: forms within 30 s share one look-up, later ones fetch again', async () => {
  const { calls, open } = site([known]);
  const first = open();
  await vi.advanceTimersByTimeAsync(freshMs - 1);
  first.close();
  expect(open().details()).toEqual(noor);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  open();
  expect(calls).toHaveLength(2);
});

test('one customer’s details are never given to another', async () => {
  const { calls, open } = site([known]);
  open();
  await vi.advanceTimersByTimeAsync(0);
  expect(open('leah@example.com').details()).toBeUndefined();
  expect(calls).toHaveLength(2);
});

test('closing a form cancels its look-up', async () => {
  const { calls, open } = site([() => new Promise(() => {})]);
  const { close } = open();
  await vi.advanceTimersByTimeAsync(0);
  close();
  expect(calls[0]?.aborted).toBe(true);
});
