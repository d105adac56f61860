import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import { systemClock as clock } from '#platform/clock/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createMainApi, type MainApiTables } from '#server/main-api/create-main-api.ts';
import { createContentService } from '#services/content/content-service.ts';
import { brandDir } from './brand-dir.ts';
import { freePort } from './free-port.ts';

/**
 * How the API treats a call: `down` breaks the connection; `error` answers 500; `refused` answers 422 with an error;
 * `garbage` answers 201 with an invalid document; `half` does the work and cuts the response in two; `silent` responds
 * when the mode changes.
 */
export type ApiMode = 'well' | 'down' | 'error' | 'refused' | 'garbage' | 'half' | 'silent';

/** The modes in which a call ends in a failure. */
const failingApiModes = ['down', 'error', 'refused', 'garbage', 'half'] as const satisfies ApiMode[];
/**
 * The modes in which a journey is tried. The server's part is the same with scripts and without; without them only its
 * page matters, which one mode shows: the worst, in which the work has been done.
 */
export function failingModes(scripts: 'on' | 'off'): readonly ApiMode[] {
  return scripts === 'on' ? failingApiModes : ['half'];
}
/** The id of the error in a `refused` response. */
export const refusalId = 'error-id-of-the-refusal';

type Call = { method: string; path: string; idempotencyKey: string | undefined };

/** The product's own main API, with its own store and port, in a mode that a test sets. */
export async function startUnreliableApi() {
  const dataDir = await mkdtemp(join(tmpdir(), 'unreliable-api-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    CONTENT_DIR: brandDir,
  });
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const call = callInProcess(createContentService(config));
  const content = createContentSource({ call, clock, logger: quiet }).anyTime;
  const database = openDatabase<MainApiTables>(config.databaseUrl);
  const api = await createMainApi({ config, database, content, clock, logger: quiet });

  let mode: ApiMode = 'well';
  let isForOneCall = false;
  let changed = Promise.withResolvers<void>();
  const calls: Call[] = [];
  const app = new Hono<{ Bindings: HttpBindings }>().all('/v1/*', async (c) => {
    const path = c.req.path.slice('/v1'.length);
    calls.push({ method: c.req.method, path, idempotencyKey: c.req.header('idempotency-key') });
    let current = mode;
    if (isForOneCall) setMode('well');
    if (current === 'silent') {
      await changed.promise;
      current = mode;
    }
    if (current === 'down') {
      c.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (current === 'error') return c.text('The API is unwell', 500);
    if (current === 'refused') {
      const error = { id: refusalId, status: '422', title: 'Refused', detail: 'Not like this' };
      return c.json({ errors: [error] }, 422);
    }
    if (current === 'garbage') return c.body('\u0000\u0001 no document at all <<<', 201);
    const { search } = new URL(c.req.url);
    const response = await api.app.request(path + search, c.req.raw);
    if (current !== 'half') return response;
    const whole = await response.text();
    return new Response(whole.slice(0, whole.length / 2), response);
  });
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  const setMode = (next: ApiMode, { forOneCall = false } = {}) => {
    mode = next;
    isForOneCall = forOneCall;
    changed.resolve();
    changed = Promise.withResolvers();
  };
  return {
    /** The value of API_URL. */
    url: `http://127.0.0.1:${port}/v1`,
    dataDir,
    /** Sets the mode until it is set again, or for the next call only. */
    setMode,
    /** The calls so far of this kind, such as 'POST /leads'. */
    calls: (kind: string) => calls.filter(({ method, path }) => `${method} ${path}` === kind),
    stop: async () => {
      setMode('down');
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await api.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type UnreliableApi = Awaited<ReturnType<typeof startUnreliableApi>>;
