import { analyticsPath } from '../analytics/analytics-path.ts';

/**
 * A page's own name, such as 'economy-7-meters': words, with a short number among them. Anything of another form may
 * be an id.
 */
const pageName = /^[a-z]+(?:-(?:[a-z]+|\d{1,3}))*$/;

/** A page's path with a generic id for each id, for anything else that may be one, and for text that was removed. */
export function genericPath(path: string): string {
  return analyticsPath(path)
    .split('/')
    .map((part) => (/[\d[]/.test(part) && !pageName.test(part) ? ':id' : part))
    .join('/');
}

/** The same for a whole address; one without an origin stays without. */
export function genericUrl(url: string): string {
  const [origin = ''] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(url) ?? [];
  return origin + genericPath(url.slice(origin.length));
}
