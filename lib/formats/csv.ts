export type Cell = string | number | null;

/**
 * Spreadsheets take these as the beginning of a formula, also behind a space and in their wide forms. One that splits
 * at semicolons or tabs, as German settings do, begins cells within a field that the quotes do not shield.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r])/gu;

/**
 * Writes a table as CSV (RFC 4180) that spreadsheets open as it is: UTF-8 with its mark, lines ended by CR and LF. Text
 * that is a formula, or holds one behind a separator, gets an apostrophe before it; numbers stay numbers, -5 too.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("")}`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell.replace(FORMULA, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
