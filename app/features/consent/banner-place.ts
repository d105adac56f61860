import { cookiesPath } from './cookies-path.ts';

const emergencies = '/help-and-support/emergencies';

/**
 * Where a page asks for consent. Pages with emergency numbers ask after everything else, so that the numbers stay where
 * they are; the page about cookies asks in its form.
 */
export function bannerPlace(path: string): 'before-main' | 'after-main' | 'nowhere' {
  if (path === cookiesPath) return 'nowhere';
  return path === emergencies || path.startsWith(`${emergencies}/`) ? 'after-main' : 'before-main';
}
