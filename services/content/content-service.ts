import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/**
 * The embedded content service: the files of `contentDir` at the addresses of CONTRACTS "Calls".
 * What is for the identity service alone is not content. Answers 304 to a matching If-None-Match, 404 for what is not there, and only GET and HEAD.
 */
export function createContentService({ contentDir }: { contentDir: string }) {
  const tagged = etag();
  return (
    new Hono()
      // A part would be tagged by its own bytes, and players take a film whose tag changes for another film.
      .use((c, next) => (c.req.header('range') ? next() : tagged(c, next)))
      .use((c, next) => (isOfIdentity(c.req.path) ? Promise.resolve(c.notFound()) : next()))
      .get('/*', serveStatic({ root: contentDir }))
      .notFound((c) => c.json({ errors: [{ status: '404', title: 'No such content' }] }, 404))
  );
}

/** Whether a path leads into the folder of the sample customers; on some disks capitals lead there too. */
function isOfIdentity(path: string): boolean {
  return /^\/*identity(?:[/\\]|$)/i.test(path);
}
