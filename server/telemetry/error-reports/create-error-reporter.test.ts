import { expect, test } from 'vitest';
import { ApiFailure } from '#clients/json-api/api-failure.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createErrorReporter } from './create-error-reporter.ts';
import { fingerprintLimit, flushIntervalMs } from './aggregate-errors.ts';

const release = '1.2.3-abcdef01';
const request = { requestId: 'request-1', path: '/help-and-support/meters' };
const crash = {
  kind: 'script-error' as const,
  error: 'TypeError',
  at: 'meters-a1b2.js:3:14 < react-c3d4.js:1:2',
  path: '/help-and-support/meters',
  requestId: 'request-2',
};

function reporterWithLog() {
  const clock = movableClock();
  const log = recordedLog();
  return { clock, lines: log.lines, reporter: createErrorReporter({ logger: log, clock, release }) };
}

test('each failed call is a line with its request, release, id and status, without words that a visitor may have typed', () => {
  const { reporter, lines } = reporterWithLog();
  const problem = new ApiFailure('POST /leads', {
    id: 'back-end-id',
    status: 503,
    message: 'jane@example.com is not a valid email',
    originalError: undefined,
  });
  expect(reporter.ofRequest(request).call('lead-post-failed', problem)).toEqual({
    title: 'Your information hasn’t gone through',
    description: 'There’s been a problem recording your details. Please try again.',
    reference: 'back-end-id',
  });
  reporter.ofRequest(request).call('lead-post-failed', problem);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toEqual({
    level: 'error',
    event: 'lead-post-failed',
    kind: 'failed-call',
    error: 'ApiFailure',
    code: '503',
    errorId: 'back-end-id',
    detail: '… is not a valid email',
    reference: 'back-end-id',
    at: expect.stringContaining('create-error-reporter.test.ts'),
    fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
    release,
    ...request,
  });
  expect(JSON.stringify(lines)).not.toContain('jane');
});

test('a page that failed is logged by its error’s name and place, even when the message looks like a stack', () => {
  const { reporter, lines } = reporterWithLog();
  reporter.ofRequest(request).page(new TypeError('typed words\n    at jane@example.com'));
  expect(lines[0]).toMatchObject({ event: 'page-failed', kind: 'boundary', error: 'TypeError', ...request });
  expect(String(lines[0]?.['at'])).toMatch(/^at .*create-error-reporter\.test\.ts/);
  expect(JSON.stringify(lines)).not.toMatch(/typed|jane/);
});

test('a page quotes the first part of its request’s id when the back end sent none', () => {
  const { reporter, lines } = reporterWithLog();
  const requestId = '0f8d3c1a-7a51-4c39-9d53-2f9f0a1b2c3d';
  const { reference } = reporter
    .ofRequest({ ...request, requestId })
    .call('lead-post-failed', new Error('no'));
  expect(reference).toBe('0f8d3c1a');
  expect(lines[0]).toMatchObject({ reference, requestId });
});

test('an id that could contain words is neither logged nor quoted', () => {
  const { reporter, lines } = reporterWithLog();
  const problem = new ApiFailure('POST /leads', {
    id: 'jane@example.com wrote this',
    message: '',
    originalError: undefined,
  });
  expect(reporter.ofRequest(request).call('lead-post-failed', problem).reference).toBe('request-1');
  expect(JSON.stringify(lines)).not.toContain('jane');
});

test('the code of a cause shows why a call had no answer, unless it could contain words', () => {
  const { reporter, lines } = reporterWithLog();
  const cause = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  reporter.ofRequest(request).call('lead-post-failed', new Error('failed', { cause }));
  const wordy = Object.assign(new Error('no'), { code: 'typed words of a visitor' });
  reporter.ofRequest(request).call('lead-post-failed', wordy);
  expect(lines.map(({ code }) => code)).toEqual(['ECONNREFUSED', undefined]);
});

