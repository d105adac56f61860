// `npm run dev`: the whole site with hot reload. Changes to pages, services and content take effect without a
// restart; open pages show changed content by themselves.
import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import { systemClock } from '../platform/clock/clock.ts';
import { createLogger } from '../platform/logger/logger.ts';
import type { Config } from '../server/config/config.ts';
import { connectionLimits } from '../server/connection-limits.ts';
import { describeBackEnds } from '../server/config/describe-back-ends.ts';
import { onContentChange } from './dev/on-content-change.ts';
import { exitWithError } from '../server/exit-with-error.ts';
import { configOrExit } from './terminal/config-or-exit.ts';

type ServerModule = typeof import('../server/create-server.ts');

// Browsers would save pages that are being changed. With offline help off, they also delete what an earlier build saved.
const config: Config = { ...configOrExit(), offlineHelp: false };
const logger = createLogger(config.logLevel);
// The same maximum header size as the server has, for long searches.
const server = createHttpServer({ maxHeaderSize: connectionLimits.maxHeaderSize });
const contentDir = resolve(config.contentDir);
const vite = await createViteServer({
  // Vite would also reload for articles, so open pages would reload twice.
  server: { middlewareMode: true, hmr: { server }, watch: { ignored: [`${contentDir}/**`] } },
  appType: 'custom',
});
if (!config.contentUrl) onContentChange(contentDir, () => vite.ws.send({ type: 'full-reload' }));
const clientDir = new URL('../build/client', import.meta.url).pathname;

let loaded: ServerModule | undefined;
let handle: ReturnType<typeof getRequestListener> | undefined;
/** Closes what the previous server opened: its database, and its outbox worker. */
let stopLast = async () => {};

// After a change Vite returns a new module: the server is then created again.
async function currentHandler() {
  const module = (await vite.ssrLoadModule('/server/create-server.ts')) as ServerModule;
  if (module !== loaded || !handle) {
    loaded = module;
    await stopLast();
    const { app, stop } = await module.createServer({
      config,
      logger,
      clock: systemClock,
      mode: 'development',
      clientDir,
      // Ctrl+C ends it at once: there are no visitors to finish requests for.
      stopping: new AbortController().signal,
    });
    stopLast = stop;
    handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  }
  return handle;
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    // Vite removes its base from the address.
    request.url = (request as { originalUrl?: string }).originalUrl ?? request.url;
    currentHandler().then(
      (listener) => listener(request, response),
      (problem: unknown) => {
        if (problem instanceof Error) vite.ssrFixStacktrace(problem);
        logger.error('development-server', { problem: String(problem) });
        response.writeHead(500).end(String(problem));
      },
    );
  });
});

server.on('error', exitWithError);
server.listen(config.port, config.host, () => process.stdout.write(`${describeBackEnds(config)}\n`));
