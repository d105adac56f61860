import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCollector } from '#tests/support/start-collector.ts';
import { startServices } from '#tests/support/start-services.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';

type Line = Record<string, string | number | undefined>;

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpan = '00f067aa0ba902b7';
const article = '/help-and-support/meters/economy-7-meters';
const [server, client] = [2, 3];

const linesOf = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

test('without a collector, a request’s id and trace are passed on to the back ends and into their logs', async () => {
  const services = await startServices({ LOG_LEVEL: 'info', DATABASE_URL: 'file::memory:' });
  const site = await startSite({
    LOG_LEVEL: 'info',
    API_URL: services.apiUrl,
    CONTENT_URL: services.contentUrl,
  });
  try {
    await fetch(site.url + article, {
      headers: { 'x-request-id': 'request-of-a-proxy', traceparent: `00-${traceId}-${callerSpan}-01` },
    });
    await expect
      .poll(() => linesOf(services.output()).filter(({ requestId }) => requestId === 'request-of-a-proxy'))
      .toContainEqual(
        expect.objectContaining({ event: 'request', path: expect.stringContaining('/content/'), traceId }),
      );
    await expect
      .poll(() => linesOf(site.output()))
      .toContainEqual(
        expect.objectContaining({
          event: 'request',
          path: article,
          requestId: 'request-of-a-proxy',
          traceId,
        }),
      );
  } finally {
    await site.stop();
    await services.stop();
  }
});

let collector: Awaited<ReturnType<typeof startCollector>>;
let services: Awaited<ReturnType<typeof startServices>>;
let site: OwnSite;

beforeAll(async () => {
  collector = await startCollector();
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-tests',
  };
  services = await startServices({
    ...traces,
    OTEL_SERVICE_NAME: 'back-ends',
    DATABASE_URL: 'file::memory:',
  });
  site = await startSite({
    ...traces,
    OTEL_SERVICE_NAME: 'site',
    API_URL: services.apiUrl,
    CONTENT_URL: services.contentUrl,
  });
  await fetch(`${site.url}${article}?email=jane%40example.com`, {
    headers: { traceparent: `00-${traceId}-${callerSpan}-01`, tracestate: 'vendor=value' },
  });
  await fetch(`${site.url}/help-and-support/jane@example.com`);
  // A stopping process sends the spans that it still has.
  await site.stop();
  await services.stop();
});
afterAll(() => collector.stop());

test('a request is one trace across both processes, below the caller’s span', () => {
  const spans = collector.spans.filter((span) => span.traceId === traceId);
  const ofSite = spans.find((span) => span.service === 'site' && span.kind === server);
  expect(ofSite).toMatchObject({
    name: 'GET /help-and-support/:category/:article',
    parentSpanId: callerSpan,
    attributes: { 'http.response.status_code': 200 },
  });
  const calls = spans.filter((span) => span.kind === client);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    expect(call).toMatchObject({ service: 'site', name: 'GET content', parentSpanId: ofSite?.spanId });
    expect(spans.filter(({ parentSpanId }) => parentSpanId === call.spanId)).toMatchObject([
      { service: 'back-ends', kind: server, name: 'GET /content/*' },
    ]);
  }
});

test('a request without a trace starts one', () => {
  const own = collector.spans.find((span) => span.name === 'GET /help-and-support/:category');
  expect(own?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(own?.traceId).not.toBe(traceId);
  expect(own?.parentSpanId ?? '').toBe('');
});

test('the collector gets its headers, and no data about a visitor', () => {
  expect(collector.received.length).toBeGreaterThan(0);
  for (const { path, authorization, body } of collector.received) {
    expect([path, authorization]).toEqual(['/v1/traces', 'Bearer of-the-tests']);
    expect(body).not.toMatch(/jane|example\.com|economy-7/);
  }
});

test('a collector that is down slows nothing, and is logged once a minute', async () => {
  const alone = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  try {
    const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(alone.url + article)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    expect(await alone.stop()).toBe(0);
  }
  expect(linesOf(alone.output()).filter(({ event }) => event === 'traces-not-sent')).toHaveLength(1);
});

test('a collector that never responds does not keep a process from stopping, and is logged', async () => {
  const silent = await startCollector({ answers: false });
  const alone = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: silent.url });
  try {
    expect((await fetch(alone.url + article)).status).toBe(200);
  } finally {
    expect(await alone.stop()).toBe(0);
    await silent.stop();
  }
  expect(silent.received).not.toEqual([]);
  expect(linesOf(alone.output()).filter(({ event }) => event === 'traces-not-sent')).toHaveLength(1);
});

test('with a share of 0, only a request whose caller records its trace is recorded', async () => {
  const before = collector.spans.length;
  const alone = await startSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  const recorded = `${traceId.slice(0, -1)}7`;
  // Each with a query of its own, since a page from the cache has no span.
  await fetch(`${alone.url}${article}?n=1`);
  await fetch(`${alone.url}${article}?n=2`, { headers: { traceparent: `00-${traceId}-${callerSpan}-00` } });
  await fetch(`${alone.url}${article}?n=3`, { headers: { traceparent: `00-${recorded}-${callerSpan}-01` } });
  await alone.stop();
  const traces = collector.spans.slice(before).map((span) => span.traceId);
  expect(new Set(traces)).toEqual(new Set([recorded]));
});
