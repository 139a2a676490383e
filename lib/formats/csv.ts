/** A spreadsheet takes a cell that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Writes a table as RFC 4180 defines it, with the mark by which spreadsheets recognise UTF-8. No cell of it is ever
 * calculated.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const plain = FORMULA.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
