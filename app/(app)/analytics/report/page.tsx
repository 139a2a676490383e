import type { Metadata } from "next";
import { BenchmarkList } from "@/components/insights/analytics/benchmark-list";
import { ContentLists } from "@/components/insights/analytics/content-lists";
import { FigureChart } from "@/components/insights/analytics/figure-chart";
import { Funnel } from "@/components/insights/analytics/funnel";
import { Outreach } from "@/components/insights/analytics/outreach";
import { readPeriodAddress } from "@/components/insights/analytics/period-address";
import { PrintButton } from "@/components/insights/analytics/print-button";
import { RatingList } from "@/components/insights/analytics/rating-list";
import { ScoreChart } from "@/components/insights/analytics/score-chart";
import { analyticsTabs } from "@/components/insights/analytics/tabs";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { AccentScope } from "@/components/ui/accent-scope";
import {
  listRatings,
  readBenchmarks,
  readContent,
  readFunnel,
  readOutreach,
} from "@/lib/domain/insights/analytics/queries";
import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { figures } from "@/lib/domain/insights/figures/rules";
import { isNewsroom } from "@/lib/domain/profiles/profiles/identity";
import { page } from "@/lib/transport/page";
import { dayIn, momentIn } from "@/lib/utils/dates";
import { readFrame } from "../../matching-frame";

export const metadata: Metadata = { title: "Analytics report", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/analytics/report";
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Everything of a period on paper: the figures of each tab with their charts and tables, and how they are counted. */
export default async function ReportPage({ searchParams }: Props) {
  const { span } = readPeriodAddress(await searchParams);
  const [{ user, viewer }, { analytics }, funnel, rated, content, benchmarks, outreach] = await Promise.all([
    readFrame(HERE),
    page(readAnalytics, span, HERE),
    page(readFunnel, span, HERE),
    page(listRatings, { ...span, limit: 100 }, HERE),
    page(readContent, span, HERE),
    page(readBenchmarks, {}, HERE),
    page(readOutreach, span, HERE),
  ]);
  const { period, before, countedAt } = analytics;
  const day = (text: string) => dayIn(`${text}T12:00:00Z`, "UTC");
  return (
    <AccentScope accent={viewer.accent}>
      <main id="main">
        <AppPage>
          <AppPageHead
            way={[
              {
                href: `/analytics?${new URLSearchParams(span)}`,
                label: "Analytics",
              },
            ]}
            lead={`${day(period.firstDay)} to ${day(period.lastDay)}, compared with ${day(before.firstDay)} to ${day(before.lastDay)}`}
            title={`${user.profile.name}: report`}
            actions={<PrintButton />}
          />
          <p className="meta">
            Days of {period.zone}, counted up to {momentIn(countedAt, period.zone)}
          </p>
          {analyticsTabs.map(({ id, label, cards, charts }) => (
            <section key={id} className="mt-12">
              <h2 className="h2 rule-ink">{label}</h2>
              <dl className="mt-4 grid gap-x-8 gap-y-4 empty:hidden sm:grid-cols-2">
                {cards.map((name) => (
                  <div key={name} className="break-inside-avoid">
                    <dt className="label">{figures[name].label}</dt>
                    <dd>
                      <span className="figure-serif num text-3xl">
                        {analytics[name].toLocaleString("en")}
                      </span>{" "}
                      <span className="meta num">
                        {before[name].toLocaleString("en")} in as many days before
                      </span>
                      <span className="meta block text-pretty">{figures[name].counted}</span>
                    </dd>
                  </div>
                ))}
              </dl>
              {charts.map((spec) => (
                <FigureChart key={spec.title} spec={spec} analytics={analytics} both />
              ))}
              {id === "reputation" && (
                <ScoreChart ratings={rated.ratings} zone={period.zone} countedAt={countedAt} both />
              )}
              {id === "matches" && <Funnel funnel={funnel} />}
              {id === "pitches" && <Outreach outreach={outreach} />}
              {id === "reputation" && <RatingList {...rated} zone={period.zone} />}
              {id === "content" && <ContentLists content={content} isNewsroom={isNewsroom(user)} />}
              {id === "benchmarks" && <BenchmarkList benchmarks={benchmarks} typeLabel={viewer.typeLabel} />}
            </section>
          ))}
        </AppPage>
      </main>
    </AccentScope>
  );
}
