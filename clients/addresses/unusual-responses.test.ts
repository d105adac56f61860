import { expect, test } from 'vitest';
import { respondingWith, resource } from './responding-with.fixture.ts';

test.each<[object, object]>([
  [
    { 'pes-region': 19, 'house-number': 12 },
    { pesRegion: '19', houseNumber: '12', label: '12 Skylark Row, SW1A 1AA' },
  ],
  [{ label: 14 }, { label: '14' }],
  [{ county: ['Kent'], label: {}, 'flat-number': false }, { label: 'Skylark Row, SW1A 1AA' }],
  [{ mpans: [1012345678901], mprns: 'none', 'is-manual': 0 }, {}],
])('optional fields of other types, as in %j, make no address unusable', async (attributes, read) => {
  const usual = { postcode: 'SW1A 1AA', 'address-line1': 'Skylark Row' };
  const { client } = respondingWith({ data: [resource('a', { ...usual, ...attributes })] });
  expect(await client.find('SW1A 1AA')).toEqual([
    { id: 'a', postcode: 'SW1A 1AA', addressLine1: 'Skylark Row', label: 'Skylark Row, SW1A 1AA', ...read },
  ]);
});

test.each([
  [{}, { included: null }],
  [{}, { included: [null, { type: 'people', id: 1 }] }],
  [{ relationships: null }, {}],
  [{ relationships: [] }, {}],
  [{ relationships: { site: null, meter: 'm-1' } }, {}],
])('an address is found in a document with %j and %j', async (member, whole) => {
  const data = [{ ...resource('a', { postcode: 'SW1A 1AA' }), ...member }];
  expect(await respondingWith({ data, ...whole }).client.find('SW1A 1AA')).toMatchObject([{ id: 'a' }]);
});

// The page carries the label from post to post, and its seal with it: a browser changes such a text on the way.
test.each([
  ['line ends', '1 Skylark Row\r\nAshcombe\nSW1A 1AA', '1 Skylark Row Ashcombe SW1A 1AA'],
  ['zeros', '1 Skylark Row\u0000\u0000', '1 Skylark Row'],
  ['half a character', '1 Skylark \ud83d Row', '1 Skylark \ufffd Row'],
  ['a separator of lines', '1 Skylark Row\u2028Ashcombe', '1 Skylark Row Ashcombe'],
  ['an accent of its own', '1 Cafe\u0301 Row', '1 Café Row'],
  ['more than a form accepts', `1 Skylark Row ${'a'.repeat(1_200)}`, `1 Skylark Row ${'a'.repeat(986)}`],
  ['half a character where it is cut', `${'a'.repeat(999)}\u{1f600}`, `${'a'.repeat(999)}\ufffd`],
  ['a space where it is cut', `${'a'.repeat(999)} b`, 'a'.repeat(999)],
])('a label with %s becomes a line that comes back from a form unchanged', async (_, label, line) => {
  const { client } = respondingWith({ data: [resource('a', { postcode: 'SW1A 1AA', label })] });
  expect(await client.find('SW1A 1AA')).toMatchObject([{ label: line }]);
});

test('a blank label is replaced, and a label made of lines becomes one line too', async () => {
  const lines = {
    postcode: 'SW1A 1AA',
    'address-line1': '1 Skylark\u0000Row',
    'postal-town': 'Ash\r\ncombe',
  };
  const { client } = respondingWith({ data: [resource('a', { ...lines, label: '\u0000 ' })] });
  expect(await client.find('SW1A 1AA')).toMatchObject([{ label: '1 Skylark Row, Ash combe, SW1A 1AA' }]);
});
