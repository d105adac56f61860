import { expect, test } from 'vitest';
import { allowedHref } from './allowed-href.ts';

test.each([
  'https://www.gov.uk/cold-weather-payment',
  'http://www.example.co.uk',
  'HTTPS://www.ofgem.gov.uk/a?b=https://c&d=e#f',
  'mailto:help@larkfield.example?subject=My%20meter',
  'tel:0800111999',
  'tel:+44 (0)808 157 0123',
  '/',
  '/help-and-support/meters/economy-7-meters?from=/a//b#digital',
  '#digital',
  '#',
])('%s may be followed', (href) => {
  expect(allowedHref(href)).toBe(href);
});

test('spaces around an address and line ends inside it are removed, as browsers do', () => {
  expect(allowedHref(' \n/energy/pay-\nbill\t ')).toBe('/energy/pay-bill');
});

test.each([
  '',
  'javascript:alert(1)',
  ' JAVA\tSCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a.example/b',
  'file:///etc/passwd',
  'ftp://a.example',
  '//evil.example',
  '/\t/evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://',
  'https://www.gov.uk@evil.example',
  'https://user:word@evil.example',
  'https://[not-a-host',
  'https\u0001://evil.example',
  'energy/pay-bill',
  '../energy',
  '?page=2',
  'www.gov.uk',
  'mailto:',
  'tel:javascript',
  'constructor',
])('%j may not be followed', (href) => {
  expect(allowedHref(href)).toBeUndefined();
});
