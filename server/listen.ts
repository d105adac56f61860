import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Config } from './config/config.ts';
import { connectionLimits } from './connection-limits.ts';
import { exitWithError } from './exit-with-error.ts';

type Fetch = Parameters<typeof serve>[0]['fetch'];

/** Listens on HOST and PORT, or ends the process with one clear message if that fails. */
export function listen(fetch: Fetch, { port, host }: Pick<Config, 'port' | 'host'>, onListening: () => void) {
  // Without TLS options it is a plain HTTP/1.1 server.
  const server = serve(
    { fetch, port, hostname: host, serverOptions: connectionLimits },
    onListening,
  ) as Server;
  server.on('error', exitWithError);
  return server;
}
