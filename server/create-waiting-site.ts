import { Hono } from 'hono';
import { renderRefusalPage } from '#app/pages/refusal/render-refusal-page.tsx';
import { openContent } from './back-ends/open-content.ts';
import type { ServerDeps } from './create-server.ts';
import { healthRoutes } from './edge/health/health.ts';
import { mediaRoutes } from './edge/media/media.ts';
import { createRefusals } from './edge/refusals/create-refusals.ts';
import { createTurnQueue } from './edge/request-limits/one-per-turn.ts';
import { createSecurityHeaders } from './edge/security-headers/security-headers.ts';
import { staticFiles } from './edge/static-files/static-files.ts';
import { themeRoutes } from './edge/theme/theme-routes.ts';
import { identifyVisitor } from '#platform/visitor-address/visitor-address.ts';

type Deps = Pick<ServerDeps, 'config' | 'logger' | 'clock' | 'mode' | 'clientDir' | 'stopping'>;

/**
 * What a process answers while it waits for its database: `/readyz` 503, and a page with the emergency numbers for any
 * visitor who still reaches it.
 */
export function createWaitingSite({ config, logger, clock, mode, clientDir, stopping }: Deps) {
  const { publicUrl, mainSiteUrl = '', strictTransport } = config;
  const content = openContent({ config, mode, clock, logger });
  const { anyTime } = content;
  const { refuse } = createRefusals({
    render: (refusal, request) =>
      renderRefusalPage(refusal, request, { content: anyTime, clock, hasSignIn: false }),
    publicUrl,
    turn: createTurnQueue().turn,
  });
  return new Hono()
    .use(identifyVisitor(config.trustedProxies))
    .use(createSecurityHeaders({ publicUrl, mainSiteUrl, strictTransport }).middleware)
    .route('/', healthRoutes([], { stopping, isStarting: true }))
    .route('/', staticFiles({ clientDir, assetsDir: config.assetsDir }))
    .route('/', mediaRoutes(content))
    .route('/', themeRoutes({ content: anyTime }))
    .all('*', (c) => refuse(c, { kind: 'starting' }));
}
