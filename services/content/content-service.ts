import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/**
 * The embedded content service: the files of `contentDir` at the addresses of CONTRACTS "Calls".
 * Excludes the identity service's files. 304 to a matching If-None-Match, 404 for unknown files; only GET and HEAD.
 */
export function createContentService({ contentDir }: { contentDir: string }) {
  const tagged = etag();
  const service: Hono = new Hono();
  return (
    service
      // The ETag of the whole file is unknown when only a part is read, so send it whole (RFC 9110, 13.1.5).
      .use(async (c, next) => {
        if (!c.req.header('if-range')) return next();
        c.res = await service.fetch(wholeOf(c.req.raw));
      })
      .use(nameCaptions)
      // Hono would compute an ETag of the part alone, and to players a film with another ETag is another film.
      .use((c, next) => (c.req.header('range') ? next() : tagged(c, next)))
      .use((c, next) => (isOfIdentity(c.req.path) ? Promise.resolve(c.notFound()) : next()))
      .get('/*', serveStatic({ root: contentDir }))
      .notFound((c) => c.json({ errors: [{ status: '404', title: 'No such content' }] }, 404))
  );
}

function wholeOf(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('range');
  headers.delete('if-range');
  return new Request(request, { headers });
}

/** Browsers show captions of this type only, and Hono doesn't know it. */
const nameCaptions: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok && c.req.path.endsWith('.vtt')) c.header('content-type', 'text/vtt; charset=utf-8');
};

/** Whether a path is in the folder of the sample customers; some file systems ignore case. */
function isOfIdentity(path: string): boolean {
  return /^\/*identity(?:[/\\]|$)/i.test(path);
}
