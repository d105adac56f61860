import { expect, test } from 'vitest';
import { handledRequest } from './handled-request.ts';

const origin = 'https://www.larkfield.example';
const area = `${origin}/help-and-support`;

const handled = (url: string, { method = 'GET', mode = 'navigate' as RequestMode } = {}) =>
  handledRequest({ method, mode, url }, origin);
const path = (url: string) => url.slice(origin.length);

test.each([
  `${area}/`,
  `${area}/contact-us`,
  `${area}/probate`,
  `${area}/extra-support`,
  `${area}/emergencies`,
  `${area}/emergencies/power-cuts`,
  `${area}/meters/economy-7-meters`,
  `${area}/films/bleed-a-radiator`,
])('%s is a reading page', (url) => {
  expect(handled(url)).toEqual({ kind: 'page', path: path(url), hasQuery: false });
  expect(handled(`${url}?from=letter#top`)).toEqual({ kind: 'page', path: path(url), hasQuery: true });
});

test.each([
  ['the account', `${area}/your-account`],
  ['deals', `${area}/deals`],
  ['signing in', `${area}/sign-in?from=%2Fhelp-and-support%2F`],
  ['its callback', `${area}/sign-in/callback`],
  ['signing out', `${area}/sign-out`],
  ['a page after it', `${area}/signed-out`],
  ['the choice of a complaint', `${area}/make-a-complaint-select-type`],
  ['a complaint', `${area}/complaints/gas-and-electricity`],
  ['its second step', `${area}/complaints/gas-and-electricity/query`],
  ['feedback', `${area}/complaints/feedback/personal-details`],
  ['a confirmation', `${area}/confirmation`],
  ['the meter reading form', `${area}/submit-meter-read`],
  ['its confirmation', `${area}/submit-meter-read-confirm`],
  ['a form below a category', `${area}/bills-and-payments/compare-two-bills`],
  ['a form about a page', `${area}/was-this-useful`],
  ['the page about cookies', `${area}/cookies`],
  ['a preview of an article', `${area}/preview/meters/economy-7-meters`],
  ['suggestions', `${area}/search/suggestions?q=gas`],
  ['an unknown category', `${area}/no-such-category/no-such-article`],
  ['the films without one', `${area}/films`],
  ['a category with a slash', `${area}/meters/`],
  ['a longer path', `${area}/meters/economy-7-meters/more`],
  ['search', `${origin}/search?q=gas`],
  ['the main site', `${origin}/`],
  ['another site', 'https://elsewhere.example/help-and-support/emergencies'],
])('%s is left to the browser: %s', (_, url) => {
  expect(handled(url)).toBeUndefined();
  const [address, query = ''] = url.split('?');
  expect(handled(`${address}.data${query && `?${query}`}`, { mode: 'cors' })).toBeUndefined();
});

test.each(['POST', 'PUT', 'DELETE', 'HEAD'])(
  'a %s request is never handled, not even for a reading page',
  (method) => {
    expect(handled(`${area}/emergencies`, { method })).toBeUndefined();
    expect(handled(`${area}/emergencies.data`, { method, mode: 'cors' })).toBeUndefined();
    expect(handled(`${area}/assets/root-1a2b.css`, { method, mode: 'no-cors' })).toBeUndefined();
  },
);

test.each([
  `${area}/emergencies.data`,
  `${area}/meters/economy-7-meters.data?_routes=root`,
  `${area}/_root.data`,
])('%s, which scripts request, is left to the browser', (url) => {
  expect(handled(url, { mode: 'cors' })).toBeUndefined();
});

test.each([
  ['built-file', 'assets/styles-1a2b.css'],
  ['built-file', 'assets/figtree-1a2b.woff2'],
  ['built-file', 'assets/icons-1a2b.svg'],
  ['file', 'media/mark.svg'],
  ['file', 'media/articles/meter.png'],
  ['file', 'theme-1a2b-_c.css'],
])('the worker handles a page’s %s: %s', (kind, name) => {
  expect(handled(`${area}/${name}`, { mode: 'no-cors' })).toEqual({ kind });
});

test.each([
  'assets/root-1a2b.js',
  'media/films/read-your-meter.mp4',
  'service-worker.js',
  'session',
  'your-details',
  'analytics',
  'monitoring/settings',
  'sitemap.xml',
  'emergencies',
])('no other request of a page is handled: %s', (name) => {
  expect(handled(`${area}/${name}`, { mode: 'cors' })).toBeUndefined();
});
