import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { RequestForm } from "@/components/profiles/requests/request-form";
import { createRequest } from "@/lib/actions/requests";
import { listRequests } from "@/lib/domain/profiles/requests/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";
import { wayFrom } from "../../way";

export const metadata: Metadata = { title: "New request", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/requests/new";

/** Accounts that are not press get the 404 of the list. */
export default async function NewRequestPage() {
  const [frame] = await Promise.all([readFrame(HERE), page(listRequests, { limit: 1 }, HERE)]);
  return (
    <MatchingFrame frame={frame} current="/requests">
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user, { href: "/requests", label: "Currently Seeking" })}
          title="New request"
        />
        <RequestForm action={createRequest} initial={null} />
      </AppPage>
    </MatchingFrame>
  );
}
