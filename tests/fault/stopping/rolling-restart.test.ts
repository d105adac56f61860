import { expect, test } from 'vitest';
import { startBalancer } from '#tests/support/rolling-restart/balancer.ts';
import { hasNginx, startNginx } from '#tests/support/rolling-restart/nginx.ts';
import { restartUnderTraffic } from '#tests/support/rolling-restart/rolling-restart.ts';

/** Two starts, two stops with their drains, on a machine that does much else at once. */
const patient = { timeout: 180_000 };
/** The balancer asks each second, and stops at the first 503. */
const drainSeconds = 3;
/** More than a fast machine sends meanwhile; it ends what would not end. */
const most = 50_000;

test(
  'behind a balancer that asks /readyz each second a rolling restart loses no request',
  patient,
  async () => {
    const outcome = await restartUnderTraffic({ startBalancer, drainSeconds, restarts: 'once', most });
    expect(outcome.failures).toEqual([]);
    expect(outcome.exitCodes).toEqual([0, 0]);
    expect(outcome.posts).toBeGreaterThan(outcome.requests / 4);
    expect(outcome.stored).toBe(outcome.leads);
  },
);

// scripts/prepare.mjs installs nginx where it can. Elsewhere our own balancer stands in for it, and the name says so.
const proxy = hasNginx
  ? { name: 'plain nginx', start: startNginx }
  : { name: 'our own balancer (nginx is not installed here)', start: startBalancer };

test(
  `behind ${proxy.name} a rolling restart loses no request, nor stores a lead twice`,
  patient,
  async () => {
    const startProxy = proxy.start;
    const outcome = await restartUnderTraffic({
      startBalancer: startProxy,
      drainSeconds,
      restarts: 'once',
      most,
    });
    expect(outcome.failures).toEqual([]);
    expect(outcome.exitCodes).toEqual([0, 0]);
    expect(outcome.stored).toBe(outcome.leads);
  },
);
