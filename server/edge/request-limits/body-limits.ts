import { routePath } from './route-path.ts';
import { areaPath } from '#contracts/area-path.ts';
import { areaHref } from '#app/area-href.ts';

const kib = 1024;

/**
 * Fits the query text of SPEC §9: 30,000 characters of three bytes, nine when form-encoded, are 264 KiB. Of feedback,
 * for which SPEC has no limit, it fits 36,000 of them: more is refused, and stays in its form.
 */
export const textFormLimit = 320 * kib;
/** Every other form is far smaller. */
export const formLimit = 256 * kib;
/** Forms of a few buttons: display settings, the cookie choice, a dismissed notice, a page's usefulness. */
export const choiceLimit = 16 * kib;

const textForms = new RegExp(`^${areaPath}/complaints/[^/]+(?:/query|/personal-details)?$`);
const choices = new Set([
  areaHref('/display-settings'),
  areaHref('/dismiss-notice'),
  areaHref('/cookies'),
  areaHref('/was-this-useful'),
]);

/** How many bytes a post to this path may have. */
export function bodyLimitOf(path: string): number {
  const route = routePath(path);
  if (textForms.test(route)) return textFormLimit;
  return choices.has(route) ? choiceLimit : formLimit;
}
