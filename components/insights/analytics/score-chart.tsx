import { FigureTable } from "@/components/insights/figures/figure-table";
import { roundFigure } from "@/lib/domain/insights/analytics/rules";
import type { RatingEvent } from "@/lib/domain/insights/analytics/schema";
import { MAX_SCORE } from "@/lib/domain/vocabulary/reputation/reputation";
import { toDateTimeInput, utcDayOfYear } from "@/lib/utils/dates";
import { ChartFigure } from "./chart-figure";

const TITLE = "Score after each rating";

/** The reputation after each of the listed ratings, from the earliest to the latest. */
export function ScoreChart({
  ratings,
  zone,
  countedAt,
  both,
}: {
  ratings: readonly RatingEvent[];
  zone: string;
  countedAt: string;
  /** Shows chart and table at any width, as on paper. */
  both?: boolean;
}) {
  if (ratings.length === 0) return null;
  const inOrder = ratings.toReversed().map(({ id, value, at, score }) => ({
    id,
    day: utcDayOfYear(`${toDateTimeInput(new Date(at), zone)}Z`, new Date(countedAt)),
    value: value === "UP" ? "Up" : "Down",
    score: roundFigure("score", score).toFixed(1),
  }));
  return (
    <ChartFigure
      title={TITLE}
      note={`Out of ${MAX_SCORE}, with that rating and all before it. The ratings themselves are listed below.`}
      points={inOrder.map(({ day, score }) => ({ label: day, first: Number(score) }))}
      names={{ first: "Score" }}
      as="lines"
      top={MAX_SCORE}
      both={both}
    >
      <FigureTable
        quiet
        caption={TITLE}
        heads={["Day", "Thumbs", "Score"]}
        rows={inOrder.map(({ id, day, value, score }) => ({ key: id, name: day, cells: [value, score] }))}
      />
    </ChartFigure>
  );
}
