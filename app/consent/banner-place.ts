import { areaHref, categoryPath } from '../area-href.ts';

const emergencies = categoryPath('emergencies');

/**
 * Where a page asks for consent. Pages with emergency numbers ask at the end, so that the numbers don't move. The
 * cookies page asks in its own form.
 */
export function bannerPlace(path: string): 'before-main' | 'after-main' | 'nowhere' {
  if (path === areaHref('/cookies')) return 'nowhere';
  return path === emergencies || path.startsWith(`${emergencies}/`) ? 'after-main' : 'before-main';
}
