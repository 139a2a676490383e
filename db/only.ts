/** The row of a statement that gives exactly one. @throws Error where it gave none or several: that is our mistake. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`A statement of one row gave ${rows.length}.`);
  return row;
}
