import { Newspaper } from "lucide-react";
import type { Metadata } from "next";
import { CoverageList } from "@/components/insights/coverage/coverage-list";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { cursorIn } from "@/lib/core/pagination";
import { listCoverage } from "@/lib/domain/insights/coverage/queries";
import { storyCursor } from "@/lib/domain/insights/coverage/schema";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";

export const metadata: Metadata = { title: "Coverage", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/coverage";
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The published stories of one's collaborations, and what one states of them. */
export default async function CoveragePage({ searchParams }: Props) {
  const { cursor, done } = await searchParams;
  const input = cursorIn(cursor, storyCursor);
  const [frame, { coverage, pagination }] = await Promise.all([
    readFrame(HERE),
    page(listCoverage, input, HERE),
  ]);
  return (
    <MatchingFrame frame={frame} current="/dashboard">
      <AppPage>
        <AppPageHead
          way={[{ href: "/dashboard", label: "Dashboard" }]}
          title="Coverage"
          actions={<div className="max-md:hidden">{frame.bell}</div>}
        />
        {coverage.length === 0 ? (
          <EmptyState
            icon={<Newspaper />}
            title="No story is linked yet"
            level={2}
            action={<LinkButton href="/matching?tab=inbox">To your collaborations</LinkButton>}
          >
            Whoever completes a collaboration names the story that came of it. It stands here once its page
            was read.
          </EmptyState>
        ) : (
          <>
            <p className="max-w-prose text-ink-2 text-pretty">
              Nobody here can measure how a story is read. Of each number your own statement counts in your
              figures, else your partner’s, marked as self-reported.
            </p>
            <CoverageList coverage={coverage} saved={done} />
            {pagination.nextCursor && (
              <LinkButton
                href={`${HERE}?cursor=${encodeURIComponent(pagination.nextCursor)}`}
                className="mt-6"
              >
                Load more
              </LinkButton>
            )}
          </>
        )}
      </AppPage>
    </MatchingFrame>
  );
}
