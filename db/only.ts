/** Returns the row of a statement that gives exactly one. @throws Error for none or several: our mistake. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`A statement of one row gave ${rows.length}.`);
  return row;
}
