import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { CsvRow } from './parse-records.ts';
import { readCsv } from './read-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'csv-'));
const file = join(folder, 'rows.csv');
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a text of three columns whose first row is on line 2. */
async function read(text: string, { nextByte = 0, nextLine = 2, blockSize = 64 } = {}) {
  writeFileSync(file, text);
  const blocks = [];
  for await (const block of readCsv(file, { nextByte, nextLine, width: 3, blockSize })) blocks.push(block);
  return blocks;
}
const rowsOf = (blocks: { rows: CsvRow[] }[]) => blocks.flatMap(({ rows }) => rows);
const problem = 'has a quote that is out of place';

test('fields may contain commas, quotes and line ends of both kinds, and lines are counted as in an editor', async () => {
  expect(rowsOf(await read('1,"a, ""b""",c\r\n2,"one\r\ntwo\n",c\n3,,'))).toEqual([
    { line: 2, fields: ['1', 'a, "b"', 'c'] },
    { line: 3, fields: ['2', 'one\r\ntwo\n', 'c'] },
    { line: 6, fields: ['3', '', ''] },
  ]);
});

test('a quote within an unquoted field loses only its own line', async () => {
  expect(rowsOf(await read('1,a,b\n2,5" pipe,b\n3,a,b\n'))).toEqual([
    { line: 2, fields: ['1', 'a', 'b'] },
    { line: 3, problem },
    { line: 4, fields: ['3', 'a', 'b'] },
  ]);
});

test('a quote that is never closed loses only its own line, however much follows', async () => {
  const after = Array.from({ length: 20_000 }, (_, nth) => `${nth},a,b`);
  const rows = rowsOf(await read(`1,"a,b\n${after.join('\n')}\n`, { blockSize: 16_384 }));
  expect(rows[0]).toEqual({ line: 2, problem });
  expect(rows.length).toBe(20_001);
  expect(rows.at(-1)).toEqual({ line: 20_002, fields: ['19999', 'a', 'b'] });
});

test('a quote that is closed by one in a later row loses only its own line', async () => {
  expect(rowsOf(await read('1,"a,b\n2,a,b\n3,"x","y"\n4,a,b\n'))).toEqual([
    { line: 2, problem },
    { line: 3, fields: ['2', 'a', 'b'] },
    { line: 4, fields: ['3', 'x', 'y'] },
    { line: 5, fields: ['4', 'a', 'b'] },
  ]);
});

test('two stray quotes in different lines lose only these two lines, not the lines between them', async () => {
  expect(rowsOf(await read('1,"a,b\n2,a,b\n3,a,"\n4,a,b\n'))).toEqual([
    { line: 2, problem },
    { line: 3, fields: ['2', 'a', 'b'] },
    { line: 4, problem },
    { line: 5, fields: ['4', 'a', 'b'] },
  ]);
});

test('a stray quote loses only its own line where every field is quoted', async () => {
  const rows = rowsOf(await read('"1","a"","b"\n"2","a","b"\n"3","a","b"\n'));
  expect(rows).toEqual([
    { line: 2, problem },
    { line: 3, fields: ['2', 'a', 'b'] },
    { line: 4, fields: ['3', 'a', 'b'] },
  ]);
});

const field = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r\n', ' ', '🏠'), maxLength: 8 });
const records = fc.array(fc.tuple(fc.nat().map(String), field, field), { maxLength: 12 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('any field content is read back, in blocks of any size and when resuming after any block', async () => {
  await fc.assert(
    fc.asyncProperty(
      records,
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 200 }),
      async (given, end, blockSize) => {
        const text = given.map((fields) => fields.map(quoted).join(',') + end).join('');
        const blocks = await read(text, { blockSize });
        const rows = rowsOf(blocks);
        expect(rows.map((row) => ('fields' in row ? row.fields : row.problem))).toEqual(given);
        const half = blocks[Math.floor(blocks.length / 2)];
        if (!half) return;
        const later = rowsOf(await read(text, { ...half, blockSize }));
        expect(later).toEqual(later.length === 0 ? [] : rows.slice(-later.length));
        expect(later.length).toBe(rows.length - rowsOf(blocks.slice(0, blocks.indexOf(half) + 1)).length);
      },
    ),
    { numRuns: 60 },
  );
});
