import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { jsonApiType } from '#contracts/json-api.ts';
import { leadTopics } from '#contracts/lead.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { longTimeout } from '#tests/support/engines.ts';
import { freePort } from '#tests/support/free-port.ts';
import { prometheus, promtool, startPrometheus } from '#tests/support/prometheus.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';
import { post } from '#tests/fault/leads/post-lead.ts';
import { startServices } from '#tests/support/start-services.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(root + path, 'utf8');
const alerts = read('deploy/prometheus/alerts.yml');
const dashboard = read('deploy/grafana/help-and-support.json');

let services: Awaited<ReturnType<typeof startServices>>;
let site: OwnSite;
const ports: Record<'site' | 'services', number> = { site: 0, services: 0 };
const scrape = async (process: keyof typeof ports) =>
  (await fetch(`http://127.0.0.1:${ports[process]}/metrics`)).text();

beforeAll(async () => {
  ports.site = await freePort();
  ports.services = await freePort();
  services = await startServices({ METRICS_PORT: String(ports.services), DATABASE_URL: 'file::memory:' });
  site = await startSite({
    METRICS_PORT: String(ports.site),
    API_URL: services.apiUrl,
    CONTENT_URL: services.contentUrl,
    RATE_LIMITS: '0.01',
  });
});
afterAll(async () => {
  await site.stop();
  await services.stop();
});

test('requests are counted by route, and nothing of a visitor is in any label', async () => {
  const article = '/help-and-support/meters/economy-7-meters';
  for (const path of [
    `${article}?email=jane%40example.com`,
    article,
    article,
    '/help-and-support/jane@example.com',
    '/private-77777',
  ])
    await fetch(site.url + path);
  const text = await scrape('site');
  const route = '/help-and-support/:category/:article';
  expect(text).toContain(
    `help_http_request_duration_seconds_count{method="GET",route="${route}",status="200"} 3`,
  );
  expect(text).toMatch(/route="\/help-and-support\/:category",status="302"\} 1/);
  expect(text).toMatch(/route="\*",status="404"\} 2/);
  expect(text).toMatch(/help_pages_total\{how="cached"\} 1\n/);
  expect(text).not.toMatch(/jane|private|economy-7/);
});

test('a back end’s calls, a refusal and a lead are counted where they happen', async () => {
  expect(await post(`${services.apiUrl}/leads`, 'counted')).toBeDefined();
  expect(await post(`${services.apiUrl}/leads`, 'counted')).toBeDefined();
  for (const topic of [leadTopics.meterRead, leadTopics.feedback, 'Jane of another caller'])
    await fetch(`${services.apiUrl}/leads`, {
      method: 'POST',
      headers: { 'content-type': jsonApiType, 'x-client-id': 'metrics' },
      body: JSON.stringify(makeLead({ topic })),
    });
  const backEnds = await scrape('services');
  for (const kind of ['complaint', 'reading', 'feedback', 'other'])
    expect(backEnds).toContain(`help_leads_accepted_total{kind="${kind}"} 1\n`);
  expect(backEnds).not.toContain('Jane');
  expect(backEnds).toMatch(/help_outbox_pending_jobs \d/);
  expect(backEnds).toMatch(/help_outbox_oldest_pending_seconds \d/);
  expect(backEnds).toMatch(/help_log_events_total\{level="info",event="lead-accepted"\} 5/);

  const searches = Array.from({ length: 8 }, () => fetch(`${site.url}/search?q=boiler`));
  expect((await Promise.all(searches)).map(({ status }) => status)).toContain(429);
  const text = await scrape('site');
  expect(text).toMatch(/help_back_end_call_duration_seconds_count\{back_end="content",outcome="2xx"\} \d+/);
  expect(text).toMatch(/help_refusals_total\{limit="search"\} \d/);
});

test('every metric in the alerts and the dashboard is one that a process exports', async () => {
  const found = new Set(`${await scrape('site')}${await scrape('services')}`.match(/^(?!#)\w+/gm));
  const named = (text: string) => new Set(text.match(/\b(?:help|process|nodejs)_[a-z0-9_]+/g));
  for (const name of [...named(alerts), ...named(dashboard)]) expect([...found]).toContain(name);
  for (const name of named(read('docs/reference/metrics.md'))) {
    if (!name.endsWith('_'))
      expect(
        [...found].some((each) => each.startsWith(name)),
        name,
      ).toBe(true);
  }
});

test.skipIf(!prometheus)(
  'every panel of the dashboard shows what Prometheus has scraped',
  longTimeout,
  async () => {
    const server = await startPrometheus(ports);
    onTestFinished(server.stop);
    const { panels } = JSON.parse(dashboard) as { panels: { title: string; targets: { expr: string }[] }[] };
    for (const { title, targets } of panels)
      for (const { expr } of targets) {
        const expression = expr.replaceAll('$__rate_interval', '1m');
        const series = () => server.query(expression).then((result) => result?.length ?? 0);
        // A query that Prometheus doesn't understand fails at once.
        const found = await series();
        if (title.endsWith('that fail')) expect(found, `nothing has failed: ${title}`).toBe(0);
        else await expect.poll(series, { ...longTimeout, message: title }).toBeGreaterThan(0);
      }
  },
);

test('each alert has its section in the on-call guide, and each section has its alert', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const pages = [
    ...read('docs/how-to/be-on-call.md').matchAll(
      /^## (\w+)\n\n\*\*Means\.\*\*[^]+?\*\*Look at\.\*\*[^]+?\*\*Do\.\*\*/gm,
    ),
  ];
  expect(pages.map(([, name]) => name)).toEqual(names);
});

test('metrics are served on this machine only, and nothing else is served on their port', async () => {
  expect((await fetch(`http://127.0.0.1:${ports.site}/help-and-support/`)).status).toBe(404);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  for (const { address } of others)
    await expect(fetch(`http://${address}:${ports.site}/metrics`)).rejects.toThrow();
});

test.skipIf(!promtool)('Prometheus accepts the configuration, and the alerts fire when they should', () => {
  const run = (...command: string[]) =>
    spawnSync(promtool ?? '', command, { cwd: `${root}deploy/prometheus`, encoding: 'utf8' });
  for (const command of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = run(...command);
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  }
});
