import { expect, test } from 'vitest';
import { dismissNoticeCookie, noticeId, readDismissedNotices } from './dismissed-notice.ts';

const notice = { title: 'Some bills are slow to load', message: '<p>Mended by 6pm.</p>' };

test('a notice is identified by its text: the same text gives the same id', () => {
  expect(noticeId({ ...notice })).toBe(noticeId(notice));
  expect(noticeId(notice)).toMatch(/^[0-9a-f]{8}$/);
});

test.each([
  ['another title', { ...notice, title: 'Some bills are slow to load.' }],
  ['another message', { ...notice, message: '<p>Mended by 7pm.</p>' }],
  [
    'words moved from the title to the message',
    { title: 'Some bills', message: ' are slow to load<p>Mended by 6pm.</p>' },
  ],
  ['title and message swapped', { title: notice.message, message: notice.title }],
  ['more areas', { ...notice, areas: ['AB1'] }],
  ['no words', { title: '', message: '' }],
])('a notice with %s has a different id, so that it is shown again', (_, other) => {
  expect(noticeId(other)).not.toBe(noticeId(notice));
});

test('ids are eight hexadecimal digits whatever the text, so that their cookie is always readable', () => {
  const names = Array.from({ length: 3000 }, (_, nth) => noticeId({ title: `🔥 ${nth}`, message: 'é' }));
  expect(names.filter((name) => !/^[0-9a-f]{8}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(3000);
});

test('a dismissal lasts for the visit, on this site’s help area, and is Secure where the site is', () => {
  expect(dismissNoticeCookie('0a1b2c3d', null, true)).toBe(
    'dismissed-notice=0a1b2c3d; Path=/help-and-support/; HttpOnly; SameSite=Lax; Secure',
  );
  expect(dismissNoticeCookie('0a1b2c3d', null, false)).toBe(
    'dismissed-notice=0a1b2c3d; Path=/help-and-support/; HttpOnly; SameSite=Lax',
  );
});

test.each(['', 'a=b; ', 'display=text=large;'])(
  'a dismissal is remembered, wherever its cookie is: after "%s"',
  (before) => {
    const [cookie] = dismissNoticeCookie(noticeId(notice), null, true).split(';');
    expect(readDismissedNotices(`${before}${cookie}`)).toEqual([noticeId(notice)]);
    expect(readDismissedNotices(`${before}${cookie}; c=d`)).toEqual([noticeId(notice)]);
  },
);

test.each([
  ['no cookies', null],
  ['an empty header', ''],
  ['a cookie of another name', 'undismissed-notice=0a1b2c3d; dismissed-notices=0a1b2c3d'],
  ['an emptied cookie', 'dismissed-notice='],
  ['a name too short', 'dismissed-notice=0a1b2c3'],
  ['a name too long', 'dismissed-notice=0a1b2c3d4'],
  ['what is no name', 'dismissed-notice=<script>'],
  ['capitals', 'dismissed-notice=0A1B2C3D'],
])('%s: nothing was dismissed', (_, header) => {
  expect(readDismissedNotices(header)).toEqual([]);
});

test('dismissals add up: each notice once, the latest ten', () => {
  const nth = (number: number) => `0000000${number}`.slice(-8);
  const after = (ids: string[]) =>
    ids.reduce((cookies, id) => dismissNoticeCookie(id, cookies, true).split(';')[0] ?? '', '');
  expect(readDismissedNotices(after([nth(1), nth(2), nth(1)]))).toEqual([nth(1), nth(2)]);
  const many = Array.from({ length: 12 }, (_, number) => nth(10 + number));
  expect(readDismissedNotices(after(many))).toEqual(many.slice(2));
});
