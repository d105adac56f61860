import { pageTable } from '#app/page-table.ts';
import { areaPath } from '#contracts/area-path.ts';

/** Prefixes of addresses that are not pages. */
const others = [
  ...['assets', 'media', 'monitoring', 'analytics', 'search', 'your-details', 'session'].map(
    (name) => `${areaPath}/${name}/`,
  ),
  '/identity/',
];
/** Addresses that are their own route. */
const exact = new Set(['/search', '/healthz', '/readyz', `${areaPath}/service-worker.js`]);
const parameters = /:[a-z]+/g;

/** More paths than the area has pages. Without a limit, a client that requests random paths would fill the memory. */
const mostKnown = 1_000;
const known = new Map<string, string>();

/** Pages with the fewest parameters first: `complaints/feedback` is not some `:complaint`. */
const pages = pageTable
  .map(({ route }) => ({
    route,
    pattern: new RegExp(`^${areaPath}${route.replaceAll(parameters, '[^/]+')}/?$`),
    parameters: route.match(parameters)?.length ?? 0,
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

/**
 * The route of a path, as a label of metrics: there are some forty, whatever visitors request. Requests for a page's
 * data count as the page.
 */
export function routeOf(path: string): string {
  const found = known.get(path);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const route = findRoute(path);
  known.set(path, route);
  return route;
}

function findRoute(path: string): string {
  const address = path.replace(/\.data$/, '');
  if (exact.has(address)) return address;
  const prefix = others.find((start) => address.startsWith(start));
  if (prefix) return `${prefix}*`;
  const page = pages.find(({ pattern }) => pattern.test(address));
  if (page) return `${areaPath}${page.route}`;
  return address.startsWith(`${areaPath}/`) ? `${areaPath}/*` : '*';
}
