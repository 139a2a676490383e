"use client";

import { usePathname } from "next/navigation";
import { ZoneInAddress } from "@/components/insights/figures/zone-in-address";
import { filterChip } from "@/components/ui/filter-chip";
import { FoldOut } from "@/components/ui/fold-out";
import { Link } from "@/components/ui/link";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { cn } from "@/lib/utils/cn";
import { dayIn } from "@/lib/utils/dates";
import { DEFAULT_PERIOD, type PeriodName, periodLabels, periodNames } from "@/lib/utils/periods";
import { noSuchZone, type PeriodAddress, type Refused, sinceNote } from "./period-address";
import { PeriodForm } from "./period-form";

/**
 * Chooses the period, and says which days are counted and compared. The reader's own zone joins the address. Where what
 * was asked for is refused, the form stays open with the sentence, and no days are named.
 */
export function PeriodBar({
  analytics,
  since,
  rest,
  asked,
  badZone,
  refused,
}: {
  analytics: AnalyticsView | null;
  /** Nothing was counted before. */
  since?: string;
  /** The rest of the address, which every period keeps. */
  rest: Record<string, string>;
  asked: PeriodAddress;
  /** The address names this in place of a time zone. */
  badZone?: string;
  refused?: Refused;
}) {
  const path = usePathname();
  const { zone } = asked;
  const chosen = refused ? undefined : asked.from ? null : (asked.period ?? DEFAULT_PERIOD);
  const addressOf = (name: PeriodName) =>
    `${path}?${new URLSearchParams({ period: name, ...(zone ? { zone } : {}), ...rest })}`;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ZoneInAddress zone={badZone ?? zone} />
        <ul aria-label="Period" className="flex flex-wrap gap-1.5">
          {periodNames.map((name) => (
            <li key={name}>
              <Link
                href={addressOf(name)}
                scroll={false}
                aria-current={name === chosen ? "true" : undefined}
                className={cn(
                  filterChip,
                  "aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink",
                )}
              >
                {periodLabels[name]}
              </Link>
            </li>
          ))}
          {analytics && (
            <li>
              <FoldOut
                key={`${analytics.period.firstDay} ${analytics.period.lastDay}`}
                label="Own dates"
                className={cn(
                  filterChip,
                  "cursor-pointer list-none",
                  chosen === null && "border-ink bg-ink text-on-ink hover:text-on-ink",
                )}
                panelClass="menu-panel absolute top-full left-0 z-20 mt-1.5 w-max max-w-[calc(100vw-40px)] p-4 max-md:-left-24"
              >
                <PeriodForm asked={asked} days={analytics.period} rest={rest} />
              </FoldOut>
            </li>
          )}
        </ul>
        {analytics && <Days {...analytics} since={since} />}
      </div>
      {badZone && (
        <p role="status" className="mt-3 font-medium text-sm text-warn">
          {noSuchZone(badZone)}.{" "}
          <Link
            href={addressOf(asked.period ? (asked.period as PeriodName) : DEFAULT_PERIOD)}
            className="link"
          >
            Count by your own days
          </Link>
        </p>
      )}
      {refused && (
        <div className="mt-5">
          <PeriodForm asked={asked} rest={rest} refused={refused} />
        </div>
      )}
    </>
  );
}

function Days({ period, before, since }: Pick<AnalyticsView, "period" | "before"> & { since?: string }) {
  const day = (text: string) => dayIn(`${text}T12:00:00Z`, "UTC");
  return (
    <p className="meta text-pretty">
      <b className="font-[560] text-ink-2">
        {day(period.firstDay)} to {day(period.lastDay)}
      </b>
      , compared with {day(before.firstDay)} to {day(before.lastDay)}. Days of {period.zone}
      {period.note && `. ${period.note}`}
      {since && sinceNote(since, { period, before })}
    </p>
  );
}
