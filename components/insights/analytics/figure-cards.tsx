import { ArrowDown, ArrowUp } from "lucide-react";
import { StatCards } from "@/components/insights/figures/stat-cards";
import { type FigureName, figures } from "@/lib/domain/insights/figures/rules";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { cn } from "@/lib/utils/cn";

/** Four totals of the period, each with its change from the period before and with how it is counted. */
export function FigureCards({
  names,
  analytics,
  open,
  query,
}: {
  names: readonly FigureName[];
  analytics: AnalyticsView;
  open?: string;
  query: string;
}) {
  return (
    <StatCards
      className=""
      open={open}
      query={query}
      cards={names.map((name) => ({
        ...{ name, label: figures[name].label, counted: figures[name].counted },
        ...{ unit: "count", value: analytics[name], href: null, begin: null },
        parts: [
          { label: "In these days", count: analytics[name] },
          { label: "In as many days before", count: analytics.before[name] },
        ],
        detail: <ChangeText name={name} analytics={analytics} />,
      }))}
    />
  );
}

function ChangeText({ name, analytics }: { name: FigureName; analytics: AnalyticsView }) {
  const change = analytics.change[name];
  const before = analytics.before[name].toLocaleString("en");
  if (change === null) return "None, and none before";
  if (change.by === "new") return "New: none in the period before";
  const by = change.by === "share" ? change.percent : change.count;
  if (by === 0) return `As many as before, ${before}`;
  return (
    <>
      <span className={cn("font-[560] [&_svg]:inline [&_svg]:size-3.5", by > 0 ? "text-good" : "text-ink-2")}>
        {by > 0 ? <ArrowUp aria-label="Up" /> : <ArrowDown aria-label="Down" />}
        {Math.abs(by).toLocaleString("en")}
        {change.by === "share" && "%"}
      </span>{" "}
      from {before}
    </>
  );
}
