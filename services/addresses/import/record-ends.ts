const quote = 0x22;
const newline = 0x0a;

/**
 * The length of the part of `bytes` that ends with its last whole record: the last line end outside quotes, counted
 * from a record's start. 0 when no record ends here.
 */
export function lengthOfWholeRecords(bytes: Buffer): number {
  let isQuoted = countOf(quote, bytes) % 2 === 1;
  for (let at = bytes.length - 1; at >= 0; at -= 1) {
    if (bytes[at] === quote) isQuoted = !isQuoted;
    else if (bytes[at] === newline && !isQuoted) return at + 1;
  }
  return 0;
}

/** Lines that end within `bytes`. */
export function countLines(bytes: Buffer): number {
  return countOf(newline, bytes);
}

/** True when a quote that opens in `bytes` does not close there. */
export function isWithinQuotes(bytes: Buffer): boolean {
  return countOf(quote, bytes) % 2 === 1;
}

/** The end of the line that begins at `from`, its line end included. */
export function endOfLine(bytes: Buffer, from: number): number {
  return bytes.indexOf(newline, from) + 1 || bytes.length;
}

function countOf(byte: number, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}
