import { defineCookie } from '#contracts/cookies/define-cookie.ts';
import type { OutageNotice } from '#contracts/service-outage.ts';
import { homePath } from '#contracts/area-path.ts';

/** Remembers, for the visit, which notices were dismissed; a changed notice is shown again. */
const noticeCookie = defineCookie({ name: 'dismissed-notice', path: homePath, httpOnly: true });
const noticeForm = /^[0-9a-f]{8}$/;
/** As many as can be shown at once; only the latest are remembered. */
const mostDismissed = 10;

/** Whether a posted text can be a notice's id. */
export function isNoticeId(text: unknown): text is string {
  return typeof text === 'string' && noticeForm.test(text);
}

/**
 * A short, stable id of a notice, derived from its text and areas (32-bit FNV-1a): not secret; it only
 * distinguishes notices.
 */
export function noticeId({ title, message, areas = [] }: OutageNotice): string {
  let hash = 0x811c9dc5;
  for (const character of [title, message, ...areas].join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** The ids of the dismissed notices from a Cookie header. */
export function readDismissedNotices(cookieHeader: string | null): string[] {
  const ids = noticeCookie.read(cookieHeader).split('.');
  return ids.length <= mostDismissed && ids.every(isNoticeId) ? ids : [];
}

/** The Set-Cookie of one more dismissal; it ends with the visit. */
export function dismissNoticeCookie(id: string, cookieHeader: string | null, isSecure: boolean): string {
  const ids = [...new Set([...readDismissedNotices(cookieHeader), id])].slice(-mostDismissed);
  return noticeCookie.write(ids.join('.'), { isSecure });
}
