import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { areaPath } from '#contracts/area-path.ts';
import { differencesOfAssets } from '../compression-dictionaries/differences-of-assets.ts';

type Folders = {
  /** The folder whose folder `assets` has this release's files. */
  clientDir: string;
  /** The folder with other releases' files. */
  assetsDir?: string | undefined;
  /** COMPRESSION_DICTIONARIES. */
  hasDictionaries?: boolean;
};

/** The built files of the browser: their names carry a hash of their content, so they never change. */
export function staticFiles({ clientDir, assetsDir, hasDictionaries = false }: Folders) {
  const path = `${areaPath}/assets`;
  const folders = [`${clientDir}/assets`, ...(assetsDir === undefined ? [] : [assetsDir])];
  const folder = (root: string) =>
    serveStatic({ root, rewriteRequestPath: (asked) => asked.replace(path, ''), precompressed: true });
  return new Hono().get(
    `${path}/*`,
    async (c, next) => {
      await next();
      if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable');
    },
    ...(hasDictionaries ? [differencesOfAssets(path, folders)] : []),
    ...folders.map(folder),
    (c) => c.text('There is no such file.', 404),
  );
}
