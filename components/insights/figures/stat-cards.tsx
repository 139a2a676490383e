"use client";

import { Info } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { iconButtonClass } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Clock, Day } from "@/components/ui/moment";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { StatCardView } from "@/lib/domain/insights/dashboard/schema";
import { MAX_SCORE } from "@/lib/domain/vocabulary/reputation/reputation";
import { cn } from "@/lib/utils/cn";
import { localTimeZone } from "@/lib/utils/dates";

const ROW = 4;

export type StatCard = Omit<StatCardView, "name" | "detail" | "opens" | "total" | "since"> & {
  name: string;
  total?: StatCardView["total"];
  since?: string | null;
  /** Its days and zone where they are those of a period, in place of `since`. */
  days?: string;
  opens?: string | null;
  detail: ReactNode;
  /** The most that the value can be. */
  outOf?: number;
};

/**
 * Ruled rows of four, two across on phones. The info button of one unfolds across the row how it is counted, what it is
 * made of, and the way to its list; without scripts it is a link to the page with that open, which keeps `query`.
 */
export function StatCards({
  cards,
  open: first,
  query = "",
  className = "border-ink border-t-2",
  label = "Figures",
  countedAt,
}: {
  label?: string;
  /** Stands with how each is counted. */
  countedAt?: string;
  cards: StatCard[];
  open?: string;
  query?: string;
  /** The first row's line. */
  className?: string;
}) {
  const [open, setOpen] = useState<string | undefined>(first);
  const toggle = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    setOpen(open === name ? undefined : name);
  };
  return (
    <section aria-label={label} className="border-rule border-b">
      {[cards.slice(0, ROW), cards.slice(ROW)]
        .filter((row) => row.length > 0)
        .map((row, index) => (
          <div
            key={row[0]?.name}
            className={cn(
              "grid grid-cols-2 [grid-auto-flow:row_dense] md:grid-cols-4",
              index === 0 ? className : "border-rule border-t",
            )}
          >
            {row.map((card, place) => (
              <Card
                key={card.name}
                card={card}
                place={place}
                large={index === 0}
                open={open === card.name}
                query={query}
                onToggle={toggle(card.name)}
                countedAt={countedAt}
              />
            ))}
          </div>
        ))}
    </section>
  );
}

function Card({
  card,
  place,
  large,
  open,
  query,
  onToggle,
  countedAt,
}: {
  card: StatCard;
  countedAt?: string;
  place: number;
  large: boolean;
  open: boolean;
  query: string;
  onToggle: (event: MouseEvent) => void;
}) {
  const { name, label, value, unit, detail, begin } = card;
  const outOf = unit === "score" ? MAX_SCORE : card.outOf;
  const id = useId();
  return (
    <>
      <div
        className={cn(
          "min-w-0 border-rule pt-1 pr-1 pb-4 md:pt-2 md:pr-3 md:pb-4.5",
          place % 2 === 1 && "max-md:border-l max-md:pl-4",
          place > 1 && "max-md:border-t",
          place > 0 && "md:border-l md:pl-6",
        )}
      >
        <div className="flex min-h-11 items-center justify-between gap-1 max-md:min-h-13">
          <h2 className="label min-w-0 [overflow-wrap:anywhere]">{label}</h2>
          <a
            href={`?${[query, open ? "" : `how=${name}`].filter(Boolean).join("&")}`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={`How ${label} is counted`}
            onClick={onToggle}
            className={cn(iconButtonClass, "-mr-2 max-md:w-9", open ? "text-accent" : "text-ink-3")}
          >
            <Info aria-hidden />
          </a>
        </div>
        {value === null ? (
          <p className="pt-1 font-serif text-ink-2 text-xl leading-[1.5rem]">{begin?.text}</p>
        ) : (
          <p
            className={cn(
              "figure-serif num",
              large
                ? "font-[480] text-[2.5rem] leading-[2.75rem] md:text-4xl md:leading-[3.25rem]"
                : "text-2xl",
            )}
          >
            {formatStat(value, unit)}
            {outOf !== undefined && (
              <span className="text-ink-3 text-[0.5em] leading-[0] tracking-normal">/{outOf}</span>
            )}
          </p>
        )}
        <p className="meta mt-0.5 text-pretty">
          {detail}
          {begin && (
            <>
              {" "}
              <Link href={begin.href} className="link font-medium text-ink">
                {begin.label}
              </Link>
            </>
          )}
        </p>
      </div>
      {open && <HowCounted id={id} card={card} countedAt={countedAt} />}
    </>
  );
}

function HowCounted({
  id,
  card: { label, counted, parts, total, href, opens, days, since },
  countedAt,
}: {
  id: string;
  card: StatCard;
  countedAt?: string;
}) {
  return (
    <div
      id={id}
      className="col-span-full mb-5 grid items-start gap-x-14 gap-y-3 bg-sunk px-5 py-4 max-md:-mx-5 md:grid-cols-2 md:rounded-md md:px-6"
    >
      <div>
        <h3 className="mb-1.5 font-[600] text-sm">How {label} is counted</h3>
        <p className="text-pretty text-sm leading-[1.375rem]">{counted}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          {href && (
            <Link href={href} className="link inline-flex min-h-7 items-center font-[560] text-xs">
              {opens ?? "Open the list"}
            </Link>
          )}
          {days ? (
            <span className="meta">{days}</span>
          ) : (
            countedAt && <Counted at={countedAt} since={since ?? null} />
          )}
        </p>
      </div>
      {parts.length > 0 && (
        <table className="w-full text-xs">
          <caption className="sr-only">What {label} is made of</caption>
          <tbody>
            {parts.map((part) => (
              <tr key={part.label} className="border-rule border-t first:border-t-0">
                <th scope="row" className="py-1.5 text-left font-normal text-ink-2">
                  {part.href ? (
                    <Link href={part.href} className="link hit-area">
                      {part.label}
                    </Link>
                  ) : (
                    part.label
                  )}
                </th>
                <td className="num py-1.5 text-right">{part.count.toLocaleString("en")}</td>
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot className="font-[600]">
              <tr className="border-ink border-t">
                <th scope="row" className="py-1.5 text-left font-[600]">
                  {total.label}
                </th>
                <td className="num py-1.5 text-right">{total.text}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
    </div>
  );
}

/** From when to when it is counted, on the reader's clock. */
function Counted({ at, since }: { at: string; since: string | null }) {
  const zone = useHydrated() ? localTimeZone() : "UTC";
  return (
    <span className="meta">
      {since && (
        <>
          <Day iso={since} /> to <Day iso={at} />.{" "}
        </>
      )}
      Counted <Clock iso={at} />, time of {zone}
    </span>
  );
}

/** Counts stop at 10,000; seconds are minutes and seconds. */
function formatStat(value: number, unit: StatCardView["unit"]): string {
  if (unit === "percent") return `${value}%`;
  if (unit === "score") return value.toFixed(1);
  if (unit === "count") return value.toLocaleString("en");
  const [minutes, seconds] = [Math.floor(value / 60), value % 60];
  return [minutes > 0 && `${minutes} min`, (seconds > 0 || minutes === 0) && `${seconds} s`]
    .filter(Boolean)
    .join(" ");
}
