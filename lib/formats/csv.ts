type Cell = string | number | null;

/** Spreadsheets take these as the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Writes a table as CSV (RFC 4180) that spreadsheets open as it is: UTF-8 with its mark, lines ended by CR and LF. Text
 * that begins as a formula gets an apostrophe before it; numbers stay numbers, -5 too.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("")}`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
