import type { ShownError } from '#contracts/analytics-events.ts';

const banners: Record<string, ShownError> = {
  'send-failure': 'lead-post-failed',
  'address-problem': 'address-failed',
  'page-failure': 'page-failed',
};

/** The failures that the page tells of already: the server drew them, before anybody could listen. */
export function failuresInView(): ShownError[] {
  return Object.entries(banners).flatMap(([id, name]) => (document.getElementById(id) ? [name] : []));
}
