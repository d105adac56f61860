import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock/clock.ts';
import type { Backlog, Metrics } from './metrics.ts';

/** From a cached page (a fraction of a millisecond) to the longest wait of a visitor. */
const requestSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Back ends take longer than a cached page, and calls to them have no timeout. */
const callSeconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Events that alerts watch. They start at 0, because a counter that starts with its first event shows no increase. */
const alertedEvents = [
  { level: 'error', event: 'lead-not-stored' },
  { level: 'error', event: 'lead-outcome-unknown' },
  { level: 'warn', event: 'content-refresh-failed' },
];

/** Metrics in the format of Prometheus. docs/reference/metrics.md lists them. */
export function createPrometheusMetrics({ release, clock }: { release: string; clock: Clock }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'help_http_request_duration_seconds',
    help: 'Requests by route, method and status, and how long they took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: requestSeconds,
    registers,
  });
  const pages = new Counter({
    name: 'help_pages_total',
    help: 'Pages by how they were answered: cached, unchanged, rendered',
    labelNames: ['how'] as const,
    registers,
  });
  const calls = new Histogram({
    name: 'help_back_end_call_duration_seconds',
    help: 'Calls of back ends over the network by outcome, and how long they took',
    labelNames: ['back_end', 'outcome'] as const,
    buckets: callSeconds,
    registers,
  });
  const refusals = new Counter({
    name: 'help_refusals_total',
    help: 'Requests refused by a rate limit, by its name',
    labelNames: ['limit'] as const,
    registers,
  });
  const events = new Counter({
    name: 'help_log_events_total',
    help: 'Lines of the log by level and event, logged or not',
    labelNames: ['level', 'event'] as const,
    registers,
  });
  for (const labels of alertedEvents) events.inc(labels, 0);
  const leads = new Counter({
    name: 'help_leads_accepted_total',
    help: 'Leads stored for the first time, by kind',
    labelNames: ['kind'] as const,
    registers,
  });
  new Gauge({
    name: 'help_release_info',
    help: 'The running release; always 1',
    labelNames: ['release'] as const,
    registers,
  }).set({ release }, 1);

  function followOutbox(backlog: () => Promise<Backlog>) {
    let known: Promise<Backlog | undefined> = Promise.resolve(undefined);
    // Gauges are collected in the order of their creation, so the first reads the backlog for all of them.
    const gauge = (name: string, help: string, valueOf: (found: Backlog) => number, asks = false) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          if (asks) known = backlog().catch(() => undefined);
          const found = await known;
          if (found) this.set(valueOf(found));
          // While the database is unavailable these values are missing: a 0 would say that nothing waits.
          else this.remove();
        },
      });
    gauge(
      'help_outbox_pending_jobs',
      'Jobs of leads that are due or waiting for their next attempt',
      (found) => found.pending,
      true,
    );
    gauge(
      'help_outbox_dead_jobs',
      'Jobs of leads that are not tried again by themselves',
      (found) => found.dead,
    );
    gauge(
      'help_outbox_oldest_pending_seconds',
      'The age of the oldest pending job; 0 without one',
      ({ oldestAt }) => (oldestAt === undefined ? 0 : (clock.now() - oldestAt) / 1_000),
    );
  }

  const metrics: Metrics = {
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    page: (how) => pages.inc({ how }),
    call: ({ backEnd, outcome, seconds }) => calls.observe({ back_end: backEnd, outcome }, seconds),
    refusal: (limit) => refusals.inc({ limit }),
    event: (level, event) => events.inc({ level, event }),
    lead: (kind) => leads.inc({ kind }),
    outbox: followOutbox,
  };
  return { metrics, contentType: registry.contentType, read: () => registry.metrics() };
}
