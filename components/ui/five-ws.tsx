import type { ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

const order = ["who", "what", "where", "when", "why"] as const;
export type FiveW = (typeof order)[number];

const names: Record<FiveW, string> = { who: "Who", what: "What", where: "Where", when: "When", why: "Why" };

const shapes = {
  /** Landing and account pages have large text under an ink rule. */
  lead: {
    list: "border-ink border-t-2",
    row: "grid grid-cols-[84px_minmax(0,1fr)] items-baseline gap-3 border-rule border-b py-[11px] md:grid-cols-[124px_minmax(0,1fr)] md:gap-5",
    term: "text-[1.75rem] leading-none tracking-[-0.03em] md:text-[2.25rem]",
    text: "text-base leading-[1.4]",
  },
  /** It stands beside a form or on a 404. */
  note: {
    list: "border-ink border-t-2",
    row: "grid grid-cols-[84px_minmax(0,1fr)] items-baseline gap-3 border-rule border-b pt-[11px] pb-3 md:gap-5",
    term: "text-2xl leading-none tracking-[-0.03em]",
    text: "text-sm",
  },
  /** A pitch that is read whole has one ruled row each. */
  rows: {
    list: "",
    row: "grid grid-cols-[64px_minmax(0,1fr)] gap-3 border-rule border-t py-2.5",
    term: "text-lg leading-[1.375rem]",
    text: "text-sm leading-[1.375rem]",
  },
  /** A card has no rules. */
  compact: {
    list: "grid gap-1.5",
    row: "grid grid-cols-[48px_minmax(0,1fr)] gap-2",
    term: "text-base leading-[1.3125rem]",
    text: "text-sm leading-[1.3125rem]",
  },
  /** A list of pitches has two columns from 1181 px. */
  columns: {
    list: "grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 xl:grid-cols-2",
    row: "grid grid-cols-[48px_minmax(0,1fr)] gap-2",
    term: "text-base leading-[1.3125rem]",
    text: "text-sm leading-[1.3125rem]",
  },
};

/**
 * Who, What, Where, When and Why are a definition list, always in that order. Ws that are not given are left out;
 * `missing` stands (dashed, grey) where one is given but empty, such as "Still to write".
 */
export function FiveWs({
  values,
  shape = "rows",
  missing,
  className,
}: {
  values: Partial<Record<FiveW, ReactNode>>;
  shape?: keyof typeof shapes;
  missing?: string;
  className?: string;
}) {
  const { list, row, term, text } = shapes[shape];
  return (
    <dl className={cn(list, className)}>
      {order
        .filter((key) => values[key] !== undefined && (missing || values[key]))
        .map((key) => (
          <div key={key} className={row}>
            <dt className={cn("w-word", term)}>{names[key]}</dt>
            <dd className={cn(text, "min-w-0 [overflow-wrap:anywhere]")}>
              {values[key] || (
                <span className="inline-block border-edge border-b border-dashed text-ink-3">{missing}</span>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
