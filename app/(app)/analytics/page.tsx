import { Download } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ContentLists } from "@/components/insights/analytics/content-lists";
import { FigureCards } from "@/components/insights/analytics/figure-cards";
import { FigureChart } from "@/components/insights/analytics/figure-chart";
import { Funnel } from "@/components/insights/analytics/funnel";
import { PeriodBar } from "@/components/insights/analytics/period-bar";
import { RatingList } from "@/components/insights/analytics/rating-list";
import { analyticsTabs } from "@/components/insights/analytics/tabs";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { buttonClass } from "@/components/ui/button-style";
import { Link } from "@/components/ui/link";
import { tabStrip, tabTrigger } from "@/components/ui/tab-style";
import { listRatings, readContent, readFunnel } from "@/lib/domain/insights/analytics/queries";
import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { periodInput } from "@/lib/domain/insights/figures/schema";
import { isNewsroom } from "@/lib/domain/profiles/profiles/identity";
import { page } from "@/lib/transport/page";
import { cn } from "@/lib/utils/cn";
import { MatchingFrame, readFrame } from "../matching-frame";

export const metadata: Metadata = { title: "Analytics", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/analytics";
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const cursorOf = (cursor: unknown) => (typeof cursor === "string" ? { cursor } : {});

/** The figures of a period. Its address holds the period, the zone whose days are meant, and the tab. */
export default async function AnalyticsPage({ searchParams }: Props) {
  const asked = await searchParams;
  const wanted = ["period", "from", "to", "zone"].flatMap((name) => {
    const value = asked[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const tab = analyticsTabs.find(({ id }) => id === (asked.tab ?? "overview"));
  if (!tab) notFound();
  // Days that make no period, typed into the form or the address, are refused in a sentence above the usual one.
  const refused = periodInput.safeParse(Object.fromEntries(wanted)).error?.issues[0]?.message;
  const [frame, { analytics }] = await Promise.all([
    readFrame(HERE),
    page(readAnalytics, refused ? {} : Object.fromEntries(wanted), HERE),
  ]);
  const span = refused ? {} : Object.fromEntries(wanted);
  const [funnel, rated, content] = await Promise.all([
    tab.id === "matches" ? page(readFunnel, span, HERE) : null,
    tab.id === "reputation" ? page(listRatings, { ...span, ...cursorOf(asked.cursor) }, HERE) : null,
    tab.id === "content" ? page(readContent, span, HERE) : null,
  ]);
  const period = new URLSearchParams(wanted.map(([name, value]) => [name, value]));
  const addressOf = (id: string) => `${HERE}?${new URLSearchParams([...period, ["tab", id]])}`;
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage>
        <AppPageHead
          way={[{ href: "/dashboard", label: "Back to Dashboard" }]}
          title="Analytics"
          actions={
            <>
              <span className="max-md:hidden">{frame.bell}</span>
              <a
                href={`/api/v1/users/analytics/csv?${period}`}
                download
                className={buttonClass({ variant: "ink" })}
              >
                <Download aria-hidden />
                Export Report
              </a>
            </>
          }
        />
        <PeriodBar analytics={analytics} tab={tab.id} asked={Object.fromEntries(wanted)} />
        {refused && (
          <p role="alert" className="mt-3 font-medium text-bad text-sm">
            {refused}
          </p>
        )}
        <nav aria-label="Analytics" className={cn(tabStrip, "mt-3")}>
          {analyticsTabs.map(({ id, label }) => (
            <Link
              key={id}
              href={addressOf(id)}
              scroll={false}
              aria-current={id === tab.id ? "page" : undefined}
              className={cn(tabTrigger, "aria-[current]:border-accent-vivid aria-[current]:text-ink")}
            >
              {label}
            </Link>
          ))}
        </nav>
        <FigureCards
          key={tab.id}
          names={tab.cards}
          analytics={analytics}
          open={typeof asked.how === "string" ? asked.how : undefined}
          query={String(new URLSearchParams([...period, ["tab", tab.id]]))}
        />
        {tab.charts.map((spec) => (
          <FigureChart key={`${tab.id} ${spec.title}`} spec={spec} analytics={analytics} />
        ))}
        {funnel && <Funnel funnel={funnel} />}
        {rated && (
          <RatingList
            {...rated}
            zone={analytics.period.zone}
            more={(cursor) => `${addressOf("reputation")}&${new URLSearchParams({ cursor })}`}
          />
        )}
        {content && <ContentLists content={content} isNewsroom={isNewsroom(frame.user)} />}
        {analytics.leftOut > 0 && (
          <p className="meta mt-8">
            Left out: {analytics.leftOut.toLocaleString("en")} visits of robots, prefetches and your own.
          </p>
        )}
      </AppPage>
    </MatchingFrame>
  );
}
