/**
 * A path as React Router compares it with its routes: case-insensitive, with or without trailing slashes, and the
 * same for a request for the page's data. Limits and metrics by path use this form; otherwise another spelling of the
 * path would reach the same route without its limit.
 */
export function routePath(path: string): string {
  const page = path.toLowerCase().replace(/(?:\/_)?\.data$/, '');
  let end = page.length;
  // A regular expression for the trailing slashes would take quadratic time.
  while (end > 1 && page[end - 1] === '/') end -= 1;
  return page.slice(0, end);
}
