import { filterChip } from "@/components/ui/filter-chip";
import { cn } from "@/lib/utils/cn";
import { type AiFilter, aiFilters, emptyLocation, inboxPath } from "./inbox-location";

const filterLabels: Record<AiFilter, string> = { without: "Without AI’s help", with: "With AI’s help" };

/** Received pitches are filtered by the assistant's help: each link leads to a page of its own. */
export function AiFilterLinks({ chosen }: { chosen: AiFilter | null }) {
  return (
    <ul aria-label="Filter" className="flex flex-wrap gap-2 px-5 pt-4 pb-1">
      {[null, ...aiFilters].map((ai) => (
        <li key={ai ?? "all"}>
          <a
            href={inboxPath({ ...emptyLocation, box: "received", ai })}
            aria-current={ai === chosen ? "true" : undefined}
            className={cn(filterChip, ai === chosen && "border-ink bg-ink text-on-ink hover:text-on-ink")}
          >
            {ai ? filterLabels[ai] : "All"}
          </a>
        </li>
      ))}
    </ul>
  );
}
