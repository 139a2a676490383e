import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { DeleteRequest } from "@/components/profiles/requests/delete-request";
import { RequestForm } from "@/components/profiles/requests/request-form";
import { updateRequest } from "@/lib/actions/requests";
import { getRequest } from "@/lib/domain/profiles/requests/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";
import { wayFrom } from "../../way";

export const metadata: Metadata = { title: "Edit request", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

/** Another's request is the same 404 as an unknown one. */
export default async function EditRequestPage({ params }: Props) {
  const { id } = await params;
  const here = `/requests/${id}`;
  const [frame, { request }] = await Promise.all([readFrame(here), page(getRequest, { id }, here)]);
  return (
    <MatchingFrame frame={frame} current="/requests">
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user, { href: "/requests", label: "Currently Seeking" })}
          title="Edit request"
        />
        <RequestForm action={updateRequest} initial={request} />
        <div className="mt-10 max-w-prose border-rule border-t pt-6">
          <DeleteRequest id={id} title={request.title} />
        </div>
      </AppPage>
    </MatchingFrame>
  );
}
