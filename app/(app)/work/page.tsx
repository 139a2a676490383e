import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { CAMPAIGNS_PATH, WORK_PATH, workLabels } from "@/components/profiles/work-samples/labels";
import { OwnWork } from "@/components/profiles/work-samples/own-work";
import { DoneNote } from "@/components/ui/done-note";
import { LinkButton } from "@/components/ui/link-button";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { MAX_SAMPLES } from "@/lib/domain/profiles/work-samples/limits";
import { listOwnWork } from "@/lib/domain/profiles/work-samples/queries";
import { TOO_MANY } from "@/lib/domain/profiles/work-samples/rules";
import { workKinds } from "@/lib/domain/profiles/work-samples/schema";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";
import { wayFrom } from "../way";

export const metadata: Metadata = { title: workLabels.title, robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A form that led back here names what it did. */
const DONE: Record<string, string> = {
  created: "It stands on your profile.",
  saved: "Saved. Your profile shows it at once.",
  deleted: "Deleted.",
};

/** Journalists and creators see all of their own work. Other accounts get the 404 of the list. */
export default async function WorkPage({ searchParams }: Props) {
  const { kind: asked, cursor, done } = await searchParams;
  const kind = workKinds.find((name) => name === asked);
  const input = { ...(kind ? { kind } : {}), ...(typeof cursor === "string" ? { cursor } : {}) };
  const [frame, view, { profile }] = await Promise.all([
    readFrame(WORK_PATH),
    page(listOwnWork, input, WORK_PATH),
    page(getOwnProfile, {}, WORK_PATH),
  ]);
  const isCreator = profile.userType === "PAID_MEDIA";
  const count = view.counts.portfolio + view.counts.reels;
  const isFull = count >= MAX_SAMPLES;
  return (
    <MatchingFrame frame={frame} current={WORK_PATH}>
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user)}
          title={workLabels.title}
          actions={
            <>
              <span className="max-md:hidden">{frame.bell}</span>
              {isCreator && (
                <LinkButton href={CAMPAIGNS_PATH} className="max-sm:hidden">
                  Campaigns
                </LinkButton>
              )}
              {!isFull && count > 0 && (
                <LinkButton href={`${WORK_PATH}/new`} variant="ink">
                  <Plus aria-hidden />
                  New
                </LinkButton>
              )}
            </>
          }
        />
        <DoneNote done={done} messages={DONE} />
        {isCreator && (
          <p className="mb-4 sm:hidden">
            <LinkButton href={CAMPAIGNS_PATH}>Campaigns</LinkButton>
          </p>
        )}
        {isFull && <p className="mb-6 rounded-md bg-warn-tint px-4 py-3 text-sm text-warn">{TOO_MANY}</p>}
        <OwnWork
          view={view}
          kind={kind}
          isCreator={isCreator}
          profileUrl={profile.listed ? profile.url : null}
        />
      </AppPage>
    </MatchingFrame>
  );
}
