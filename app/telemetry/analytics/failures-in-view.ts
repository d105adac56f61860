import type { FailedCall } from '#contracts/analytics-events.ts';

const banners: Record<string, FailedCall> = {
  'send-failure': 'lead-post-failed',
  'address-problem': 'address-failed',
  'page-failure': 'page-failed',
  'sign-in-failure': 'sign-in-failed',
};

/** The failures that the page already shows: the server rendered them, before any listener existed. */
export function failuresInView(): FailedCall[] {
  return Object.entries(banners).flatMap(([id, name]) => (document.getElementById(id) ? [name] : []));
}
