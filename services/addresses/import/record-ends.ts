const quote = 0x22;
const newline = 0x0a;

/**
 * How many of these bytes, which start with a record, belong to whole records: those up to the last line end outside
 * quotes. 0 if no record ends here.
 */
export function lengthOfWholeRecords(bytes: Buffer): number {
  let isQuoted = countOf(quote, bytes) % 2 === 1;
  for (let at = bytes.length - 1; at >= 0; at -= 1) {
    if (bytes[at] === quote) isQuoted = !isQuoted;
    else if (bytes[at] === newline && !isQuoted) return at + 1;
  }
  return 0;
}

/** The number of lines that end within `bytes`. */
export function countLines(bytes: Buffer): number {
  return countOf(newline, bytes);
}

/** True when a quote that opens in `bytes` does not close there. */
export function isWithinQuotes(bytes: Buffer): boolean {
  return countOf(quote, bytes) % 2 === 1;
}

/** The offset after the line that starts at `from`, including its line end. */
export function endOfLine(bytes: Buffer, from: number): number {
  return bytes.indexOf(newline, from) + 1 || bytes.length;
}

function countOf(byte: number, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}
