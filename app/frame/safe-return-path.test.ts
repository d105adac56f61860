import { expect, test } from 'vitest';
import { longestReturnPath, safeReturnPath } from './safe-return-path.ts';

const home = '/help-and-support/';
const site = 'https://www.larkfield.example';

test.each([
  '/',
  '/help-and-support/',
  '/help-and-support/meters/economy-7-meters',
  '/search?q=smart+meter&initiated=%2Fhelp-and-support%2F&page=2',
  '/page-not-found.html',
  '/energy/top-up_now~1',
])('%s is a path of this site', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example/',
  'https:evil.example',
  'HTTPS://evil.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'evil.example',
  '@evil.example',
  '/help-and-support/\r\nset-cookie: a=b',
  '/help-and-support/\n',
  '/help-and-support/#fragment',
  '/help-and-support/<script>',
  '/help-and-support/?q="><script>',
  '/help and support/',
  '/a?b?c',
  '/é',
  '?q=a',
  '.',
  '',
])('%j is not a path of this site, and is replaced by the help home', (value) => {
  expect(safeReturnPath(value)).toBe(home);
});

test('a path with the longest search is returned, but not a path that is too long for a response header', () => {
  const search = `/search?q=${'a'.repeat(2_000)}`;
  expect(safeReturnPath(search)).toBe(search);
  expect(safeReturnPath(`/${'a'.repeat(longestReturnPath)}`)).toBe(home);
});

test.each([
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
])('%s looks like another site, but stays on this one', (value) => {
  expect(new URL(safeReturnPath(value), site).origin).toBe(site);
});

test.each([null, undefined, 1, {}, ['/help-and-support/meters'], new File([], '/a')])(
  'a value that is not text is replaced by the help home: %s',
  (value) => {
    expect(safeReturnPath(value)).toBe(home);
  },
);
