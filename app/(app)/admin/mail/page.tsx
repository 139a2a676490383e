import { MailX } from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { StopList } from "@/components/staff/mail/stop-list";
import { DoneNote } from "@/components/ui/done-note";
import { EmptyState } from "@/components/ui/empty-state";
import { listStops } from "@/lib/domain/staff/stopped-addresses/queries";
import { page } from "@/lib/transport/page";
import { AdminFrame, readAdminFrame } from "../admin-frame";
import { askedOf } from "../asked";
import { JobStates, JobsPage } from "../jobs-page";
import { NextPage } from "../next-page";

export const metadata: Metadata = { title: "Mail", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/admin/mail";
const DONE = { lifted: "Lifted. The next mail is tried." };

export default async function MailListPage({ searchParams }: SearchProps) {
  const search = await searchParams;
  if (search.state !== "STOPPED") return <JobsPage search={search} mail={true} />;
  const asked = askedOf(search, ["cursor"]);
  const frame = await readAdminFrame(HERE);
  const { addresses, pagination } = await page(listStops, asked, HERE);
  return (
    <AdminFrame
      frame={frame}
      current={HERE}
      title="Mail"
      lead="A mail server that refuses a mail for good stops its address"
    >
      <DoneNote done={search.done} messages={DONE} />
      <JobStates here={HERE} state="STOPPED" mail />
      <div className="mt-5">
        {addresses.length === 0 ? (
          <EmptyState icon={<MailX />} title="No address is stopped" level={2}>
            Addresses whose mail server says that there is no such mailbox stand here, with what it said.
          </EmptyState>
        ) : (
          <StopList addresses={addresses} />
        )}
      </div>
      <NextPage path={HERE} asked={{ state: "STOPPED" }} pagination={pagination} />
    </AdminFrame>
  );
}
