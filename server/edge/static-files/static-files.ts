import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { areaPath } from '#contracts/area-path.ts';

/** The built files of the browser: their names carry a hash of their content, so they never change. */
export function staticFiles({ clientDir }: { clientDir: string }) {
  return new Hono().get(
    `${areaPath}/assets/*`,
    async (c, next) => {
      await next();
      if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable');
    },
    serveStatic({
      root: clientDir,
      rewriteRequestPath: (path) => path.replace(areaPath, ''),
      precompressed: true,
    }),
    (c) => c.text('There is no such file.', 404),
  );
}
