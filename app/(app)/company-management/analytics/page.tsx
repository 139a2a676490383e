import { Download } from "lucide-react";
import type { Metadata } from "next";
import { FigureCards } from "@/components/insights/analytics/figure-cards";
import { FigureChart } from "@/components/insights/analytics/figure-chart";
import { readSpan } from "@/components/insights/analytics/period-address";
import { PeriodBar } from "@/components/insights/analytics/period-bar";
import { analyticsTabs } from "@/components/insights/analytics/tabs";
import { NewsroomFigures } from "@/components/insights/company/newsroom-figures";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { buttonClass } from "@/components/ui/button-style";
import { readCompanyAnalytics } from "@/lib/domain/insights/company/queries";
import { redirectActing } from "@/lib/transport/acting";
import { pageOrRefusal } from "@/lib/transport/page";
import { timeIn } from "@/lib/utils/dates";
import { MatchingFrame, readFrame } from "../../matching-frame";
import { goToOwnZone } from "../../own-zone";

export const metadata: Metadata = { title: "Analytics of all newsrooms", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/company-management/analytics";
const head = {
  way: [{ href: "/company-management", label: "Company Management" }],
  title: "Analytics of all newsrooms",
};
const { charts, cards } = analyticsTabs[0];
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The figures of a period added up over the company's newsrooms, and those of each. For Admins alone. */
export default async function CompanyAnalyticsPage({ searchParams }: Props) {
  const asked = await searchParams;
  const { span, badZone } = readSpan(asked);
  const frame = await readFrame(HERE);
  if (!frame.user.companyActs.includes("manageCompany")) await redirectActing("/dashboard?done=admins");
  await goToOwnZone(frame.user, HERE, asked);
  const shown: Record<string, string> = asked.show === "table" ? { show: "table" } : {};
  const after = typeof asked.after === "string" ? asked.after : undefined;
  const { output, refused } = await pageOrRefusal(readCompanyAnalytics, { ...span, cursor: after }, HERE);
  const bell = <span className="max-md:hidden">{frame.bell}</span>;
  if (refused)
    return (
      <MatchingFrame frame={frame} current="/company-management">
        <AppPage>
          <AppPageHead {...head} actions={bell} />
          <PeriodBar analytics={null} rest={shown} asked={span} badZone={badZone} refused={refused.fields} />
        </AppPage>
      </MatchingFrame>
    );
  const { company, analytics, newsrooms, pagination } = output;
  const period = new URLSearchParams({ ...span, ...shown });
  const { zone } = analytics.period;
  return (
    <MatchingFrame frame={frame} current="/company-management">
      <AppPage>
        <AppPageHead
          {...head}
          lead={`${company.name}, counted up to ${timeIn(analytics.countedAt, zone)}`}
          actions={
            <>
              {bell}
              <a
                href={`/api/v1/company/analytics/csv?${new URLSearchParams(span)}`}
                download
                className={buttonClass({ variant: "ink" })}
              >
                <Download aria-hidden />
                Export (CSV)
              </a>
            </>
          }
        />
        <PeriodBar analytics={analytics} rest={shown} asked={span} badZone={badZone} />
        <div className="mt-7">
          <FigureCards
            names={cards}
            analytics={analytics}
            newsrooms={newsrooms}
            open={typeof asked.how === "string" ? asked.how : undefined}
            query={String(period)}
          />
        </div>
        <NewsroomFigures
          newsrooms={newsrooms}
          analytics={analytics}
          total={pagination.total ?? newsrooms.length}
          period={new URLSearchParams(span)}
          more={
            pagination.nextCursor &&
            `${HERE}?${new URLSearchParams([...period, ["after", pagination.nextCursor]])}`
          }
        />
        {charts.map((spec) => (
          <FigureChart key={spec.title} spec={spec} analytics={analytics} />
        ))}
      </AppPage>
    </MatchingFrame>
  );
}
