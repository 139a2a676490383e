import { ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { ReviewRow } from "@/components/profiles/verification/review-row";
import { DoneNote } from "@/components/ui/done-note";
import { EmptyState } from "@/components/ui/empty-state";
import { listAppeals } from "@/lib/domain/profiles/evidence/queries";
import { page } from "@/lib/transport/page";
import { AdminFrame, readAdminFrame } from "../admin-frame";
import { NextPage } from "../next-page";

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
  const frame = await readAdminFrame(HERE);
  const { appeals, pagination } = await page(listAppeals, input, HERE);
  return (
    <AdminFrame
      frame={frame}
      current={HERE}
      title="Reviews"
      lead={pagination.total === null ? undefined : `${pagination.total} waiting`}
    >
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
      <NextPage path={HERE} pagination={pagination} />
    </AdminFrame>
  );
}
