import type { ServiceOutage } from '#contracts/service-outage.ts';

/** Remembers, for the visit, which notice was dismissed; another notice shows again. */
const noticeCookie = 'dismissed-notice';

/** A short, stable name of a notice made from its words (32-bit FNV-1a): not a secret, only a difference. */
export function noticeId({ title, message }: ServiceOutage): string {
  let hash = 0x811c9dc5;
  for (const character of `${title}\n${message}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** The dismissed notice's id from a Cookie header, '' when none. */
export function readDismissedNotice(cookieHeader: string | null): string {
  return /(?:^|;\s*)dismissed-notice=([0-9a-f]{8})(?:;|$)/.exec(cookieHeader ?? '')?.[1] ?? '';
}

/** Set-Cookie of a dismissal; ends with the visit. */
export function dismissNoticeCookie(id: string, isSecure: boolean): string {
  return `${noticeCookie}=${id}; Path=/help-and-support/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
