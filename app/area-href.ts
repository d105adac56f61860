import { href } from 'react-router';
import { areaPath } from '#contracts/area-path.ts';

/**
 * The full path of a route of the area, checked against `routes.ts` like React Router's `href`. Links are plain
 * anchors everywhere, so they need the full path.
 */
export const areaHref: typeof href = (route, ...params) => areaPath + href(route, ...params);

/** Where breadcrumbs begin. */
export const helpHome = { label: 'Help', href: areaHref('/') };

/** The full path of an article. */
export function articlePath(category: string, article: string): string {
  return areaHref('/:category/:article', { category, article });
}

/** The full path of a category. */
export function categoryPath(category: string): string {
  return areaHref('/:category', { category });
}
