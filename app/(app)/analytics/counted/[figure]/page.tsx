import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readSpan } from "@/components/insights/analytics/period-address";
import { CountedList } from "@/components/insights/dashboard/counted-list";
import { CountedPages } from "@/components/insights/dashboard/counted-pages";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { LinkButton } from "@/components/ui/link-button";
import { cursorIn } from "@/lib/core/pagination";
import { listCountedEvents } from "@/lib/domain/insights/figures/queries";
import { figureNames, figures, isVisits } from "@/lib/domain/insights/figures/rules";
import { countedCursor } from "@/lib/domain/insights/figures/schema";
import { redirectActing } from "@/lib/transport/acting";
import { pageOrRefusal } from "@/lib/transport/page";
import { utcDay } from "@/lib/utils/dates";
import { MatchingFrame, readFrame } from "../../../matching-frame";

export const metadata: Metadata = { title: "What is counted", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ figure: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** What a figure of a period is made of, by the same events. */
export default async function CountedPage({ params, searchParams }: Props) {
  const [{ figure }, asked] = await Promise.all([params, searchParams]);
  const of = figureNames.find((name) => name === figure);
  if (!of) notFound();
  const { span } = readSpan(asked);
  const query = new URLSearchParams(span);
  const here = `/analytics/counted/${of}`;
  const [frame, { output }] = await Promise.all([
    readFrame(`${here}?${query}`),
    pageOrRefusal(listCountedEvents, { of, ...span, ...cursorIn(asked.cursor, countedCursor) }, here),
  ]);
  // The analytics' own page says why a period is refused.
  if (!output) return redirectActing(`/analytics?${query}`);
  const { entries, pages, period, pagination } = output;
  const { label, counted } = figures[of];
  const day = (text: string) => utcDay(`${text}T12:00:00Z`);
  return (
    <MatchingFrame frame={frame} current="/analytics">
      <AppPage>
        <AppPageHead
          way={[{ href: `/analytics?${query}`, label: "Analytics" }]}
          lead={`${day(period.firstDay)} to ${day(period.lastDay)}, days of ${period.zone}`}
          title={label}
          actions={<div className="max-md:hidden">{frame.bell}</div>}
        />
        <p className="max-w-prose text-ink-2 text-pretty">{counted}</p>
        {isVisits(of) ? <CountedPages of={of} pages={pages} /> : <CountedList entries={entries} />}
        {pagination.nextCursor && (
          <LinkButton
            href={`${here}?${new URLSearchParams([...query, ["cursor", pagination.nextCursor]])}`}
            className="mt-6"
          >
            Load more
          </LinkButton>
        )}
      </AppPage>
    </MatchingFrame>
  );
}
