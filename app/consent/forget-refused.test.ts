import { expect, test } from 'vitest';
import { consentTo } from '#contracts/consent.ts';
import { clearRefusedCookies } from './clear-refused-cookies.ts';
import { findItem, isRefused } from './find-item.ts';
import { storedItems } from './stored-items.ts';

const none = consentTo([]);
const measured = 'consent=1; _dd_s_v2=id=1&c=0;display=theme=dark; dd_cookie_test_1-2=test; other=_dd_s_v2';

test('a refusal deletes the refused cookies, and no other', () => {
  expect(clearRefusedCookies(none, measured, false)).toEqual([
    '_dd_s_v2=; Path=/; Max-Age=0; SameSite=Lax',
    'dd_cookie_test_1-2=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
  expect(clearRefusedCookies(consentTo(['functional', 'targeting']), measured, true)).toContain(
    '_dd_s_v2=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  );
  expect(clearRefusedCookies(consentTo(['performance']), measured, false)).toEqual([]);
  expect(clearRefusedCookies(none, '', false)).toEqual([]);
});

test('strictly necessary cookies, and cookies that are not ours, are never refused', () => {
  for (const { kind, name, category } of storedItems)
    expect(isRefused(none, kind, name), name).toBe(category !== 'necessary');
  expect(isRefused(none, 'cookie', 'somebody-elses')).toBe(false);
  expect(isRefused(none, 'local storage', '_dd_s_v2'), 'a cookie is no item of a storage').toBe(false);
});

test('an item matches by its whole name, or by its prefix where the rest varies', () => {
  expect(findItem('session storage', 'draft:complaint')?.name).toBe('draft:*');
  expect(findItem('cookie', 'identity-session.sig')?.name).toBe('identity-session*');
  expect(findItem('cookie', 'displays')).toBeUndefined();
  expect(findItem('cookie', '')).toBeUndefined();
});

test('each item is listed once, with its purpose and its life', () => {
  const names = storedItems.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, purpose, life } of storedItems) {
    expect(purpose, name).toMatch(/^[A-Z].*\.$/);
    expect(life, name).toBeTruthy();
  }
});
