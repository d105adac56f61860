import { defineCookie } from '#contracts/cookies/define-cookie.ts';
import type { ServiceOutage } from '#contracts/service-outage.ts';
import { homePath } from '#contracts/area-path.ts';

/** Remembers, for the visit, which notice was dismissed; another notice shows again. */
const noticeCookie = defineCookie({ name: 'dismissed-notice', path: homePath, httpOnly: true });
const noticeForm = /^[0-9a-f]{8}$/;

/**
 * A short, stable name of a notice, derived from its text (32-bit FNV-1a): not secret, only a way to tell notices
 * apart.
 */
export function noticeId({ title, message }: ServiceOutage): string {
  let hash = 0x811c9dc5;
  for (const character of `${title}\n${message}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** The dismissed notice's id from a Cookie header, '' when none. */
export function readDismissedNotice(cookieHeader: string | null): string {
  const id = noticeCookie.read(cookieHeader);
  return noticeForm.test(id) ? id : '';
}

/** The Set-Cookie of a dismissal; it ends with the visit. */
export function dismissNoticeCookie(id: string, isSecure: boolean): string {
  return noticeCookie.write(id, { isSecure });
}
