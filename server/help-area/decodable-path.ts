/**
 * The request with a path that can be decoded. React Router prints a path that it can't decode as it is, personal data
 * included. It then matches the path literally, as it does the escaped one.
 */
export function withDecodablePath(request: Request): Request {
  if (!request.url.includes('%')) return request;
  const url = new URL(request.url);
  if (isDecodable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll('%', '%25');
  return new Request(url, request);
}

function isDecodable(path: string): boolean {
  try {
    // A bundler may drop a call whose result is not used.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
