import { FigureTable } from "@/components/insights/figures/figure-table";
import { roundFigure } from "@/lib/domain/insights/analytics/rules";
import type { RatingEvent } from "@/lib/domain/insights/analytics/schema";
import { MAX_SCORE } from "@/lib/domain/vocabulary/reputation/reputation";
import { fromDateTimeInput, toDateInput, toDateTimeInput, utcDayOfYear } from "@/lib/utils/dates";
import { ChartFigure } from "./chart-figure";

const TITLE = "Score after each rating";
/** The axis names so many days at most. */
const NAMED_DAYS = 6;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The reputation after each of the listed ratings, from the earliest to the latest, each at its moment. */
export function ScoreChart({
  ratings,
  zone,
  from,
  until,
  countedAt,
  both,
}: {
  ratings: readonly RatingEvent[];
  zone: string;
  /** The axis begins here where no earlier rating of the period is left out, else at the first one listed. */
  from?: string;
  /** The last score holds until here where no later rating is left out, else the axis ends at the last one listed. */
  until?: string;
  countedAt: string;
  /** Shows chart and table at any width, as on paper. */
  both?: boolean;
}) {
  const inOrder = ratings.toReversed().map(({ id, value, at, score }) => ({
    id,
    at: Date.parse(at),
    label: dayOf(Date.parse(at), zone, countedAt),
    value: value === "UP" ? "Up" : "Down",
    score: roundFigure("score", score).toFixed(1),
  }));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return null;
  const begin = from ? Date.parse(from) : first.at;
  // Nothing is known beyond the moment when the ratings were counted.
  const end = Math.max(last.at, until ? Math.min(Date.parse(until), Date.parse(countedAt)) : 0);
  const points = inOrder.map(({ at, label, score }) => ({ at, label, first: Number(score) }));
  const held = { at: end, label: dayOf(end, zone, countedAt), first: Number(last.score), isEnd: true };
  return (
    <ChartFigure
      title={TITLE}
      note={`Out of ${MAX_SCORE}: ${MAX_SCORE} × (thumbs up + 1) ÷ (thumbs up + thumbs down + 2), of that rating and all before it, so that one rating cannot make or break it. A score holds until the next rating.`}
      points={end > last.at ? [...points, held] : points}
      names={{ first: "Score" }}
      as="steps"
      span={{ from: begin, until: Math.max(end, begin + HOUR_MS), days: daysOf(begin, end, zone, countedAt) }}
      top={MAX_SCORE}
      both={both}
    >
      <FigureTable
        quiet
        caption={TITLE}
        heads={["Day", "Thumbs", "Score"]}
        rows={inOrder.map(({ id, label, value, score }) => ({ key: id, name: label, cells: [value, score] }))}
      />
    </ChartFigure>
  );
}

const dayOf = (at: number, zone: string, countedAt: string) =>
  utcDayOfYear(`${toDateTimeInput(new Date(at), zone)}Z`, new Date(countedAt));

/** Lists some beginnings of days of a zone within a span, equally far apart; its first moment where there is none. */
function daysOf(from: number, until: number, zone: string, countedAt: string) {
  const step = Math.max(1, Math.ceil((until - from) / DAY_MS / NAMED_DAYS));
  const firstDay = Date.parse(toDateTimeInput(new Date(from), zone).slice(0, 10));
  const days = Array.from({ length: NAMED_DAYS + 2 }, (_, index) =>
    fromDateTimeInput(`${toDateInput(new Date(firstDay + index * step * DAY_MS))}T00:00`, zone)?.getTime(),
  ).filter((at) => at !== undefined && at >= from && at <= until);
  return (days.length > 0 ? days : [from]).map((at = from) => ({ at, label: dayOf(at, zone, countedAt) }));
}
