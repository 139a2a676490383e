import { ArrowDown, ArrowUp } from "lucide-react";
import { describeChange, type FigureName } from "@/lib/domain/insights/figures/rules";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { cn } from "@/lib/utils/cn";

/** How a figure changed from the period before. */
export function ChangeText({ name, analytics }: { name: FigureName; analytics: AnalyticsView }) {
  const { way, by, rest } = describeChange(analytics.change[name], analytics.before[name]);
  if (way === null) return rest;
  return (
    <>
      <span
        className={cn(
          "font-[560] [&_svg]:inline [&_svg]:size-3.5",
          way === "Up" ? "text-good" : "text-ink-2",
        )}
      >
        {way === "Up" ? <ArrowUp aria-label="Up" /> : <ArrowDown aria-label="Down" />}
        {by}
      </span>{" "}
      {rest}
    </>
  );
}
