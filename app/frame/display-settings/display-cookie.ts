import { defineCookie } from '#contracts/cookies/define-cookie.ts';

/** The display settings, in the order in which the cookie lists them. */
export const displaySettingNames = ['text', 'contrast', 'theme', 'motion'] as const;

/** A year, because eyesight does not change from visit to visit. */
const displayCookieSeconds = 365 * 24 * 60 * 60;
/** First-party cookie that stores the display settings, so that the server renders them without a flash. */
export const displayCookie = defineCookie({ name: 'display', maxAge: displayCookieSeconds });
