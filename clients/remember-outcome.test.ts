import { expect, test } from 'vitest';
import { rememberOutcome } from './remember-outcome.ts';

const respondingWith = (status: number) => rememberOutcome(async () => new Response(null, { status }));

test('a back end that has not been called yet is neither healthy nor failing', () => {
  expect(respondingWith(200).last()).toBe('unused');
});

test.each([
  [200, 'ok'],
  [404, 'ok'],
  [422, 'ok'],
  [500, 'failing'],
  [503, 'failing'],
])('after an answer of %i the back end is %s', async (status, expected) => {
  const { call, last } = respondingWith(status);
  expect((await call('/leads')).status).toBe(status);
  expect(last()).toBe(expected);
});

test('no answer is a failure, unless the visitor has left', async () => {
  const refused = rememberOutcome(() => Promise.reject(new Error('connection refused')));
  await expect(refused.call('/leads')).rejects.toThrow('connection refused');
  expect(refused.last()).toBe('failing');

  const leaving = new AbortController();
  const left = rememberOutcome(() => Promise.reject(new Error('aborted')));
  leaving.abort();
  await expect(left.call('/leads', { signal: leaving.signal })).rejects.toThrow('aborted');
  expect(left.last()).toBe('unused');

  const slow = rememberOutcome(() => Promise.reject(new Error('aborted')));
  const tooLate = AbortSignal.abort(new DOMException('No answer in time', 'TimeoutError'));
  await expect(slow.call('/leads', { signal: tooLate })).rejects.toThrow('aborted');
  expect(slow.last(), 'the visitor is still waiting').toBe('failing');
});
