import { createServer, type Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Config } from './config/config.ts';
import { connectionLimits } from './connection-limits.ts';
import { limitPerTurn } from './edge/request-limits/limit-per-turn.ts';
import { exitWithError } from './exit-with-error.ts';

type Options = Parameters<typeof serve>[0];
type AnswerFirst = import('./edge/page-cache/answer-cached.ts').AnswerFirst;

/**
 * Listens on HOST and PORT, or ends the process with one clear message if that fails. What `answerFirst` does not
 * answer goes to `fetch`.
 */
export function listen(
  fetch: Options['fetch'],
  { port, host }: Pick<Config, 'port' | 'host'>,
  onListening: () => void,
  answerFirst: AnswerFirst = () => false,
) {
  const perTurn = limitPerTurn();
  const createPlainServer = (
    options: typeof connectionLimits,
    handle: (...request: Parameters<AnswerFirst>) => unknown,
  ) =>
    createServer(options, (incoming, outgoing) => {
      if (answerFirst(incoming, outgoing)) return;
      // The visitor may have left while the request waited.
      perTurn(() => outgoing.destroyed || handle(incoming, outgoing));
    });
  const server = serve(
    {
      fetch,
      port,
      hostname: host,
      serverOptions: connectionLimits,
      createServer: createPlainServer as Options['createServer'],
    } as Options,
    onListening,
  ) as Server;
  server.on('error', exitWithError);
  return server;
}
