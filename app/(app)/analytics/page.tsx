import { Download } from "lucide-react";
import type { Metadata } from "next";
import { BenchmarkList } from "@/components/insights/analytics/benchmark-list";
import { ContentLists } from "@/components/insights/analytics/content-lists";
import { FigureCards } from "@/components/insights/analytics/figure-cards";
import { FigureChart } from "@/components/insights/analytics/figure-chart";
import { Funnel } from "@/components/insights/analytics/funnel";
import { Outreach } from "@/components/insights/analytics/outreach";
import { readSpan } from "@/components/insights/analytics/period-address";
import { PeriodBar } from "@/components/insights/analytics/period-bar";
import { RatingList } from "@/components/insights/analytics/rating-list";
import { ReportScheduleSwitch } from "@/components/insights/analytics/report-schedule";
import { ScoreChart } from "@/components/insights/analytics/score-chart";
import { analyticsTabs } from "@/components/insights/analytics/tabs";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { buttonClass } from "@/components/ui/button-style";
import { FoldOut } from "@/components/ui/fold-out";
import { Link } from "@/components/ui/link";
import { TabLinks } from "@/components/ui/tab-links";
import { tabPanel } from "@/components/ui/tab-style";
import { ACTING_KEY } from "@/lib/acting";
import { cursorIn } from "@/lib/core/pagination";
import {
  listRatings,
  readBenchmarks,
  readContent,
  readFunnel,
  readOutreach,
} from "@/lib/domain/insights/analytics/queries";
import { ratingCursor } from "@/lib/domain/insights/analytics/schema";
import { readSchedule } from "@/lib/domain/insights/digests/queries/read";
import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { isVisits } from "@/lib/domain/insights/figures/rules";
import { isNewsroom } from "@/lib/domain/profiles/profiles/identity";
import { page, pageOrRefusal } from "@/lib/transport/page";
import { cn } from "@/lib/utils/cn";
import { timeIn } from "@/lib/utils/dates";
import { daysBetween, daysOf, type PeriodName } from "@/lib/utils/periods";
import { MatchingFrame, readFrame } from "../matching-frame";
import { goToOwnZone } from "../own-zone";

