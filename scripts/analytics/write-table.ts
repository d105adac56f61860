/** Rows in columns two spaces apart; numbers are right-aligned, and a last column of words is not padded. */
export function writeTable(rows: (string | number)[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column]).length)),
  );
  const isNumbers = widths.map((_, column) => rows.slice(1).every((row) => typeof row[column] === 'number'));
  const cell = (value: string | number, column: number) => {
    const width = widths[column] ?? 0;
    return isNumbers[column] ? String(value).padStart(width) : String(value).padEnd(width);
  };
  return rows.map((row) => `${row.map(cell).join('  ').trimEnd()}\n`).join('');
}
