import { createServer, type Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Config } from './config/config.ts';
import { connectionLimits } from './connection-limits.ts';
import { limitPerTurn } from './edge/request-limits/limit-per-turn.ts';
import type { AnswerFirst } from './edge/page-cache/answer-cached.ts';
import type { HoldBack } from './edge/request-limits/hold-back-pages.ts';
import { exitWithError } from './exit-with-error.ts';

type Options = Parameters<typeof serve>[0];

/** What happens to a request before the framework creates anything for it. */
export type BeforeTheFramework = {
  /** Answers the request, or returns false. */
  answerFirst?: AnswerFirst;
  /** Lets an unanswered request go on later, or returns false. */
  holdBack?: HoldBack;
};

/**
 * Listens on HOST and PORT, or ends the process with one clear message if that fails. What `answerFirst` does not
 * answer goes to `fetch`; what `holdBack` holds back goes there later.
 */
export function listen(
  fetch: Options['fetch'],
  { port, host }: Pick<Config, 'port' | 'host'>,
  onListening: () => void,
  { answerFirst = () => false, holdBack = () => false }: BeforeTheFramework = {},
) {
  const perTurn = limitPerTurn();
  const createPlainServer = (
    options: typeof connectionLimits,
    handle: (...request: Parameters<AnswerFirst>) => unknown,
  ) =>
    createServer(options, (incoming, outgoing) => {
      if (answerFirst(incoming, outgoing)) return;
      // The visitor may have left while the request waited.
      const enter = () => outgoing.destroyed || handle(incoming, outgoing);
      // While it was held back, the page may have been cached.
      const enterLater = () => outgoing.destroyed || answerFirst(incoming, outgoing) || enter();
      perTurn(() => holdBack(incoming, outgoing, enterLater) || enter());
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
