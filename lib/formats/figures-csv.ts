import { momentWithOffset } from "@/lib/utils/dates";
import { writeCsv } from "./csv";

type Span = { firstDay: string; lastDay: string; from: string };
type Cells = readonly (number | null)[];

/**
 * Writes figures of a period: a row for each day, week or month, then the sums, named in the first column.
 *
 * @param zone The zone of the days; moments are written with its offset.
 */
export function writeFigures<Row extends Span>(
  zone: string,
  labels: readonly string[],
  series: readonly Row[],
  countsOf: (row: Row) => Cells,
  sums: readonly (readonly [name: string, cells: Cells])[],
): string {
  return writeCsv([
    ["First day", "Last day", `Begins (${zone})`, ...labels],
    ...series.map((row) => [row.firstDay, row.lastDay, momentWithOffset(row.from, zone), ...countsOf(row)]),
    ...sums.map(([name, cells]) => [name, null, null, ...labels.map((_, index) => cells[index] ?? null)]),
  ]);
}
