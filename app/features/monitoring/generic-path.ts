import { analyticsPath } from '../../data-layer/analytics-path.ts';

/** A page's path with a generic id for each id, for whatever else holds a digit, and for what was taken out. */
export function genericPath(path: string): string {
  return analyticsPath(path)
    .split('/')
    .map((part) => (/[\d[]/.test(part) ? ':id' : part))
    .join('/');
}

/** The same of a whole address; one without an origin stays without. */
export function genericUrl(url: string): string {
  const [origin = ''] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(url) ?? [];
  return origin + genericPath(url.slice(origin.length));
}
