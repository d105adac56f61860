import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createContentService } from '#services/content/content-service.ts';
import { brandDir } from './brand-dir.ts';

/** A content service of the tests' own supplier, on its own port, that records the requested paths. */
export async function startRecordingContent() {
  const requestedPaths = new Set<string>();
  const app = new Hono()
    .use(async (c, next) => {
      requestedPaths.add(c.req.path);
      await next();
    })
    .route('/', createContentService({ contentDir: brandDir }));
  const started = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    started.resolve(port),
  );
  return {
    url: `http://127.0.0.1:${await started.promise}`,
    requestedPaths,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
