import { momentWithOffset } from "@/lib/utils/dates";
import { type Cell, writeCsv } from "./csv";

type Span = { firstDay: string; lastDay: string; from: string };
/** A row of days of its own names them; all others are of the whole period. */
type Row = { cells: readonly Cell[]; days?: Span };
export type CsvTable = {
  /** As the screen calls it. */
  name: string;
  columns: readonly string[];
  rows: readonly Row[];
};
type Period = Span & {
  zone: string;
  /** How the zone's days are cut, where that is not by its midnight. */
  note?: string | null;
};

/**
 * Writes the tables of a period as one file: each row says its days, with the offset of the zone, and its table. Tables
 * share columns of the same name.
 *
 * @param kind What the file holds, for its name.
 * @param of The slug of the newsroom whose figures these are.
 */
export function writePeriod(kind: string, of: string, period: Period, tables: readonly CsvTable[]) {
  const columns = [...new Set(tables.flatMap((table) => table.columns))];
  const { zone, note } = period;
  const lines = tables.flatMap(({ name, columns: own, rows }) =>
    rows.map(({ cells, days: { firstDay, lastDay, from } = period }) => [
      ...[firstDay, lastDay, momentWithOffset(from, zone), name],
      ...columns.map((column) => cells[own.indexOf(column)] ?? null),
    ]),
  );
  const begins = `Begins (${[zone, note].filter(Boolean).join(". ")})`;
  return {
    name: [kind, of, period.firstDay, period.lastDay].join("-"),
    text: writeCsv([["First day", "Last day", begins, "Table", ...columns], ...lines]),
  };
}

/** Names a row of figures by the length of its days: "Week", "Week, so far". */
export const bucketName = (unit: "day" | "week" | "month", isOpen = false) =>
  `${unit.charAt(0).toUpperCase()}${unit.slice(1)}${isOpen ? ", so far" : ""}`;
