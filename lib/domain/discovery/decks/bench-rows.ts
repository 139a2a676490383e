import { z } from "zod";

/** A row of the bench as it is printed: ours, the counterpart, and the ratio of the two. */
const benchRow = z.object({
  what: z.string(),
  ours: z.string(),
  floor: z.string(),
  ratio: z.string(),
  /** The limit, and whether it was met. */
  goal: z.string().optional(),
  /** The bytes of both answers: "627 / 392". */
  bytes: z.string().optional(),
});
export type BenchRow = z.infer<typeof benchRow>;

const measuredRow = benchRow.extend({ measuredAt: z.iso.datetime() });
/** A line of docs/bench.json is a row with the moment of its measurement. */
export type MeasuredRow = z.infer<typeof measuredRow>;

export const benchFile = z.object({ rows: z.array(measuredRow) });

/**
 * Returns what docs/bench.json holds after a run. A whole run replaces everything; a run of some rows replaces these
 * where they stand, adds new ones at the end, and leaves the others with the moment of their own measurement.
 */
export function mergeRows(
  stored: readonly MeasuredRow[],
  measured: readonly BenchRow[],
  { isWhole, measuredAt }: { isWhole: boolean; measuredAt: string },
): MeasuredRow[] {
  const fresh = measured.map((row) => ({ ...row, measuredAt }));
  if (isWhole) return fresh;
  const storedNames = new Set(stored.map(({ what }) => what));
  return [
    ...stored.map((row) => fresh.find(({ what }) => what === row.what) ?? row),
    ...fresh.filter(({ what }) => !storedNames.has(what)),
  ];
}
