import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { ForgetDraft } from "@/components/profiles/requests/forget-draft";
import { OwnRequests } from "@/components/profiles/requests/own-requests";
import { DoneNote } from "@/components/ui/done-note";
import { LinkButton } from "@/components/ui/link-button";
import { listRequests } from "@/lib/domain/profiles/requests/queries";
import { requestStatuses } from "@/lib/domain/profiles/requests/schema";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";
import { wayFrom } from "../way";

export const metadata: Metadata = { title: "Currently Seeking", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/requests";
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A form that led back here names what it did. */
const DONE: Record<string, string> = {
  created: "Published. It stands on your profile and your card.",
  saved: "Saved.",
  closed: "Closed. Nobody sees it any more but you.",
  open: "Open again.",
  deleted: "Deleted.",
};

/** Only journalists have requests. Other accounts get the 404 of the list. */
export default async function RequestsPage({ searchParams }: Props) {
  const { status: asked, cursor, done } = await searchParams;
  const status = requestStatuses.find((name) => name === asked);
  const input = { ...(status ? { status } : {}), ...(typeof cursor === "string" ? { cursor } : {}) };
  const [frame, view] = await Promise.all([readFrame(HERE), page(listRequests, input, HERE)]);
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user)}
          title="Currently Seeking"
          actions={
            <>
              <span className="max-md:hidden">{frame.bell}</span>
              <LinkButton href="/assets" className="max-md:hidden">
                Product requests
              </LinkButton>
              <LinkButton href="/requests/new" variant="ink">
                <Plus aria-hidden />
                New request
              </LinkButton>
            </>
          }
        />
        <LinkButton href="/assets" variant="text" size="sm" className="-ml-2 mb-1 md:hidden">
          Product requests
        </LinkButton>
        <DoneNote done={done} messages={DONE} />
        {done === "created" && <ForgetDraft />}
        <OwnRequests view={view} status={status} />
      </AppPage>
    </MatchingFrame>
  );
}