export const metadata: Metadata = { title: "Analytics", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/analytics";
const head = { way: [{ href: "/dashboard", label: "Back to Dashboard" }], title: "Analytics" };
const exportItem = "flex min-h-11 items-center rounded-sm px-2.5 text-sm hover:bg-sunk";
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Shorter periods offer this one where they counted nothing. */
const WIDER: PeriodName = "90d";

/** The figures of a period. Its address holds the period, the zone whose days are meant, and the tab. */
export default async function AnalyticsPage({ searchParams }: Props) {
  const asked = await searchParams;
  const { span, badZone } = readSpan(asked);
  const tab = analyticsTabs.find(({ id }) => id === asked.tab) ?? analyticsTabs[0];
  const shown: Record<string, string> = asked.show === "table" ? { show: "table" } : {};
  const rest = { tab: tab.id, ...shown };
  const frame = await readFrame(HERE);
  await goToOwnZone(frame.user, HERE, asked);
  const [schedule, { output, refused }] = await Promise.all([
    page(readSchedule, {}, HERE),
    pageOrRefusal(readAnalytics, span, HERE),
  ]);
  if (refused)
    return (
      <MatchingFrame frame={frame} current={HERE}>
        <AppPage>
          <AppPageHead {...head} actions={<span className="max-md:hidden">{frame.bell}</span>} />
          <PeriodBar analytics={null} rest={rest} asked={span} badZone={badZone} refused={refused.fields} />
        </AppPage>
      </MatchingFrame>
    );
  const { analytics } = output;
  const [funnel, rated, content, benchmarks, outreach] = await Promise.all([
    tab.id === "matches" ? page(readFunnel, span, HERE) : null,
    tab.id === "reputation"
      ? page(listRatings, { ...span, ...cursorIn(asked.cursor, ratingCursor) }, HERE)
      : null,
    tab.id === "content" ? page(readContent, span, HERE) : null,
    tab.id === "benchmarks" ? page(readBenchmarks, {}, HERE) : null,
    tab.id === "pitches" ? page(readOutreach, span, HERE) : null,
  ]);
  const period = new URLSearchParams({ ...span, ...shown });
  const named = asked[ACTING_KEY];
  // The file is an answer of the API, whose addresses no link of ours completes.
  const file = new URLSearchParams(span);
  if (typeof named === "string") file.set(ACTING_KEY, named);
  const addressOf = (id: string) => `${HERE}?${new URLSearchParams([...period, ["tab", id]])}`;
  const { firstDay, lastDay, zone } = analytics.period;
  const wider =
    daysBetween(firstDay, lastDay) < daysOf[WIDER] - 1
      ? `${HERE}?${new URLSearchParams({ period: WIDER, ...(span.zone ? { zone } : {}), tab: tab.id, ...shown })}`
      : undefined;
  const { thumbsUp, thumbsDown, before } = analytics;
  // Without any rating the chart says so; the list would say it again.
  const isRated = thumbsUp + thumbsDown + before.thumbsUp + before.thumbsDown > 0;
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage>
        <AppPageHead
          {...head}
          lead={`As ${frame.viewer.name}, counted up to ${timeIn(analytics.countedAt, zone)}`}
          actions={
            <>
              <span className="max-md:hidden">{frame.bell}</span>
              <FoldOut
                label={
                  <>
                    <Download aria-hidden />
                    Export Report
                  </>
                }
                className={cn(buttonClass({ variant: "ink" }), "list-none")}
                panelClass="menu-panel absolute top-full right-0 z-20 mt-1.5 grid w-72"
              >
                <Link href={`${HERE}/report?${period}`} className={exportItem}>
                  Report to print, or save as PDF
                </Link>
                <a href={`/api/v1/users/analytics/csv?${file}`} download className={exportItem}>
                  Table (CSV)
                </a>
                {tab.file && (
                  <a href={`/api/v1/users/analytics/${tab.file}/csv?${file}`} download className={exportItem}>
                    {tab.label} (CSV)
                  </a>
                )}
                <ReportScheduleSwitch schedule={schedule} />
              </FoldOut>
            </>
          }
        />
        <PeriodBar
          analytics={analytics}
          since={output.profile.since}
          rest={rest}
          asked={span}
          badZone={badZone}
        />
        <TabLinks
          label="Analytics"
          tabs={analyticsTabs.map(({ id, label }) => ({ id, label, href: addressOf(id) }))}
          open={tab.id}
        />
        <div {...tabPanel(tab.id)}>
          {tab.cards.length > 0 && (
            <FigureCards
              key={tab.id}
              names={tab.cards}
              analytics={analytics}
              open={typeof asked.how === "string" ? asked.how : undefined}
              query={String(new URLSearchParams([...period, ["tab", tab.id]]))}
            />
          )}
          {tab.charts.map((spec) => (
            <FigureChart key={`${tab.id} ${spec.title}`} spec={spec} analytics={analytics} wider={wider} />
          ))}
          {rated && (
            <ScoreChart
              ratings={rated.ratings}
              zone={zone}
              from={rated.pagination.hasMore ? undefined : analytics.period.from}
              until={asked.cursor === undefined ? analytics.period.to : undefined}
              countedAt={analytics.countedAt}
            />
          )}
          {funnel && <Funnel funnel={funnel} />}
          {outreach && <Outreach outreach={outreach} />}
          {rated && (isRated || rated.ratings.length > 0) && (
            <RatingList
              {...rated}
              zone={zone}
              more={(cursor) => `${addressOf("reputation")}&${new URLSearchParams({ cursor })}`}
            />
          )}
          {benchmarks && (
            <BenchmarkList
              benchmarks={benchmarks}
              typeLabel={frame.viewer.typeLabel}
              isNewsroom={isNewsroom(frame.user)}
            />
          )}
          {content && <ContentLists content={content} isNewsroom={isNewsroom(frame.user)} />}
        </div>
        {analytics.leftOut > 0 && tab.cards.some(isVisits) && (
          <p className="meta mt-8">
            Left out: {analytics.leftOut.toLocaleString("en")} (robots, prefetches, HEAD requests, your own
            and your colleagues’ visits)
          </p>
        )}
      </AppPage>
    </MatchingFrame>
  );
}
