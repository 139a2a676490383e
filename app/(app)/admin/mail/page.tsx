import { MailCheck, MailX } from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { DeliveryList } from "@/components/staff/mail/delivery-list";
import { StopList } from "@/components/staff/mail/stop-list";
import { DoneNote } from "@/components/ui/done-note";
import { EmptyState } from "@/components/ui/empty-state";
import { listDeliveries } from "@/lib/domain/staff/mail-deliveries/queries";
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
type Search = Awaited<SearchProps["searchParams"]>;

/** What became of the mails, those that failed or wait, and the addresses that take none. */
export default async function MailListPage({ searchParams }: SearchProps) {
  const search = await searchParams;
  if (search.state === "FAILED" || search.state === "WAITING")
    return <JobsPage search={search} mail={true} />;
  return search.state === "STOPPED" ? <Stops search={search} /> : <Deliveries search={search} />;
}

async function Deliveries({ search }: { search: Search }) {
  const { result: state, ...asked } = askedOf(search, ["result", "cursor"]);
  const frame = await readAdminFrame(HERE);
  const { deliveries, counts, pagination } = await page(listDeliveries, { state, ...asked } as never, HERE);
  return (
    <AdminFrame
      frame={frame}
      current={HERE}
      title="Mail"
      lead="Mails of the last 7 days, by what became of them"
    >
      <JobStates here={HERE} state="" mail />
      <div className="mt-5">
        <DeliveryList deliveries={deliveries} counts={counts} chosen={state} here={HERE} />
        {deliveries.length === 0 && (
          <EmptyState icon={<MailCheck />} title="No mail of this kind" level={2}>
            Mails that went out in the last 7 days stand here, with what their servers answered.
          </EmptyState>
        )}
      </div>
      <NextPage path={HERE} asked={state ? { result: state } : {}} pagination={pagination} />
    </AdminFrame>
  );
}

async function Stops({ search }: { search: Search }) {
  const frame = await readAdminFrame(HERE);
  const { addresses, pagination } = await page(listStops, askedOf(search, ["cursor"]), HERE);
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
