import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addRoleAnnotatedStrings, recordTypes, scrubSegmentPiece, stringRoles } from './scrub-record.ts';

const page = (...groups: unknown[]) => ({
  type: recordTypes.change,
  data: [[addRoleAnnotatedStrings, ...groups]],
  timestamp: 1795330758396,
});
const sent = (piece: string) =>
  JSON.parse(piece.replace(/^\{"records":\[|^,/, '')) as Record<string, unknown>;

test('each string of a recorded page is scrubbed according to its role', () => {
  const record = page(
    [1, '#text', 'A'],
    [3, 'call 0800 111 222', 'pat@example.com', 'M1234567 10'],
    [4, 'Signed in as pat@example.com, 07700 900 982'],
    [5, 'Pat Quixwood', '***'],
    [6, '.a{margin:1234567px}'],
    [7, 'https://a.example/find?q=secret#x', '/sign-in?return=%2Fdeals'],
    [99, 'AB1 9ZZ'],
  );
  expect(sent(scrubSegmentPiece(`,${JSON.stringify(record)}`))).toEqual(
    page(
      [1, '#text', 'A'],
      [3, 'call 0800 111 222', '[email]', 'M1234567 10'],
      [4, 'Signed in as [email], [digits]'],
      [5, '***', '***'],
      [6, '.a{margin:1234567px}'],
      [7, 'https://a.example/find', '/sign-in'],
      [99, '[postcode]'],
    ),
  );
});

test('the address of the page loses its query, and numbers stay unchanged', () => {
  const meta = {
    type: recordTypes.meta,
    data: { href: 'https://a.example/x?q=secret', width: 1280 },
    timestamp: 1795330758396,
  };
  expect(sent(scrubSegmentPiece(`{"records":[${JSON.stringify(meta)}`))).toEqual({
    ...meta,
    data: { href: 'https://a.example/x', width: 1280 },
  });
});

test('a segment assembled from its pieces has the SDK’s own format', () => {
  const pieces = [
    '{"records":[{"type":6,"data":{"has_focus":true}}',
    ',{"type":7}',
    '],"start":1795330758396}\n',
  ];
  expect(pieces.map(scrubSegmentPiece).join('')).toBe(pieces.join(''));
});

test.each([',{"type":12,"data":"pat@exa', 'pat@example.com', '{"other":["pat@example.com"]}'])(
  'an unknown format is not passed on: %s',
  (piece) => {
    expect(scrubSegmentPiece(piece)).toBe(',{}');
  },
);

test('the kinds of records, changes and strings are those of the SDK', () => {
  const constants = readFileSync(
    'node_modules/@datadog/browser-rum/esm/types/sessionReplayConstants.mjs',
    'utf8',
  );
  expect(constants).toContain(`Meta: ${recordTypes.meta},`);
  expect(constants).toContain(`Change: ${recordTypes.change}\n`);
  expect(constants).toContain(`AddRoleAnnotatedStrings: ${addRoleAnnotatedStrings},`);
  const roles = Object.entries(stringRoles).map(([number, { name }]) => `\t${name}: ${number}`);
  expect(constants).toContain(`const StringRole = {\n${roles.join(',\n')}\n};`);
});
