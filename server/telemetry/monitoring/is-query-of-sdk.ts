const digits = /^\d{1,16}$/;

/** The query parameters that @datadog/browser-rum 7.16 sends (its `endpointBuilder`), and the format of each. */
const shapes: Record<string, RegExp> = {
  ddsource: /^browser$/,
  'dd-api-key': /./,
  'dd-evp-origin-version': /^[\w.+-]{1,40}$/,
  'dd-evp-origin': /^browser$/,
  'dd-request-id': /^[0-9a-f-]{36}$/,
  'dd-evp-encoding': /^deflate$/,
  batch_time: digits,
  '_dd.api': /^[a-z-]{1,20}$/,
  '_dd.retry_count': digits,
  '_dd.retry_after': digits,
};
const needed = ['ddsource', 'dd-api-key', 'dd-request-id'];

/**
 * Whether a query is one of the SDK's: only parameters that it sends, each once. The token must be ours: the site
 * forwards to one account, never to another's.
 */
export function isQueryOfSdk(query: URLSearchParams, clientToken: string): boolean {
  return (
    needed.every((name) => query.has(name)) &&
    query.get('dd-api-key') === clientToken &&
    [...query].every(([name, value]) => Object.hasOwn(shapes, name) && shapes[name]?.test(value)) &&
    new Set(query.keys()).size === query.size
  );
}
