import { findToken } from '#clients/identity/token-cookies.ts';
import { displayCookieValue, readDisplaySettings } from '#app/frame/display-settings/display-settings.ts';
import { hasPrefill } from '#app/journeys/session/journey-cookies.ts';
import { readDismissedNotices } from '#app/pages/home/outage-notice/dismissed-notice.ts';
import { consentCategories, readConsent } from '#contracts/consent.ts';
import { areaHref } from '#app/area-href.ts';
import { homePath } from '#contracts/area-path.ts';

/** The only page that is prefilled for some visitors and shared by all others. */
const meterForm = areaHref('/submit-meter-read');
/** Longer addresses are not worth caching: no page of ours has one. */
const addressLimit = 300;

/**
 * The key under which a page is cached: its address and the few choices that change how it is rendered. Undefined for
 * what is never cached: pages with what someone typed, and data requests.
 */
export function pageVariant(url: URL, cookieHeader: string): string | undefined {
  if (!url.pathname.startsWith(homePath) || url.pathname.endsWith('.data')) return undefined;
  if (url.search !== '' || url.pathname.length > addressLimit) return undefined;
  if (url.pathname === meterForm && isFilledIn(cookieHeader)) return undefined;
  const display = displayCookieValue(readDisplaySettings(cookieHeader));
  const dismissed = url.pathname === homePath ? readDismissedNotices(cookieHeader).toSorted().join('.') : '';
  return [url.pathname, display, dismissed, consentVariant(url.pathname, cookieHeader)].join(' ');
}

/** Pages differ by whether they ask for consent, and the page about cookies also by the choice made there. */
function consentVariant(path: string, cookieHeader: string): string {
  const consent = readConsent(cookieHeader);
  if (!consent) return 'undecided';
  if (path !== areaHref('/cookies')) return 'decided';
  return consentCategories.filter((category) => consent[category]).join('.');
}

/** Prefilled from a link's address, or with the details of the signed-in visitor. */
function isFilledIn(cookieHeader: string): boolean {
  return hasPrefill(cookieHeader) || findToken('nep', cookieHeader).ok;
}
