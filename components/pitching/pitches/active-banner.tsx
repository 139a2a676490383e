import { ArrowRight, CircleCheck } from "lucide-react";
import { tabPath } from "@/components/matching/matching/tabs";
import { LinkButton } from "@/components/ui/link-button";
import { activeLabel } from "./labels";

/** The banner says how many pitches are in use, and leads to the deck. */
export function ActiveBanner({ active, total }: { active: number; total: number }) {
  return (
    <section
      aria-label="Active Pitches"
      className="grid min-h-13 grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3 rounded-md bg-accent-tint px-4 pt-3 pb-1 md:grid-cols-[20px_minmax(0,1fr)_auto] md:py-1.5 md:pr-2"
    >
      <CircleCheck aria-hidden className="size-5 text-accent" />
      <p role="status" className="text-sm">
        <b className="mr-1.5 font-[600]">Active Pitches</b>{" "}
        <span className="num">
          {active} of {total}
        </span>{" "}
        <span className="text-ink-2 text-xs max-md:mt-0.5 max-md:block md:ml-2.5">{activeLabel(active)}</span>
      </p>
      <LinkButton
        href={tabPath("discover")}
        variant="text"
        size="sm"
        className="text-ink max-md:col-start-2 max-md:justify-self-start max-md:px-0"
      >
        Discover Matches
        <ArrowRight aria-hidden />
      </LinkButton>
    </section>
  );
}
