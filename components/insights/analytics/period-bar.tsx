"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { filterChip } from "@/components/ui/filter-chip";
import { Link } from "@/components/ui/link";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { cn } from "@/lib/utils/cn";
import { dayIn, localTimeZone } from "@/lib/utils/dates";
import { DEFAULT_PERIOD, type PeriodName, periodNames } from "@/lib/utils/periods";

const labels: Record<PeriodName, string> = {
  "7d": "Last 7 days",
  "30d": "Last 30 days",
  "90d": "Last 3 months",
  "1y": "Last year",
};

type Asked = Partial<Record<"period" | "from" | "to" | "zone", string>>;

/** Chooses the period, and says which days are counted and compared. The reader's own zone joins the address. */
export function PeriodBar({
  analytics,
  tab,
  asked,
}: {
  analytics: AnalyticsView;
  tab: string;
  asked: Asked;
}) {
  const { period, before } = analytics;
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  const { zone } = asked;
  useEffect(() => {
    if (zone) return;
    const local = localTimeZone();
    if (local === "UTC") return;
    router.replace(`${path}?${new URLSearchParams([...params, ["zone", local]])}`, { scroll: false });
  }, [zone, router, path, params]);
  const chosen = asked.from ? null : (asked.period ?? DEFAULT_PERIOD);
  const addressOf = (name: PeriodName) =>
    `${path}?${new URLSearchParams({ period: name, ...(zone ? { zone } : {}), tab })}`;
  const day = (text: string) => dayIn(`${text}T12:00:00Z`, "UTC");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ul aria-label="Period" className="flex gap-1.5 max-md:scroll-x">
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
              {labels[name]}
            </Link>
          </li>
        ))}
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
