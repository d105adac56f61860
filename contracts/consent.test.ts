import { expect, test } from 'vitest';
import { consentCookieString, consentTo, readConsent } from './consent.ts';

const all = consentTo(['performance', 'functional', 'targeting']);
const none = consentTo([]);

test.each([
  ['nothing', none],
  ['everything', all],
  ['one category', consentTo(['performance'])],
])('a choice of %s is read back from its cookie', (_, consent) => {
  const [cookie] = consentCookieString(consent, true).split('; ');
  expect(readConsent(`display=text=large; ${cookie}; a=b`)).toEqual(consent);
});

test.each([
  ['no cookies', null],
  ['other cookies', 'xconsent=1.performance; display='],
  ['an empty cookie', 'consent='],
  ['a choice of another version', 'consent=0.performance'],
  ['nonsense', 'consent=all'],
])('with %s the visitor has not chosen', (_, cookies) => {
  expect(readConsent(cookies)).toBeUndefined();
});

test('naming a category that does not exist allows nothing', () => {
  expect(readConsent('consent=1.everything.__proto__')).toEqual(none);
});

test('the cookie is for the whole site, lasts half a year, and is Secure only on https', () => {
  expect(consentCookieString(none, false)).toBe('consent=1; Path=/; Max-Age=15724800; SameSite=Lax');
  expect(consentCookieString(all, true)).toBe(
    'consent=1.performance.functional.targeting; Path=/; Max-Age=15724800; SameSite=Lax; Secure',
  );
});
