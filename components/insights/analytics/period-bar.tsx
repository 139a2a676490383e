"use client";

import { usePathname } from "next/navigation";
import { useId } from "react";
import { ZoneInAddress } from "@/components/insights/figures/zone-in-address";
import { ActingField } from "@/components/layout/acting";
import { Button } from "@/components/ui/button";
import { filterChip } from "@/components/ui/filter-chip";
import { FoldOut } from "@/components/ui/fold-out";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { cn } from "@/lib/utils/cn";
import { dayIn, toDateTimeInput } from "@/lib/utils/dates";
import { DEFAULT_PERIOD, MAX_DAYS, type PeriodName, periodLabels, periodNames } from "@/lib/utils/periods";
import type { PeriodAddress } from "./period-address";

/** Chooses the period, and says which days are counted and compared. The reader's own zone joins the address. */
export function PeriodBar({
  analytics,
  rest,
  asked,
  typed,
}: {
  analytics: AnalyticsView;
  /** The rest of the address, which every period keeps. */
  rest: Record<string, string>;
  asked: PeriodAddress;
  /** Own dates stay in their fields where they were refused. */
  typed: PeriodAddress;
}) {
  const { period, before } = analytics;
  const path = usePathname();
  const { zone } = asked;
  const chosen = asked.from ? null : (asked.period ?? DEFAULT_PERIOD);
  const addressOf = (name: PeriodName) =>
    `${path}?${new URLSearchParams({ period: name, ...(zone ? { zone } : {}), ...rest })}`;
  const day = (text: string) => dayIn(`${text}T12:00:00Z`, "UTC");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ZoneInAddress zone={zone} />
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
        <li>
          <OwnDates
            key={`${typed.from ?? period.firstDay} ${typed.to ?? period.lastDay}`}
            chosen={chosen === null}
            {...{ period, typed, rest, zone }}
          />
        </li>
      </ul>
      <p className="meta">
        <b className="font-[560] text-ink-2">
          {day(period.firstDay)} to {day(period.lastDay)}
        </b>
        , compared with {day(before.firstDay)} to {day(before.lastDay)}. Days of {period.zone}
      </p>
    </div>
  );
}

/** A form without scripts too: its days join the address as the named periods do. */
function OwnDates({
  chosen,
  period,
  typed,
  rest,
  zone,
}: {
  chosen: boolean;
  period: AnalyticsView["period"];
  typed: PeriodAddress;
  rest: Record<string, string>;
  zone?: string;
}) {
  const id = useId();
  const today = toDateTimeInput(new Date(), period.zone).slice(0, 10);
  return (
    <FoldOut
      label="Own dates"
      className={cn(
        filterChip,
        "cursor-pointer list-none",
        chosen && "border-ink bg-ink text-on-ink hover:text-on-ink",
      )}
      panelClass="menu-panel absolute top-full left-0 z-20 mt-1.5 w-max max-w-[calc(100vw-40px)] p-4 max-md:-left-24"
    >
      <form action="/analytics" className="grid items-end gap-3 md:grid-cols-2">
        {(["from", "to"] as const).map((name) => (
          <label key={name} htmlFor={`${id}-${name}`} className="grid gap-1.5 text-xs">
            {name === "from" ? "First day" : "Last day"}
            <Input
              id={`${id}-${name}`}
              name={name}
              type="date"
              required
              max={name === "from" ? undefined : today}
              defaultValue={typed[name] ?? (name === "from" ? period.firstDay : period.lastDay)}
            />
          </label>
        ))}
        {Object.entries(rest).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {zone && <input type="hidden" name="zone" value={zone} />}
        <ActingField />
        <p className="meta">At most {MAX_DAYS} days</p>
        <Button type="submit" size="sm" variant="ink" className="justify-self-end">
          Show these days
        </Button>
      </form>
    </FoldOut>
  );
}
