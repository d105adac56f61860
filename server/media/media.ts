import { Hono } from 'hono';
import type { ContentSource } from '#clients/content/content-client.ts';

/** Pictures change rarely, and a changed one has an hour at the most to be seen. */
const mediaCacheControl = 'public, max-age=3600';
/** A drawing opened by itself may style itself and nothing else. */
const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const conditions = ['accept', 'if-none-match', 'if-modified-since', 'range'];
/** Not changed, and a range that the file doesn't have: answers to the visitor's own conditions. */
const answersToConditions = [304, 416];
const sorry = 'This file can’t be had at the moment.';
const passedOn = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];

/** The content service's files, below the area's own path, so that pages load from one origin only. */
export function mediaRoutes(content: ContentSource) {
  return new Hono().get('/help-and-support/media/*', async (c) => {
    const path = new URL(c.req.url).pathname.replace('/help-and-support', '');
    // Not compressed: its length and ranges must be those of the file that the visitor gets.
    const asked = new Headers({ 'accept-encoding': 'identity' });
    for (const name of conditions) {
      const value = c.req.header(name);
      if (value) asked.set(name, value);
    }
    const answer = await content.media(path, asked, c.req.raw.signal).catch(() => undefined);
    if (answer?.status === 404) return c.text('There is no such file.', 404);
    if (!answer || !(answer.ok || answersToConditions.includes(answer.status))) return c.text(sorry, 503);
    const headers = new Headers({
      'content-security-policy': mediaPolicy,
      'cache-control': mediaCacheControl,
    });
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    // Compressed all the same, it was unpacked on the way here, and is longer than was said.
    if (answer.headers.has('content-encoding')) headers.delete('content-length');
    return new Response(answer.body, { status: answer.status, headers });
  });
}
