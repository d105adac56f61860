import { areaHref, categoryPath } from '../area-href.ts';

const emergencies = categoryPath('emergencies');
const bereavement = areaHref('/probate');

/**
 * Where a page asks for consent. The pages about emergencies and bereavement ask at the end, so that the number to call
 * is on the first screen and doesn't move. The cookies page asks in its own form.
 */
export function bannerPlace(path: string): 'before-main' | 'after-main' | 'nowhere' {
  if (path === areaHref('/cookies')) return 'nowhere';
  const isForTrouble = path === emergencies || path.startsWith(`${emergencies}/`) || path === bereavement;
  return isForTrouble ? 'after-main' : 'before-main';
}
