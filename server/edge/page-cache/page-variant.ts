import { findToken } from '#clients/identity/token-cookies.ts';
import { displayCookieValue, readDisplaySettings } from '#app/frame/display-settings/display-settings.ts';
import { hasPrefill } from '#app/journeys/session/journey-cookies.ts';
import { readDismissedNotices } from '#app/pages/home/outage-notice/dismissed-notice.ts';
import { consentCategories, readConsent } from '#contracts/consent.ts';
import { areaHref } from '#app/area-href.ts';
import { homePath } from '#contracts/area-path.ts';

/** The only page that is prefilled for some visitors and shared by all others. */
const meterForm = areaHref('/submit-meter-read');
/**
 * A path as our links have it. React Router also matches capitals, encoded characters and further slashes, but only a
 * page's canonical path is cached: the key depends on which page it is.
 */
const canonicalPath = /^(?:\/[^A-Z%/]+)+$/;
/** Longer addresses are not worth caching: no page of ours has one. */
const addressLimit = 300;

/** Parameters that say where a link was found. No page reads them; scripts of the page may. */
const tracking =
  /^(?:utm_.*|gclid|gbraid|wbraid|dclid|gad_.*|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_gl)$/i;

/**
 * The address under which a page is rendered and cached: without tracking parameters, so that a link in an e-mail to a
 * million customers leads to one cached page, and no visitor's parameters are in it.
 */
export function withoutTracking(address: string): string {
  if (!mayHaveTracking(address)) return address;
  const url = new URL(address);
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  if (names.length === 0) return address;
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

/** Whether a name is one for tracking, or may be once it is decoded. Most addresses need no more than this. */
function mayHaveTracking(address: string): boolean {
  const [, query] = address.split('?', 2);
  return (
    query?.split('&').some((pair) => pair.includes('%') || tracking.test(pair.replace(/=.*/, ''))) ?? false
  );
}

/**
 * The key under which a page is cached: its address and the few choices that change how it is rendered. Undefined for
 * what is never cached: pages with what someone typed, and data requests.
 */
export function pageVariant(url: Pick<URL, 'pathname' | 'search'>, cookieHeader: string): string | undefined {
  if (!url.pathname.startsWith(homePath) || url.pathname.endsWith('.data')) return undefined;
  if (url.search !== '' || url.pathname.length > addressLimit) return undefined;
  if (url.pathname !== homePath && !canonicalPath.test(url.pathname)) return undefined;
  if (url.pathname === meterForm && isFilledIn(cookieHeader)) return undefined;
  return `${url.pathname} ${cookieHeader === '' ? choicesOfNobody : choicesOf(url.pathname, cookieHeader)}`;
}

function choicesOf(path: string, cookieHeader: string): string {
  const display = displayCookieValue(readDisplaySettings(cookieHeader));
  const dismissed = path === homePath ? readDismissedNotices(cookieHeader).toSorted().join('.') : '';
  return [display, dismissed, consentVariant(path, cookieHeader)].join(' ');
}

/** The key of a visitor who has not chosen anything, as at the start of most visits. */
const choicesOfNobody = choicesOf(homePath, '');

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
