import { ArrowDown, ArrowUp } from "lucide-react";
import { type FigureName, figures } from "@/lib/domain/insights/figures/rules";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { cn } from "@/lib/utils/cn";

/** Four totals of the period, each with its change and, unfolded, with how it is counted. */
export function FigureCards({
  names,
  analytics,
}: {
  names: readonly FigureName[];
  analytics: AnalyticsView;
}) {
  return (
    <div className="grid grid-cols-2 border-rule border-b md:grid-cols-4">
      {names.map((name, place) => (
        <div
          key={name}
          className={cn(
            "min-w-0 border-rule py-4 pr-2 pl-4 md:border-l md:pl-6",
            place % 2 === 1 ? "max-md:border-l" : "max-md:pl-0",
            place > 1 && "max-md:border-t",
            place === 0 && "md:border-l-0 md:pl-0",
          )}
        >
          <h2 className="label [overflow-wrap:anywhere]">{figures[name].label}</h2>
          <p className="figure-serif num mt-2 text-4xl md:text-5xl">{analytics[name].toLocaleString("en")}</p>
          <p className="meta mt-1">
            <ChangeText name={name} analytics={analytics} />
          </p>
          <details className="mt-1">
            <summary className="link hit-area w-fit cursor-pointer text-ink-2 text-xs">
              How this is counted
            </summary>
            <p className="mt-1.5 text-ink-2 text-pretty text-xs leading-5">{figures[name].counted}</p>
          </details>
        </div>
      ))}
    </div>
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
