import type { Metadata } from "next";
import type { ReactNode } from "react";
import { BenchmarkList } from "@/components/insights/analytics/benchmark-list";
import { ChangeText } from "@/components/insights/analytics/change-text";
import { ContentLists } from "@/components/insights/analytics/content-lists";
import { FigureChart } from "@/components/insights/analytics/figure-chart";
import { Funnel } from "@/components/insights/analytics/funnel";
import { Outreach } from "@/components/insights/analytics/outreach";
import { noSuchZone, readSpan, sinceNote } from "@/components/insights/analytics/period-address";
import { PeriodForm } from "@/components/insights/analytics/period-form";
import { PrintButton } from "@/components/insights/analytics/print-button";
import { RatingList } from "@/components/insights/analytics/rating-list";
import { ScoreChart } from "@/components/insights/analytics/score-chart";
import { analyticsTabs } from "@/components/insights/analytics/tabs";
import { ZoneInAddress } from "@/components/insights/figures/zone-in-address";
import { ActingProvider } from "@/components/layout/acting";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { AccentScope } from "@/components/ui/accent-scope";
import {
  exportRatings,
  readBenchmarks,
  readContent,
  readFunnel,
  readOutreach,
} from "@/lib/domain/insights/analytics/queries";
import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { figures } from "@/lib/domain/insights/figures/rules";
import { isNewsroom } from "@/lib/domain/profiles/profiles/identity";
import { page, pageOrRefusal } from "@/lib/transport/page";
import { dayIn, momentIn } from "@/lib/utils/dates";
import { type Frame, readFrame } from "../../matching-frame";
import { goToOwnZone } from "../../own-zone";

export const metadata: Metadata = { title: "Analytics report", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/analytics/report";
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Everything of a period on paper: the figures of each tab with their charts and tables, and how they are counted. */
export default async function ReportPage({ searchParams }: Props) {
  const asked = await searchParams;
  const { span, badZone } = readSpan(asked);
  const { user, viewer } = await readFrame(HERE);
  await goToOwnZone(user, HERE, asked);
  const { output, refused } = await pageOrRefusal(readAnalytics, span, HERE);
  const title = `${user.profile.name}: report`;
  if (refused)
    return (
      <Paper user={user} viewer={viewer}>
        <AppPageHead way={[{ href: "/analytics", label: "Analytics" }]} title={title} />
        <PeriodForm asked={span} refused={refused.fields} />
      </Paper>
    );
  const { analytics, profile } = output;
  const [funnel, rated, content, benchmarks, outreach] = await Promise.all([
    page(readFunnel, span, HERE),
    page(exportRatings, span, HERE),
    page(readContent, span, HERE),
    page(readBenchmarks, {}, HERE),
    page(readOutreach, span, HERE),
  ]);
  const { period, before, countedAt } = analytics;
  const day = (text: string) => dayIn(`${text}T12:00:00Z`, "UTC");
  return (
    <Paper user={user} viewer={viewer}>
      <ZoneInAddress zone={badZone ?? span.zone} />
      <AppPageHead
        way={[{ href: `/analytics?${new URLSearchParams(span)}`, label: "Analytics" }]}
        lead={`${day(period.firstDay)} to ${day(period.lastDay)}, compared with ${day(before.firstDay)} to ${day(before.lastDay)}`}
        title={title}
        actions={<PrintButton />}
      />
      <p className="meta">
        Days of {period.zone}, counted up to {momentIn(countedAt, period.zone)}
        {period.note && `. ${period.note}`}
        {sinceNote(profile.since, analytics)}
        {badZone && `. ${noSuchZone(badZone)}`}
      </p>
      {analyticsTabs.map(({ id, label, cards, charts }) => (
        <section key={id} className="mt-12 print:mt-8">
          <h2 className="h2 rule-ink break-after-avoid">{label}</h2>
          <dl className="mt-4 grid gap-x-8 gap-y-4 empty:hidden sm:grid-cols-2">
            {cards.map((name) => (
              <div key={name} className="break-inside-avoid">
                <dt className="label">{figures[name].label}</dt>
                <dd>
                  <span className="figure-serif num text-3xl">{analytics[name].toLocaleString("en")}</span>{" "}
                  <span className="meta num">
                    <ChangeText name={name} analytics={analytics} />
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
            <ScoreChart
              ratings={rated.ratings}
              zone={period.zone}
              from={period.from}
              until={period.to}
              countedAt={countedAt}
              both
            />
          )}
          {id === "matches" && <Funnel funnel={funnel} />}
          {id === "pitches" && <Outreach outreach={outreach} />}
          {id === "reputation" && <RatingList ratings={rated.ratings} zone={period.zone} />}
          {id === "content" && <ContentLists content={content} isNewsroom={isNewsroom(user)} />}
          {id === "benchmarks" && (
            <BenchmarkList
              benchmarks={benchmarks}
              typeLabel={viewer.typeLabel}
              isNewsroom={isNewsroom(user)}
            />
          )}
        </section>
      ))}
    </Paper>
  );
}

function Paper({ user, viewer, children }: Pick<Frame, "user" | "viewer"> & { children: ReactNode }) {
  return (
    <ActingProvider slug={user.profile.id === user.ownProfile.id ? null : user.profile.slug}>
      <AccentScope accent={viewer.accent}>
        <main id="main">
          <AppPage className="print:p-0">
            {/* As wide as a sheet of A4, so that charts are drawn in the size that is printed. */}
            <div className="mx-auto max-w-[718px]">{children}</div>
          </AppPage>
        </main>
      </AccentScope>
    </ActingProvider>
  );
}
