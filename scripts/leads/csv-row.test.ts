import { expect, test } from 'vitest';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { csvRow } from './csv-row.ts';

const received = {
  id: '1',
  reference: 'S9WC-CV6Q-DZT',
  receivedAt: '2026-11-21T09:30:00.000Z',
  clientId: 'a',
  address: null,
  erasedAt: null,
  jobs: [],
};

// The query is the last cell before those of the two jobs.
test.each([
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['a;=1+1', '"a;=1+1"'],
  ['a\t=1+1', '"a\t=1+1"'],
  ['a,"=1+1"', '"a,""=1+1"""'],
])('%j is written so that no spreadsheet runs it, whatever separator it uses', (query, cell) => {
  const row = csvRow({ ...received, document: makeLead({ query }) });
  const end = `,${cell},,\r\n`;
  expect(row.slice(-end.length)).toBe(end);
});
