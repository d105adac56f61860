import { expect, test } from 'vitest';
import { defineCookie, readCookies } from './define-cookie.ts';

const cookie = defineCookie({ name: 'display', maxAge: 60 });

test('a cookie is read back as it was written, also from among others and with spaces around it', () => {
  const [pair = ''] = cookie.write('text=large&theme=dark', { isSecure: true }).split(';');
  for (const header of [pair, `a=b; ${pair}`, `${pair};a=b`, `a=b;  ${pair} ; c=d`])
    expect(cookie.read(header), header).toBe('text=large&theme=dark');
});

test('a value with characters that a cookie may not contain is encoded, and decoded when it is read', () => {
  const written = cookie.write('a;b c', { isSecure: true });
  expect(written).toMatch(/^display=a%3Bb%20c;/);
  expect(cookie.read(written.split(';')[0] ?? '')).toBe('a;b c');
  expect(cookie.read(cookie.write('100%41', { isSecure: true }))).toBe('100%41');
});

test.each([null, '', 'displays=1', 'xdisplay=1', 'display', 'a=display=1', '%64isplay=1'])(
  'the header %j does not contain the cookie',
  (header) => {
    expect(cookie.read(header)).toBe('');
    expect(cookie.isSet(header)).toBe(false);
  },
);

test('a cookie may be set to an empty value', () => {
  expect([cookie.read('display='), cookie.isSet('display=')]).toEqual(['', true]);
});

test('the first of two cookies with the same name is used, and a broken encoding is left as it is', () => {
  expect(cookie.read('display=1; display=2')).toBe('1');
  expect(cookie.read('display=%E0%A4%A')).toBe('%E0%A4%A');
});

test('names of built-in object properties work as names of cookies', () => {
  expect(defineCookie({ name: '__proto__' }).read('__proto__=1')).toBe('1');
  expect(defineCookie({ name: 'toString' }).isSet('a=b')).toBe(false);
  expect([...readCookies('a=1;b; c==2;; =3').keys()]).toEqual(['a', 'c']);
});

test('a cookie has the attributes of its definition, is Secure where the site is, and is cleared with the same ones', () => {
  expect(cookie.write('1', { isSecure: false })).toBe('display=1; Path=/; Max-Age=60; SameSite=Lax');
  expect(cookie.write('1', { isSecure: true, maxAge: 5 })).toBe(
    'display=1; Path=/; Max-Age=5; SameSite=Lax; Secure',
  );
  const posted = defineCookie({ name: 'a', path: '/area/', httpOnly: true, sameSite: 'None' });
  expect(posted.write('1', { isSecure: true })).toBe('a=1; Path=/area/; HttpOnly; SameSite=None; Secure');
  expect(posted.clear({ isSecure: true })).toBe(
    'a=; Path=/area/; Max-Age=0; HttpOnly; SameSite=None; Secure',
  );
});