test('a back end’s failure outside a request also has a kind, a release and a fingerprint in its line', () => {
  const { reporter, lines } = reporterWithLog();
  reporter.ofBackEnds.warn('content-refresh-failed', { path: '/header.json', reason: 'status 500' });
  reporter.ofBackEnds.warn('content-refresh-failed', { path: '/brand.json', reason: 'status 500' });
  reporter.ofBackEnds.warn('content-refresh-failed', { path: '/brand.json', reason: 'not reached' });
  expect(lines[0]).toEqual({
    level: 'warn',
    event: 'content-refresh-failed',
    kind: 'failed-call',
    release,
    path: '/header.json',
    reason: 'status 500',
    fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  const [first, same, other] = lines.map(({ fingerprint }) => fingerprint);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

test('a repeated browser failure is logged at once, then once a minute as a sum with the latest occurrence', () => {
  const { reporter, lines, clock } = reporterWithLog();
  for (let nth = 1; nth <= 5; nth += 1) reporter.browserFailure({ ...crash, requestId: `request-${nth}` });
  expect(lines).toEqual([
    expect.objectContaining({ level: 'warn', event: 'browser-failure', requestId: 'request-1', count: 1 }),
  ]);
  clock.pass(flushIntervalMs - 1);
  reporter.flush();
  expect(lines).toHaveLength(1);
  clock.pass(1);
  reporter.flush();
  expect(lines.slice(1)).toEqual([expect.objectContaining({ requestId: 'request-5', count: 4, release })]);
  expect(lines[1]?.['fingerprint']).toBe(lines[0]?.['fingerprint']);
  reporter.browserFailure(crash);
  clock.pass(flushIntervalMs);
  reporter.flush();
  expect(lines[2]).toMatchObject({ count: 1 });
  expect(lines).toHaveLength(3);
});

test('a failure that has not occurred for a minute is logged at once again', () => {
  const { reporter, lines, clock } = reporterWithLog();
  reporter.browserFailure(crash);
  clock.pass(flushIntervalMs);
  reporter.browserFailure(crash);
  expect(lines.map(({ count }) => count)).toEqual([1, 1]);
});

test('a fault has the same fingerprint on every page, and another one for another place, error or kind', () => {
  const { reporter, lines } = reporterWithLog();
  reporter.browserFailure(crash);
  reporter.browserFailure({ ...crash, path: '/help-and-support/bills' });
  reporter.browserFailure({ ...crash, at: 'bills-e5f6.js:1:1' });
  reporter.browserFailure({ ...crash, error: 'RangeError' });
  reporter.browserFailure({ ...crash, kind: 'boundary' });
  reporter.policyViolation({ kind: 'csp', error: 'script-src-elem', code: 'inline', path: crash.path });
  expect(lines).toHaveLength(5);
  expect(new Set(lines.map(({ fingerprint }) => fingerprint)).size).toBe(5);
});

test('made-up failures fill neither memory nor log: those over the limit are only counted', () => {
  const { reporter, lines, clock } = reporterWithLog();
  for (let nth = 0; nth < 10 * fingerprintLimit; nth += 1)
    reporter.browserFailure({ ...crash, at: `made-up.js:${nth}:1` });
  expect(lines).toHaveLength(fingerprintLimit);
  clock.pass(flushIntervalMs);
  reporter.flush();
  expect(lines.slice(fingerprintLimit)).toEqual([
    {
      level: 'warn',
      event: 'failures-left-out',
      of: 'browser-failure',
      release,
      count: 9 * fingerprintLimit,
    },
  ]);
  reporter.browserFailure(crash);
  expect(lines.at(-1), 'there is room again').toMatchObject({ event: 'browser-failure', count: 1 });
});

test('when the site stops, the sums that were not due yet are logged', () => {
  const { reporter, lines } = reporterWithLog();
  for (let nth = 0; nth < 3; nth += 1) reporter.browserFailure(crash);
  reporter.flush({ isLast: true });
  expect(lines.map(({ count }) => count)).toEqual([1, 2]);
});

test('setting the wall clock back a day does not delay a sum', () => {
  const { reporter, lines, clock } = reporterWithLog();
  reporter.browserFailure(crash);
  reporter.browserFailure(crash);
  clock.setBack(24 * 60 * 60 * 1000);
  clock.pass(flushIntervalMs);
  reporter.flush();
  expect(lines.map(({ count }) => count)).toEqual([1, 1]);
});
