import { eventKinds } from "@/db/enums";
import type { Db } from "@/db/types";
import { addUp, changeOf, type FigureName, figureNames } from "./rules";
import type { AnalyticsView } from "./schema";
import { type AskedPeriod, countEvents, type EventCount, readPeriod, toSpanView } from "./store";

/** Counts each figure of profiles over a period, by its buckets, beside the period before. */
export async function readFigures(
  db: Db,
  profileIds: readonly string[],
  input: AskedPeriod,
): Promise<AnalyticsView> {
  const { now, zone, note, buckets, previous, unit, ...span } = await readPeriod(db, input);
  const edges = [...buckets.map(({ before }) => before.from), ...buckets.map(({ from }) => from), span.to];
  const counts = await countEvents(db, profileIds, eventKinds, edges);
  const within = (first: number, next: number) =>
    counts.filter(({ bucket }) => bucket >= first && bucket < next);
  const length = buckets.length;
  const [counted, countedBefore] = [within(length, 2 * length), within(0, length)];
  const [totals, totalsBefore] = [addUpAll(counted), addUpAll(countedBefore)];
  return {
    ...totals,
    period: { ...toSpanView(span), zone, note, unit },
    before: { ...toSpanView(previous), ...totalsBefore },
    change: eachFigure((figure) => changeOf(totals[figure], totalsBefore[figure])),
    series: buckets.map((bucket, index) => ({
      ...toSpanView(bucket),
      isOpen: bucket.isOpen,
      ...addUpAll(within(length + index, length + index + 1)),
    })),
    seriesBefore: buckets.map(({ before }, index) => ({
      ...toSpanView(before),
      ...addUpAll(within(index, index + 1)),
    })),
    leftOut: counted.reduce((sum, { leftOutCount }) => sum + leftOutCount, 0),
    countedAt: now.toISOString(),
  };
}

const eachFigure = <T>(value: (name: FigureName) => T) =>
  Object.fromEntries(figureNames.map((name) => [name, value(name)])) as Record<FigureName, T>;

const addUpAll = (counts: readonly EventCount[]) => eachFigure((name) => addUp(name, counts));
