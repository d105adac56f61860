import { expect, test } from 'vitest';
import { startCollector } from '#tests/support/start-collector.ts';
import { createOpenTelemetry } from './opentelemetry.ts';
import { createTracing } from './tracing.ts';

const nanosecondsPerMs = 1_000_000n;
const minuteMs = 60_000;

test('the span of a request that had to wait begins when it arrived', async () => {
  const collector = await startCollector();
  const tracing = createTracing(
    createOpenTelemetry({
      endpoint: collector.url,
      headers: {},
      service: 'site',
      release: '1.0.0',
      share: 1,
      onFailure: (problem) => expect.fail(String(problem)),
    }),
  );
  const request = { requestId: 'a-request', method: 'GET', route: '/help', header: () => undefined };
  await tracing.request({ ...request, startedMsAgo: minuteMs }, async () => 200);
  await tracing.request(request, async () => 200);
  await tracing.stop();
  await collector.stop();
  const durations = collector.spans.map(({ startTimeUnixNano, endTimeUnixNano }) =>
    Number((BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / nanosecondsPerMs),
  );
  expect(durations.map((ms) => ms >= minuteMs)).toEqual([true, false]);
});
