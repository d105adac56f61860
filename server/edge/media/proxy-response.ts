/** Pictures change rarely; a changed one is seen after an hour at most. */
export const mediaCacheControl = 'public, max-age=3600';
/** A drawing opened as a document may use its own styles and nothing else. */
const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const passedOn = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];

/** The request headers for a file, with these conditions of the visitor's. */
export function upstreamHeaders(given: Headers, conditions: readonly string[]): Headers {
  // Not compressed: its length and ranges must be those of the file that the visitor gets.
  const forwarded = new Headers({ 'accept-encoding': 'identity' });
  for (const name of conditions) {
    const value = given.get(name);
    if (value) forwarded.set(name, value);
  }
  return forwarded;
}

/** The content service's response as it is sent to the visitor. */
export function proxyResponse(response: Response, more: Record<string, string> = {}): Response {
  const headers = new Headers({
    'content-security-policy': mediaPolicy,
    'cache-control': mediaCacheControl,
  });
  for (const name of passedOn) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  // If it was compressed anyway, fetch has decompressed it, so its stated length is wrong.
  if (response.headers.has('content-encoding')) headers.delete('content-length');
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
