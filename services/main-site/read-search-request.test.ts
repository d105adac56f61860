import { expect, test } from 'vitest';
import { readSearchRequest } from './read-search-request.ts';

const read = (query: string) => readSearchRequest(new URLSearchParams(query));
const plain = { term: '', page: 1, category: '', exact: false, from: '' };

test('an empty request is the first page of an empty search', () => {
  expect(read('')).toEqual(plain);
});

test('q is the term, decoded and trimmed, whatever it contains (SPEC §2 "Search")', () => {
  expect(read('q=%20smart+meter%26%3Cb%3E%20')).toEqual({ ...plain, term: 'smart meter&<b>' });
  expect(read(`q=${'x'.repeat(3000)}`).term).toHaveLength(3000);
});

test('invisible marks of copied text are no part of the term, however many there are; a script keeps its joiners', () => {
  expect(read(`q=${encodeURIComponent('\ufeffsmart\u200b\u00ad me\u00adter\u200e')}`).term).toBe(
    'smart meter',
  );
  expect(readSearchRequest(new URLSearchParams({ q: `${'\u00ad\u200d'.repeat(500_000)}gas` })).term).toBe(
    'gas',
  );
  expect(read(`q=${encodeURIComponent('می\u200cترا')}`).term).toBe('می\u200cترا');
});

test.each([
  ['2', 2],
  ['17', 17],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['two', 1],
  ['', 1],
  ['NaN', 1],
  ['Infinity', 1],
])('page=%s is page %i', (page, expected) => {
  expect(read(`page=${page}`).page).toBe(expected);
});

test.each([
  ['meters', 'meters'],
  ['pay-as-you-go', 'pay-as-you-go'],
  ['Meters', ''],
  ['meters/economy-7', ''],
  ['__proto__', ''],
  ['"><script>', ''],
  ['m'.repeat(61), ''],
  ['meters%0A', ''],
])('category=%s is category "%s"', (category, expected) => {
  expect(read(`category=${category}`).category).toBe(expected);
});

test.each([
  ['1', true],
  ['0', false],
  ['true', false],
  ['', false],
])('exact=%s is read as %s', (exact, expected) => {
  expect(read(`exact=${exact}`).exact).toBe(expected);
});

test.each(['/', '/help-and-support/', '/help-and-support/meters/economy-7-meters', '/page-not-found.html'])(
  'initiated=%s is the page where the search started',
  (from) => {
    expect(read(`initiated=${encodeURIComponent(from)}`).from).toBe(from);
  },
);

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/help-and-support/\n',
  'https://evil.example',
  'javascript:alert(1)',
  'help-and-support',
  '/help-and-support/?q=a',
  '/help-and-support/#a',
  '/"><script>alert(1)</script>',
  '/%2F/evil.example',
  '',
])('initiated=%j is ignored: it is not a path of this site', (from) => {
  expect(read(`initiated=${encodeURIComponent(from)}`).from).toBe('');
});

test('if a field is given twice, the first value is used', () => {
  expect(read('q=one&q=two&page=2&page=3')).toMatchObject({ term: 'one', page: 2 });
});
