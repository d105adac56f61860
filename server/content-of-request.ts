import type { ContentClient, ContentSource } from '#clients/content/content-client.ts';

/** One content client a request, for pages outside the help area: what such a page is made of shares one patience. */
export function contentOfRequest(content: ContentSource) {
  const clients = new WeakMap<Request, ContentClient>();
  return (request: Request): ContentClient => {
    const known = clients.get(request) ?? content.noting(() => {});
    clients.set(request, known);
    return known;
  };
}
