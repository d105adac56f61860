import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { areaPath } from '#contracts/area-path.ts';

type Folders = {
  /** This release's files are in its folder `assets`. */
  clientDir: string;
  /** Those of other releases. */
  assetsDir?: string | undefined;
};

/** The built files of the browser: their names carry a hash of their content, so they never change. */
export function staticFiles({ clientDir, assetsDir }: Folders) {
  const path = `${areaPath}/assets`;
  const folder = (root: string) =>
    serveStatic({ root, rewriteRequestPath: (asked) => asked.replace(path, ''), precompressed: true });
  return new Hono().get(
    `${path}/*`,
    async (c, next) => {
      await next();
      if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable');
    },
    folder(`${clientDir}/assets`),
    ...(assetsDir === undefined ? [] : [folder(assetsDir)]),
    (c) => c.text('There is no such file.', 404),
  );
}
