import { expect, onTestFinished, test } from 'vitest';
import { callInProcess } from '#clients/service-call.ts';
import { inflatedBatchLimit, segmentLimit } from '#contracts/monitoring-limits.ts';
import { openRateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { collect, openTestIntake, makeEvent } from '#services/monitoring-intake/measurements.fixture.ts';
import { storeLimits } from '#services/monitoring-intake/store/open-monitoring-store.ts';
import { readEvents } from '#services/monitoring-intake/store/read-store.ts';
import { blockBytes } from '#services/monitoring-intake/store/stored-file.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { limitRules } from '../../edge/rate-limits/limit-rules.ts';
import { openTestEdge, ownPage, queryWith } from './edge.fixture.ts';

const minuteMs = 60_000;
/** Limits and store are this much smaller than in production, so that a day of flood is simulated in seconds. */
const scale = 1 / 64;

/** The edge with the real limits, the forwarder, the embedded intake and its store, all scaled down. */
async function smallSite() {
  const clock = movableClock();
  const rateLimits = await openRateLimits({ databaseUrl: 'file::memory:', clock, factor: scale });
  onTestFinished(rateLimits.close);
  const intake = await openTestIntake({ clock, limits: { bytes: storeLimits.bytes * scale } });
  const edge = openTestEdge(callInProcess(intake.app), {
    clock,
    limiters: {
      requests: rateLimits.limiter('monitoring', limitRules.monitoring),
      blocks: rateLimits.limiter('monitoring-blocks', limitRules.monitoringBlocks),
    },
  });
  const post = async (from: string, body: string, query?: string) => {
    const headers = {
      ...ownPage,
      'x-forwarded-for': from,
      'content-length': String(Buffer.byteLength(body)),
    };
    const response = await edge.send({ headers, body, ...(query && { query }) });
    await edge.settled();
    return response;
  };
  const stored = async () => (await collect(readEvents(intake.dir, ''))).map(({ type }) => type);
  return { clock, post, stored };
}

test('an address that floods for a day takes a sixteenth of the store at most, and what others sent stays', async () => {
  const { clock, post, stored } = await smallSite();
  for (let nth = 1; nth <= 40; nth += 1)
    expect((await post(`192.0.2.${nth}`, makeEvent({ type: 'action' }))).status).toBe(202);
  const flood = makeEvent({ type: 'error', error: { message: 'x'.repeat(60_000) } });
  const perFlood = Math.ceil(flood.length / blockBytes);
  const statuses = new Set<number>();
  // 64 MiB of attempts on a store of 16 MiB.
  for (let halfHour = 0; halfHour < 47; halfHour += 1) {
    for (let nth = 0; nth < 24; nth += 1) statuses.add((await post('203.0.113.7', flood)).status);
    clock.pass(30 * minuteMs);
  }
  const types = await stored();
  expect(types.filter((type) => type === 'action')).toHaveLength(40);
  const taken = types.filter((type) => type === 'error').length * perFlood * blockBytes;
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual((storeLimits.bytes * scale) / 16);
  expect([...statuses]).toEqual([202, 429]);
});

test('a small file counts as the whole block that it takes, up to the hourly limit', async () => {
  const { clock, post, stored } = await smallSite();
  const responses = [];
  for (let nth = 0; nth < 70; nth += 1) {
    // Slow enough to stay within the request limit.
    if (nth % 8 === 0) clock.pass(minuteMs);
    responses.push(await post('203.0.113.7', makeEvent()));
  }
  expect(responses.map(({ status }) => status)).toEqual([...Array(64).fill(202), ...Array(6).fill(429)]);
  expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(50 * 60);
  expect(await stored()).toHaveLength(64);
  clock.pass(60 * minuteMs);
  expect((await post('203.0.113.7', makeEvent())).status).toBe(202);
});

test('a deflated batch counts as the largest size that it can inflate to', async () => {
  const { post } = await smallSite();
  const deflated = queryWith({ 'dd-evp-encoding': 'deflate' });
  expect(inflatedBatchLimit / blockBytes).toBeGreaterThan(4_096 * scale);
  expect((await post('203.0.113.7', 'x', deflated)).status).toBe(429);
});

test('the real hourly limit allows the largest possible post many times, and the daily limit is a sixteenth of the store', () => {
  const [anHour, aDay] = limitRules.monitoringBlocks.map(({ points }) => points * blockBytes);
  expect(anHour).toBeGreaterThan(10 * Math.max(segmentLimit, inflatedBatchLimit));
  expect(aDay).toBe(storeLimits.bytes / 16);
});
