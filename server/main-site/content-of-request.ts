import type { ContentClient, ContentSource } from '#clients/content/create-content-client.ts';

/** One content client per request, for pages outside the help area: all content of a page shares one deadline. */
export function contentOfRequest(content: ContentSource) {
  const clients = new WeakMap<Request, ContentClient>();
  return (request: Request): ContentClient => {
    const known = clients.get(request) ?? content.forRequest(() => {});
    clients.set(request, known);
    return known;
  };
}
