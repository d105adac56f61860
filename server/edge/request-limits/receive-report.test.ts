import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AnalyticsClient } from '#clients/analytics/create-analytics-client.ts';
import { errorReportPaths } from '#contracts/error-report-paths.ts';
import { privateNetworks } from '#platform/visitor-address/trusted-proxies.ts';
import { identifyVisitor } from '#platform/visitor-address/visitor-address.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { analyticsRoutes } from '../../telemetry/analytics/analytics-routes.ts';
import { createErrorReporter } from '../../telemetry/error-reports/create-error-reporter.ts';
import { errorReportRoutes } from '../../telemetry/error-reports/error-report-routes.ts';
import { arrivingAtOnce } from './receive-body.ts';

const publicUrl = 'http://localhost:3000';
/** Allows everything, since slow posts stay within every rate limit. */
const limiter = {
  consume: async () => ({ ok: true }) as const,
  reward: async () => {},
  reset: async () => {},
};

function reportingSite() {
  const absent = async () => Promise.reject(new Error('absent'));
  const reporter = createErrorReporter({ logger: recordedLog(), clock: movableClock(), release: '1' });
  const analytics = { count: async () => {} } as unknown as AnalyticsClient;
  const content = { categories: absent, brand: absent, films: absent };
  return new Hono()
    .use(identifyVisitor(privateNetworks))
    .route('/', analyticsRoutes({ analytics, content, publicUrl, searchesAreCounted: false, limiter }))
    .route('/', errorReportRoutes({ reporter, publicUrl, limiter }));
}

test.each(['/help-and-support/analytics', errorReportPaths.browser, errorReportPaths.csp])(
  'one visitor can have only so many slow reports to %s in progress, and others are accepted',
  async (path) => {
    const site = reportingSite();
    const post = async (from: string, body: BodyInit) => {
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: {
          'x-forwarded-for': from,
          origin: publicUrl,
          'sec-fetch-site': 'same-origin',
          cookie: 'consent=1.performance',
        },
        body,
        duplex: 'half',
      };
      return (await site.request(publicUrl + path, init)).status;
    };
    const slow: ReadableStreamDefaultController<Uint8Array>[] = [];
    const onTheirWay = Array.from({ length: arrivingAtOnce.perVisitor }, () =>
      post('192.0.2.1', new ReadableStream({ start: (controller) => void slow.push(controller) })),
    );
    expect(await post('192.0.2.1', '[]')).toBe(503);
    expect(await post('192.0.2.2', '[]')).not.toBe(503);
    for (const controller of slow) controller.close();
    expect(await Promise.all(onTheirWay)).not.toContain(503);
    expect(await post('192.0.2.1', '[]')).not.toBe(503);
  },
);
