import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startBalancer } from '#tests/support/rolling-restart/balancer.ts';
import { hasNginx, readGuidesSettings, startNginx } from '#tests/support/rolling-restart/nginx.ts';
import { restartUnderTraffic } from '#tests/support/rolling-restart/rolling-restart.ts';

const delivered = ['help-and-support.conf', 'upstream.conf'].map(
  (name) => new URL(`../../../deploy/nginx/${name}`, import.meta.url),
);
/** Two starts, two stops with their drains, on a busy machine. */
const longTimeout = { timeout: 180_000 };
/** The balancer checks each second, and stops at the first 503. */
const drainSeconds = 5;
/** The default of DRAIN_SECONDS. The guide's keepalive_timeout is chosen for it. */
const defaultDrainSeconds = 5;
/** More than a fast machine sends meanwhile; it stops traffic that would not end. */
const most = 50_000;
/** How long each visitor looks at a page: some 200 requests a second are in flight while processes stop. */
const pauseMs = 100;

test(
  'behind a balancer that checks /readyz each second a rolling restart loses no request',
  longTimeout,
  async () => {
    const outcome = await restartUnderTraffic({
      startBalancer,
      drainSeconds,
      restarts: 'once',
      most,
      pauseMs,
    });
    expect(outcome.failures).toEqual([]);
    expect(outcome.exitCodes).toEqual([0, 0]);
    expect(outcome.posts).toBeGreaterThan(outcome.requests / 4);
    expect(outcome.stored).toBe(outcome.leads);
  },
);

test('the guide shows lines of the delivered configuration, and idle connections end before the drain', async () => {
  const texts = await Promise.all(delivered.map((file) => readFile(file, 'utf8')));
  const directives = new Set(texts.flatMap(directivesOf));
  const shown = directivesOf(await readGuidesSettings());
  const ownOfGuide = shown.filter((line) => !directives.has(line));
  expect(ownOfGuide).toEqual(['listen 127.0.0.1:8080;']);
  const [, seconds] = /^keepalive_timeout (\d+)s;$/m.exec(shown.join('\n')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThan(defaultDrainSeconds);
});

/** The lines of an nginx configuration that set something. */
function directivesOf(configuration: string): string[] {
  return configuration
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[a-z].*;$/.test(line));
}

// scripts/prepare.mjs installs nginx where it can. Elsewhere our own balancer stands in, and the test's name says so.
const proxy = hasNginx
  ? { name: 'plain nginx', start: startNginx }
  : { name: 'our own balancer (nginx is not installed here)', start: startBalancer };

test(
  `behind ${proxy.name} a rolling restart loses no request, and stores no lead twice`,
  longTimeout,
  async () => {
    const startProxy = proxy.start;
    const outcome = await restartUnderTraffic({
      startBalancer: startProxy,
      drainSeconds: defaultDrainSeconds,
      restarts: 'once',
      most,
      pauseMs,
    });
    expect(outcome.failures).toEqual([]);
    expect(outcome.exitCodes).toEqual([0, 0]);
    expect(outcome.stored).toBe(outcome.leads);
  },
);
