import { expect, test } from 'vitest';
import { signInHref } from './sign-in-href.ts';

test('signing in returns to the current page', () => {
  expect(signInHref('/help-and-support/meters')).toBe(
    '/help-and-support/sign-in?from=%2Fhelp-and-support%2Fmeters',
  );
  expect(signInHref('/search?q=top+up')).toBe('/help-and-support/sign-in?from=%2Fsearch%3Fq%3Dtop%2Bup');
});

test.each(['/identity/sign-in/abc', '/help-and-support/sign-in/problem', '/help-and-support/signed-out'])(
  '%s is not a page to return to',
  (path) => expect(signInHref(path)).toBe('/help-and-support/sign-in'),
);
