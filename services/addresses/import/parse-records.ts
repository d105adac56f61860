import { parse, type Info, type Options } from 'csv-parse/sync';
import { countLines, endOfLine, isWithinQuotes } from './record-ends.ts';

/** A row of the file and the number of its first line: its fields, or why they can't be parsed. */
export type CsvRow = { line: number; fields: string[] } | { line: number; problem: string };

/** Line ends are explicit, so that a file may mix them. `createRowReader` checks the number of fields. */
const dialect: Options = { relax_column_count: true, record_delimiter: ['\r\n', '\n'] };
/** Longer than any address, however its fields are filled. */
export const longestRecord = 64 * 1024;

/** The fields of one record; undefined if its quotes are malformed. */
export function parseRecord(bytes: Buffer): string[] | undefined {
  try {
    return parse(bytes, dialect)[0];
  } catch {
    return undefined;
  }
}

/**
 * The rows of `bytes`, which contains whole records and begins on `line`. `width` is the expected number of fields.
 * Undefined if a stray quote has merged rows: `recoverRows` then separates the good rows from the bad.
 */
export function parseRows(bytes: Buffer, line: number, width: number): CsvRow[] | undefined {
  try {
    const rows: CsvRow[] = [];
    let start = 0;
    let next = line;
    for (const { record, info } of parseWithEnds(bytes)) {
      const lines = countLines(bytes.subarray(start, info.bytes));
      if (lines > 1 && record.length !== width) return undefined;
      rows.push({ line: next, fields: record });
      next += lines;
      start = info.bytes;
    }
    return rows;
  } catch {
    return undefined;
  }
}

function parseWithEnds(bytes: Buffer) {
  return parse(bytes, { ...dialect, info: true }) as unknown as { record: string[]; info: Info }[];
}

/**
 * Reads rows one by one where quotes are unbalanced, so that a stray quote loses only its own line. Unless `areLast`,
 * it stops before a record that may continue after `bytes`. `length` is the number of bytes that were read.
 */
export function recoverRows(bytes: Buffer, line: number, width: number, areLast: boolean) {
  const rows: CsvRow[] = [];
  let next = line;
  let start = 0;
  while (start < bytes.length) {
    const lineEnd = endOfLine(bytes, start);
    const end = endOfRecord(bytes, start, lineEnd);
    if (end === undefined && !areLast && bytes.length - start < longestRecord) break;
    const record = end && bytes.subarray(start, end);
    const fields = record && parseRecord(record);
    const isWhole = fields && (end === lineEnd || fields.length === width);
    rows.push(isWhole ? { line: next, fields } : { line: next, problem: 'has a quote that is out of place' });
    const taken = isWhole ? end : lineEnd;
    next += countLines(bytes.subarray(start, taken));
    start = taken ?? lineEnd;
  }
  return { rows, length: start };
}

/** The end of the record that begins at `start`: the first line end outside quotes; undefined if none is near. */
function endOfRecord(bytes: Buffer, start: number, lineEnd: number): number | undefined {
  let isQuoted = isWithinQuotes(bytes.subarray(start, lineEnd));
  let end = lineEnd;
  while (isQuoted && end < bytes.length && end - start < longestRecord) {
    const nextEnd = endOfLine(bytes, end);
    if (isWithinQuotes(bytes.subarray(end, nextEnd))) isQuoted = false;
    end = nextEnd;
  }
  return isQuoted ? undefined : end;
}
