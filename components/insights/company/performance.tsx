import { FigureTable } from "@/components/insights/figures/figure-table";
import { PERFORMANCE_COUNTED } from "@/lib/domain/insights/company/rules";
import type { OverviewView } from "@/lib/domain/insights/company/schema";
import { cn } from "@/lib/utils/cn";
import { utcDay } from "@/lib/utils/dates";

type Month = OverviewView["newsrooms"][number]["month"];
const figures = [
  ["sent", "Sent"],
  ["accepted", "Accepted"],
  ["matches", "Matches"],
] as const;
const bars = [
  ["sent", "bg-accent-vivid"],
  ["accepted", "bg-ink"],
] as const;
const dayOf = (text: string) => utcDay(`${text}T12:00:00Z`);

/** Bars, and a table beside them, say how much each newsroom sent this month and how much was accepted. */
export function Performance({
  newsrooms,
  totals,
  month,
  before,
}: Pick<OverviewView, "newsrooms" | "totals" | "month" | "before">) {
  const most = Math.max(1, ...newsrooms.flatMap(({ month: { sent, accepted } }) => [sent, accepted]));
  const total = (name: keyof Month) => totals.month[name];
  const others = (name: keyof Month) =>
    newsrooms.reduce((left, newsroom) => left - newsroom.month[name], total(name));
  const hasOthers = totals.newsrooms > newsrooms.length;
  return (
    <section aria-labelledby="performance">
      <h2 id="performance" className="h3">
        Performance this month
      </h2>
      <p className="meta mt-0.5 text-pretty">
        {dayOf(month.firstDay)} to {dayOf(month.lastDay)}, in days of {month.zone}: {total("sent")} sent,{" "}
        {total("accepted")} accepted. {dayOf(before.firstDay)} to {dayOf(before.lastDay)}: {before.sent} and{" "}
        {before.accepted}. {PERFORMANCE_COUNTED} {month.note}
      </p>
      <div className="mt-5 grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,1fr)_304px]">
        <div aria-hidden>
          <ol className="grid content-start gap-4">
            {newsrooms.map(({ id, name, month }) => (
              <li
                key={id}
                className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[9rem_minmax(0,1fr)] [overflow-wrap:anywhere]"
              >
                <span className="font-[560] text-xs">{name}</span>
                <span className="grid gap-1">
                  {bars.map(([figure, fill]) => (
                    <span key={figure} className="flex items-center gap-2 pr-10">
                      <i
                        className={cn("h-2 flex-none", fill)}
                        style={{ width: `${(month[figure] / most) * 100}%` }}
                      />
                      <span className="meta num -mr-10 w-8 leading-3">
                        {month[figure].toLocaleString("en")}
                      </span>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-4 flex gap-5 text-ink-2 text-xs">
            {bars.map(([figure, fill]) => (
              <span key={figure} className="inline-flex items-center gap-2 capitalize">
                <i className={cn("h-3 w-4.5", fill)} />
                {figure}
              </span>
            ))}
          </p>
        </div>
        <FigureTable
          quiet
          caption="Performance this month"
          heads={["Newsroom", ...figures.map(([, label]) => label)]}
          rows={[
            ...newsrooms.map(({ id, name, month }) => ({
              ...{ key: id, name, cells: figures.map(([figure]) => month[figure]) },
            })),
            ...(hasOthers
              ? [{ key: "others", name: "Other newsrooms", cells: figures.map(([figure]) => others(figure)) }]
              : []),
          ]}
          total={figures.map(([figure]) => total(figure))}
        />
      </div>
    </section>
  );
}
