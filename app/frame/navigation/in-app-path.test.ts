import { expect, test } from 'vitest';
import { inAppPath } from './in-app-path.ts';

const origin = 'https://www.larkfield.example';
const current = new URL(`${origin}/help-and-support/meters?from=home`);
const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
/** An anchor as the browser sees it: its href is absolute, however it was written. */
const anchor = (href: string, target = '', attributes: string[] = []) => ({
  href: new URL(href, current).href,
  target,
  hasAttribute: (name: string) => attributes.includes(name),
});

test.each([
  ['/help-and-support/cookies', '/cookies'],
  ['/help-and-support/submit-meter-read?a=b#team', '/submit-meter-read?a=b#team'],
  ['/help-and-support/bills-and-payments/compare-two-bills', '/bills-and-payments/compare-two-bills'],
  [`${origin}/help-and-support/complaints/feedback`, '/complaints/feedback'],
  ['complaints/energy-credit-complaint/query', '/complaints/energy-credit-complaint/query'],
])('a click on %s, a page with React, stays in the app', (href, path) => {
  expect(inAppPath(anchor(href), plainClick, current)).toBe(path);
});

test.each([
  ['the help home', '/help-and-support/'],
  ['an article', '/help-and-support/meters/economy-7-meters'],
  ['a category whose name begins like a form', '/help-and-support/cookies-and-cake'],
  ['the main site', '/energy/top-up'],
  ['the search page', '/search?q=boiler'],
  ['the area without its slash', '/help-and-support'],
  ['a path that only begins like the area', '/help-and-support-us/a'],
  ['another site', 'https://www.gov.uk/help-and-support/meters'],
  ['another origin on this host', 'http://www.larkfield.example/help-and-support/'],
  ['another port', 'https://www.larkfield.example:8443/help-and-support/'],
  ['a phone number', 'tel:105'],
  ['an e-mail address', 'mailto:help@larkfield.example'],
  ['a script', 'javascript:alert(1)'],
  ['a place on this page', '#read'],
  ['a place on this page, spelt out', '/help-and-support/meters?from=home#read'],
  ['a picture', '/help-and-support/media/films/read-your-meter.svg'],
  ['a built file', '/help-and-support/assets/icons-1.svg'],
  ['the site map', '/help-and-support/sitemap.xml'],
  ['the way to sign in', '/help-and-support/sign-in?from=%2Fhelp-and-support%2F'],
  ['the way out', '/help-and-support/sign-out'],
])('%s is left to the browser: %s', (_, href) => {
  expect(inAppPath(anchor(href), plainClick, current)).toBeUndefined();
});

test.each([
  ['with the middle button', { button: 1 }],
  ['with the right button', { button: 2 }],
  ['with Command', { metaKey: true }],
  ['with Control', { ctrlKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
])('a click %s is left to the browser', (_, keys) => {
  const click = { ...plainClick, ...keys };
  expect(inAppPath(anchor('/help-and-support/cookies'), click, current)).toBeUndefined();
});

test.each(['_blank', '_top', '_parent', 'map'])('a link with the target %s opens there', (target) => {
  expect(inAppPath(anchor('/help-and-support/probate', target), plainClick, current)).toBeUndefined();
});

test('a link with the target _self stays in the app', () => {
  expect(inAppPath(anchor('/help-and-support/cookies', '_self'), plainClick, current)).toBe('/cookies');
});

test('a download link is left to the browser', () => {
  const link = anchor('/help-and-support/probate', '', ['download']);
  expect(inAppPath(link, plainClick, current)).toBeUndefined();
});
