import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CountedList } from "@/components/insights/dashboard/counted-list";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { LinkButton } from "@/components/ui/link-button";
import { cursorIn } from "@/lib/core/pagination";
import { listCounted } from "@/lib/domain/insights/dashboard/queries";
import { statCards } from "@/lib/domain/insights/dashboard/rules";
import { countedFigures } from "@/lib/domain/insights/dashboard/schema";
import { countedCursor } from "@/lib/domain/insights/figures/schema";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../../matching-frame";

export const metadata: Metadata = { title: "What is counted", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ figure: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** What a figure of the dashboard is made of, each of it and nothing else. */
export default async function CountedPage({ params, searchParams }: Props) {
  const [{ figure }, { cursor }] = await Promise.all([params, searchParams]);
  const of = countedFigures.find((name) => name === figure);
  if (!of) notFound();
  const here = `/dashboard/counted/${of}`;
  const input = { of, ...cursorIn(cursor, countedCursor) };
  const [frame, { entries, pagination }] = await Promise.all([
    readFrame(here),
    page(listCounted, input, here),
  ]);
  const { label, counted } = statCards[of];
  return (
    <MatchingFrame frame={frame} current="/dashboard">
      <AppPage>
        <AppPageHead
          way={[{ href: "/dashboard", label: "Dashboard" }]}
          title={label}
          actions={<div className="max-md:hidden">{frame.bell}</div>}
        />
        <p className="max-w-prose text-ink-2 text-pretty">{counted}</p>
        <CountedList entries={entries} />
        {pagination.nextCursor && (
          <LinkButton href={`${here}?cursor=${encodeURIComponent(pagination.nextCursor)}`} className="mt-6">
            Load more
          </LinkButton>
        )}
      </AppPage>
    </MatchingFrame>
  );
}
