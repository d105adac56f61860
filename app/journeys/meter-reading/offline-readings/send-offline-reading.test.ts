import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendOfflineReading } from './send-offline-reading.ts';

beforeEach(() => {
  // A lost connection is recorded a second later, when its test is over.
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reading = {
  id: '1',
  answers: { fuel: 'Gas', gas_reading: '03864' },
  keptAt: '2026-11-20T12:00:00.000Z',
};

/** Sends a stored reading to a site that gives this response, or none. */
async function sendTo(respond: () => Response | Promise<Response>) {
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(new Request(new URL(path, 'https://site.test'), init));
    return respond();
  });
  return { outcome: await sendOfflineReading(reading), calls };
}

test('a stored reading is posted as the form would post it', async () => {
  const { calls } = await sendTo(() => Response.json({ outcome: 'closed' }));
  const [post, ...others] = calls;
  expect(others).toEqual([]);
  expect([post?.method, post?.url, await post?.text()]).toEqual([
    'POST',
    'https://site.test/help-and-support/submit-meter-read/kept',
    'fuel=Gas&gas_reading=03864',
  ]);
});

test.each([
  { outcome: 'sent', reference: 'ABCD-EFGH-JKL' },
  { outcome: 'closed' },
  { outcome: 'refused' },
  { outcome: 'too-old' },
  { outcome: 'failed' },
])('the response %j is passed on unchanged', async (outcome) => {
  expect((await sendTo(() => Response.json(outcome))).outcome).toEqual(outcome);
});

test.each([
  ['a page of something in between', () => new Response('<p>Sign in to the hotel’s network</p>')],
  ['an outcome that nobody knows', () => Response.json({ outcome: 'done' })],
  ['sent, without a reference', () => Response.json({ outcome: 'sent' })],
  ['no outcome', () => Response.json(null)],
])('%s never counts as sent', async (_, respond) => {
  expect((await sendTo(respond)).outcome).toEqual({ outcome: 'failed' });
});

test('after a lost connection the outcome is unknown', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await sendTo(lost)).outcome).toEqual({ outcome: 'unreached' });
});
