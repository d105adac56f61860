import { Hono } from 'hono';
import { callOverNetwork, type ServiceCall } from '#clients/service-call.ts';
import type { RateLimiter } from '#platform/rate-limits/open-rate-limits.ts';
import { privateNetworks } from '#platform/visitor-address/trusted-proxies.ts';
import { identifyVisitor } from '#platform/visitor-address/visitor-address.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createForwarder, forwardLimits } from './create-forwarder.ts';
import { monitoringRoutes } from './monitoring-routes.ts';

const origin = 'https://www.larkfield.example';
const settings = {
  applicationId: 'app',
  clientToken: 'pub1',
  site: 'datadoghq.eu',
  sessionSampleRate: 100,
  replaySampleRate: 20,
  service: 'help-and-support',
  env: 'production',
  version: '0.1.0-1a2b3c4d',
} as const;

export const ownPage = { 'sec-fetch-site': 'same-origin', cookie: 'consent=1.performance' };

/** For tests: a query as the SDK makes it. */
export function queryWith(more: Record<string, string> = {}): string {
  const query = { ddsource: 'browser', 'dd-api-key': 'pub1', 'dd-request-id': crypto.randomUUID(), ...more };
  return new URLSearchParams(query).toString();
}

type Sent = {
  path?: string;
  query?: string;
  body?: string | ReadableStream<Uint8Array>;
  method?: string;
  headers?: Record<string, string>;
};

/** For tests: monitoring's own routes in front of a provider, and a page that sends to them. */
export function openTestEdge(
  provider: string | ServiceCall,
  given: {
    limits?: Partial<typeof forwardLimits>;
    points?: number;
    limiters?: Parameters<typeof monitoringRoutes>[0]['limiters'];
    clock?: ReturnType<typeof movableClock>;
  } = {},
) {
  const [clock, log] = [given.clock ?? movableClock(), recordedLog()];
  const call = typeof provider === 'string' ? callOverNetwork(provider) : provider;
  const limits = { ...forwardLimits, ...given.limits };
  const forwarder = createForwarder({ call, clock, logger: log, limits });
  const limiters = given.limiters ?? {
    requests: limiterOf(given.points ?? Infinity),
    blocks: limiterOf(Infinity),
  };
  const app = new Hono()
    .use(identifyVisitor(privateNetworks))
    .route('/', monitoringRoutes({ settings, publicUrl: origin, forwarder, limiters }));
  const send = async ({
    path = 'api/v2/rum',
    query = queryWith(),
    headers = ownPage,
    ...init
  }: Sent = {}) => {
    const body = init.method === 'GET' ? {} : { body: init.body ?? '{}', duplex: 'half' };
    const request = { method: 'POST', ...init, ...body, headers };
    return app.request(`/help-and-support/monitoring/${path}?${query}`, request);
  };
  return { app, send, settings, origin, clock, lines: log.lines, settled: forwarder.settled };
}

/** Gives each key this many points, which never expire. */
function limiterOf(points: number): RateLimiter {
  const used = new Map<string, number>();
  return {
    consume: async (key, cost = 1) => {
      used.set(key, (used.get(key) ?? 0) + cost);
      return (used.get(key) ?? 0) > points ? { ok: false, waitSeconds: 60 } : { ok: true };
    },
    reward: async () => {},
    reset: async () => {},
  };
}
