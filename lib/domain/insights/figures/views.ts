import { type SQL, sql } from "drizzle-orm";
import { eventKinds, type PitchStatus, type ratingValues } from "@/db/enums";
import type { Db } from "@/db/types";
import { upperCase } from "@/lib/core/fields";
import { decodeCursor } from "@/lib/core/pagination";
import { effectiveStatus } from "@/lib/domain/pitching/pitches/rules";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { addUp, changeOf, type FigureName, figureNames } from "./rules";
import { type AnalyticsView, type CountedEntry, countedCursor } from "./schema";
import { type AskedPeriod, countEvents, type EventCount, readPeriod, toSpanView } from "./store";

/** Counts each figure of profiles over a period, by its buckets, beside the period before. */
export const readFigures = async (
  db: Db,
  profileIds: readonly string[],
  input: AskedPeriod,
): Promise<AnalyticsView> => (await readFiguresOfEach(db, profileIds, input)).analytics;

/** Counts the same, with what each of the profiles has of the period's totals. */
export async function readFiguresOfEach(
  db: Db,
  profileIds: readonly string[],
  input: AskedPeriod,
): Promise<{ analytics: AnalyticsView; ofProfile: (id: string) => Record<FigureName, number> }> {
  const { now, zone, note, buckets, previous, unit, ...span } = await readPeriod(db, input);
  const edges = [...buckets.map(({ before }) => before.from), ...buckets.map(({ from }) => from), span.to];
  const counts = await countEvents(db, profileIds, eventKinds, edges);
  const within = (first: number, next: number) =>
    counts.filter(({ bucket }) => bucket >= first && bucket < next);
  const length = buckets.length;
  const [counted, countedBefore] = [within(length, 2 * length), within(0, length)];
  const [totals, totalsBefore] = [addUpAll(counted), addUpAll(countedBefore)];
  const analytics = {
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
  return { analytics, ofProfile: (id) => addUpAll(counted.filter(({ profileId }) => profileId === id)) };
}

const eachFigure = <T>(value: (name: FigureName) => T) =>
  Object.fromEntries(figureNames.map((name) => [name, value(name)])) as Record<FigureName, T>;

const addUpAll = (counts: readonly EventCount[]) => eachFigure((name) => addUp(name, counts));

export type CountedRow = {
  id: string;
  kind: CountedEntry["kind"];
  title: string;
  partyId: string | null;
  pitchId: string | null;
  status: PitchStatus | null;
  isOverdue: boolean | null;
  rating: (typeof ratingValues)[number] | null;
  /** To the microsecond, by which a page goes on after it. */
  at: string;
};

export const exactMoment = (moment: SQL) =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Selects what a cursor has left, of rows with `at` and `id`; all of them without one. */
export function afterCursor(cursor: string | undefined): SQL {
  if (!cursor) return sql`true`;
  const [at, id] = decodeCursor(cursor, countedCursor);
  return sql`(at, id) < (${at}::timestamptz, ${id}::uuid)`;
}
export const cursorAfter = ({ at, id }: CountedRow) => [at, id];

export async function toCountedEntries(db: Db, rows: readonly CountedRow[]): Promise<CountedEntry[]> {
  const parties = await readParties(
    db,
    rows.flatMap(({ partyId }) => partyId ?? []),
  );
  return rows.map(({ id, kind, title, partyId, pitchId, status, isOverdue, rating, at }) => ({
    ...{ id, kind, title, pitchId },
    party: parties.get(partyId ?? "") ?? null,
    state: status && upperCase(effectiveStatus(status, isOverdue ?? false)),
    rating: upperCase(rating),
    at: new Date(at).toISOString(),
  }));
}
