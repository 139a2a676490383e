import { Flag } from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { ChoiceLinks } from "@/components/staff/choice-links";
import { CaseList } from "@/components/staff/reports/case-list";
import { EmptyState } from "@/components/ui/empty-state";
import { listCases } from "@/lib/domain/staff/reports/queries";
import { page } from "@/lib/transport/page";
import { AdminFrame, readAdminFrame } from "../admin-frame";
import { askedOf } from "../asked";
import { NextPage } from "../next-page";

export const metadata: Metadata = { title: "Reports", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/admin/reports";

export default async function ReportsPage({ searchParams }: SearchProps) {
  const { cursor, ...asked } = askedOf(await searchParams, ["state", "cursor"]);
  const frame = await readAdminFrame(HERE);
  const { reports, pagination } = await page(listCases, { ...asked, cursor }, HERE);
  const decided = asked.state === "DECIDED";
  return (
    <AdminFrame
      frame={frame}
      current={HERE}
      title="Reports"
      lead={pagination.total === null ? undefined : `${pagination.total} ${decided ? "decided" : "waiting"}`}
    >
      <ChoiceLinks
        label="State"
        links={[
          { href: HERE, label: "Waiting", chosen: !decided },
          { href: `${HERE}?state=DECIDED`, label: "Decided", chosen: decided },
        ]}
      />
      <div className="mt-5">
        {reports.length === 0 ? (
          <EmptyState
            icon={<Flag />}
            title={decided ? "Nothing was decided yet" : "No report waits"}
            level={2}
          >
            What members report stands here, with what it is about.
          </EmptyState>
        ) : (
          <CaseList reports={reports} />
        )}
      </div>
      <NextPage path={HERE} asked={asked} pagination={pagination} />
    </AdminFrame>
  );
}
