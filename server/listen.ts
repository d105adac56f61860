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
  /** Decides when an unanswered request goes on. */
  holdBack?: HoldBack;
};

export const neverHoldBack: HoldBack = (_incoming, _outgoing, enter) => enter();

/**
 * Listens on HOST and PORT, or ends the process with one clear message if that fails. What `answerFirst` does not
 * answer goes to `fetch`, when `holdBack` lets it.
 */
export function listen(
  fetch: Options['fetch'],
  { port, host }: Pick<Config, 'port' | 'host'>,
  onListening: () => void,
  { answerFirst = () => false, holdBack = neverHoldBack }: BeforeTheFramework = {},
) {
  const perTurn = limitPerTurn();
  const createPlainServer = (
    options: typeof connectionLimits,
    handle: (...request: Parameters<AnswerFirst>) => unknown,
  ) =>
    createServer(options, (incoming, outgoing) => {
      if (answerFirst(incoming, outgoing)) return;
      // While the request waited, the visitor may have left, or the page may have been cached.
      const enter = () => outgoing.destroyed || answerFirst(incoming, outgoing) || handle(incoming, outgoing);
      perTurn(() => holdBack(incoming, outgoing, enter));
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
