import {
  displayChoices,
  displayCookieString,
  displayCookieValue,
} from '#app/frame/display-settings/display-settings.ts';
import { isReadingPage } from '#app/offline/worker/handled-request.ts';
import { readDismissedNotices } from '#app/pages/home/outage-notice/dismissed-notice.ts';
import { findToken } from '#clients/identity/token-cookies.ts';
import { homePath, pathBelowArea } from '#contracts/area-path.ts';
import { consentCookieString, consentTo } from '#contracts/consent.ts';
import { withoutTracking } from '../page-cache/page-variant.ts';

/**
 * The request headers in which a cache in front sends the two keys under which it stores a page: the value of the
 * display cookie, and the first part of the consent cookie.
 */
export const keyHeaders = ['x-page-display', 'x-page-consent'] as const;

/** The keys of a visitor who has chosen no display settings, and of one who has not decided about cookies. */
const [standard, undecided] = ['standard', 'none'];

/** Every pair of keys, and the cookies that it stands for. */
export function everyPairOfKeys() {
  const decided = pairOf(consentCookieString(consentTo([]), false));
  return everyDisplay().flatMap((settings) => {
    const display = displayCookieValue(settings) || standard;
    const shown = pairOf(displayCookieString(settings, false));
    return [
      { display, consent: undecided, cookies: shown },
      { display, consent: decided.split('=')[1] ?? '', cookies: `${shown}; ${decided}` },
    ];
  });
}

/** The cookies by pair of keys. Other pairs are ignored, so a cache stores no more pages than there are choices. */
const cookiesOfKeys = new Map(
  everyPairOfKeys().map(({ display, consent, cookies }) => [`${display} ${consent}`, cookies]),
);

/**
 * The cookies with which a page is rendered for a cache that sent these keys. They replace the visitor's own, so that
 * nothing about the visitor can be in the page. Undefined for what no cache may store: anything but reading pages, and
 * requests of visitors who are signed in or have dismissed a notice on the page.
 */
export function cookiesForCache(
  { url, headers }: Request,
  [display, consent]: readonly [string, string],
): string | undefined {
  const { pathname, search } = new URL(withoutTracking(url));
  const below = pathBelowArea(pathname);
  if (below === undefined || search !== '' || !isReadingPage(below)) return undefined;
  const cookies = headers.get('cookie');
  if (findToken('nep', cookies).ok || findToken('uaa', cookies).ok) return undefined;
  if (pathname === homePath && readDismissedNotices(cookies).length > 0) return undefined;
  return cookiesOfKeys.get(`${display} ${consent}`);
}

/** The name and the value of a cookie string, without its attributes. */
function pairOf(cookie: string): string {
  return cookie.split(';')[0] ?? '';
}

function everyDisplay() {
  const { text: texts, contrast: contrasts, theme: themes, motion: motions } = displayChoices;
  return texts.flatMap((text) =>
    contrasts.flatMap((contrast) =>
      themes.flatMap((theme) => motions.map((motion) => ({ text, contrast, theme, motion }))),
    ),
  );
}
