import { expect, test } from 'vitest';
import { copiesOfAService, saying } from '#tests/support/copies-of-a-service.ts';
import { ContentUnavailable } from './content-unavailable.ts';
import { firstLoadTimeoutMs, freshForMs, refreshGraceMs, retryAfterMs } from './stale-while-revalidate.ts';

const refused = () => new Response('denied', { status: 403 });
const unavailable = new ContentUnavailable('/a', 'failed');

test('failed optional content is not requested for 5 s, and pages without it may be cached that long', async () => {
  const { getOptional, calls, clock, freshFor, logger } = copiesOfAService();
  const first = getOptional();
  calls[0]?.resolve(refused());
  await expect(first).rejects.toThrow(unavailable);
  expect(freshFor()).toEqual([retryAfterMs]);
  clock.pass(retryAfterMs - 1);
  await expect(getOptional()).rejects.toThrow(unavailable);
  expect(freshFor()).toEqual([1, 1]);
  expect(calls).toHaveLength(1);
  expect(logger.lines).toHaveLength(1);
  clock.pass(1);
  const later = getOptional();
  calls[1]?.resolve(saying('well again'));
  expect(await later).toEqual({ word: 'well again' });
});

test('content that has failed on a page where it is optional is still requested by a page that needs it', async () => {
  const { get, getOptional, calls } = copiesOfAService();
  const first = getOptional();
  calls[0]?.resolve(refused());
  await expect(first).rejects.toThrow(unavailable);
  const needed = get();
  calls[1]?.resolve(saying('there'));
  expect(await needed).toEqual({ word: 'there' });
});

test('with a cached copy that can’t be refreshed, a page may be cached until the next attempt', async () => {
  const { fill, getOptional, calls, clock, freshFor } = copiesOfAService();
  await fill(saying('old'));
  clock.pass(freshForMs);
  const visitor = getOptional();
  calls[1]?.resolve(refused());
  expect(await visitor).toEqual({ word: 'old' });
  expect(freshFor()).toEqual([retryAfterMs]);
});

test('one visitor waits for optional content that hangs; later ones wait at most 150 ms', async () => {
  const { getOptional, calls, clock, limits, runOutOfPatience, freshFor } = copiesOfAService();
  const first = getOptional();
  clock.pass(firstLoadTimeoutMs);
  runOutOfPatience();
  await expect(first).rejects.toThrow('no answer in time');
  expect(freshFor()).toEqual([retryAfterMs]);
  await expect(getOptional()).rejects.toThrow(unavailable);
  clock.pass(retryAfterMs);
  const later = getOptional();
  runOutOfPatience();
  await expect(later).rejects.toThrow('no answer in time');
  expect(limits).toEqual([firstLoadTimeoutMs, refreshGraceMs]);
  expect(calls).toHaveLength(1);
});

test('a page that has run out of time does not shorten the wait of later pages', async () => {
  const { getOptional, limits, runOutOfPatience } = copiesOfAService();
  const late = getOptional();
  runOutOfPatience();
  await expect(late).rejects.toThrow('no answer in time');
  const next = getOptional();
  expect(limits).toEqual([firstLoadTimeoutMs, firstLoadTimeoutMs]);
  runOutOfPatience();
  await expect(next).rejects.toThrow('no answer in time');
});

test('a late answer serves the requests after it, even during a pause in calls to the service', async () => {
  const { getOptional, calls, clock, runOutOfPatience } = copiesOfAService();
  const first = getOptional();
  clock.pass(firstLoadTimeoutMs);
  runOutOfPatience();
  await expect(first).rejects.toThrow('no answer in time');
  calls[0]?.resolve(saying('late'));
  await expect
    .poll(() => getOptional().catch(() => undefined), { timeout: 60_000 })
    .toEqual({ word: 'late' });
});
