import { ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { ReviewRow } from "@/components/profiles/verification/review-row";
import { DoneNote } from "@/components/ui/done-note";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { listAppeals } from "@/lib/domain/profiles/evidence/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";

export const metadata: Metadata = { title: "Reviews", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/admin/reviews";

const DONE: Record<string, string> = {
  approved: "Approved. The marks are computed anew, and the owner is notified.",
  declined: "Declined. The owner is notified with your reason.",
};

/** Staff decide appeals here. For everybody else there is no such page: the operation answers so. */
export default async function ReviewsPage({ searchParams }: SearchProps) {
  const { done, cursor } = await searchParams;
  const input = typeof cursor === "string" ? { cursor } : {};
  const { appeals, pagination } = await page(listAppeals, input, HERE);
  const frame = await readFrame(HERE);
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage>
        <AppPageHead
          lead={pagination.total === null ? undefined : `${pagination.total} waiting`}
          title="Reviews"
          actions={<span className="max-md:hidden">{frame.bell}</span>}
        />
        <DoneNote done={done} messages={DONE} />
        {appeals.length === 0 ? (
          <EmptyState icon={<ShieldCheck />} title="No appeal waits" level={2}>
            What journalists send you to look at stands here, the oldest first.
          </EmptyState>
        ) : (
          <div className="rule-ink">
            {appeals.map((appeal) => (
              <ReviewRow key={appeal.id} appeal={appeal} />
            ))}
          </div>
        )}
        {pagination.nextCursor && (
          <div className="pt-10">
            <LinkButton href={`${HERE}?cursor=${encodeURIComponent(pagination.nextCursor)}`}>
              Next page
            </LinkButton>
          </div>
        )}
      </AppPage>
    </MatchingFrame>
  );
}
