import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countingStarted, onRecord } from './data-layer.ts';
import { recordFailedCall, recordingFailure } from './record-failed-call.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: 'consent=1.performance' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The names of the events recorded from now on. */
function listen() {
  const names: string[] = [];
  const stop = onRecord((event) => void (event.event === 'error' && names.push(event.name)));
  return { names, stop };
}

test('a call that fails on the server is recorded at once, and rethrown', async () => {
  const { names, stop } = listen();
  const call = async () => Promise.reject(new Error('status 503'));
  await expect(recordingFailure('session-status-failed', call)).rejects.toThrow('503');
  expect(names).toEqual(['session-status-failed']);
  stop();
});

test('a call without a response is recorded if its page is still there a second later', async () => {
  const { names, stop } = listen();
  const call = async () => Promise.reject(new TypeError('Failed to fetch'));
  await recordingFailure('suggestions-failed', call).catch(() => {});
  expect(names, 'the visitor may be leaving').toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(names).toEqual(['suggestions-failed']);
  stop();
});

test('a call without a response while its page is being left is not recorded, even if the page is shown again', async () => {
  const { names, stop } = listen();
  const call = async () => Promise.reject(new TypeError('Failed to fetch'));
  await recordingFailure('suggestions-failed', call).catch(() => {});
  page.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10_000);
  expect(names).toEqual([]);
  stop();
});

test('a call that its page aborted is not recorded', async () => {
  const { names, stop } = listen();
  const call = async () => Promise.reject(new Error('aborted'));
  await recordingFailure('suggestions-failed', call, AbortSignal.abort()).catch(() => {});
  expect(names).toEqual([]);
  stop();
});

test('a failure before anything listens is queued if the visitor allows analytics', () => {
  recordFailedCall('session-refresh-failed');
  vi.stubGlobal('document', { cookie: 'consent=1' });
  recordFailedCall('suggestions-failed');
  const { names, stop } = listen();
  page.dispatchEvent(new Event(countingStarted));
  page.dispatchEvent(new Event(countingStarted));
  expect(names).toEqual(['session-refresh-failed']);
  stop();
});
