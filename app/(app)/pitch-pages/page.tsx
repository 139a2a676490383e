import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { OwnPitchPages } from "@/components/pitching/pitch-pages/own-pitch-pages";
import { DoneNote } from "@/components/ui/done-note";
import { LinkButton } from "@/components/ui/link-button";
import { pitchPageStatuses } from "@/db/enums";
import { listPitchPages } from "@/lib/domain/pitching/pitch-pages/queries";
import { pitchPageDone } from "@/lib/domain/pitching/pitch-pages/rules";
import { settings } from "@/lib/platform/settings/settings";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";
import { wayFrom } from "../way";

export const metadata: Metadata = { title: "Pitch pages", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/pitch-pages";
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Accounts without a newsroom get the 404 of the list. */
export default async function PitchPagesPage({ searchParams }: Props) {
  const { status: asked, cursor, done } = await searchParams;
  const status = pitchPageStatuses.find((name) => name === asked);
  const input = { ...(status ? { status } : {}), ...(typeof cursor === "string" ? { cursor } : {}) };
  const [frame, view] = await Promise.all([readFrame(HERE), page(listPitchPages, input, HERE)]);
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user)}
          title="Pitch pages"
          actions={
            <>
              <span className="max-md:hidden">{frame.bell}</span>
              <LinkButton href="/pitch/new" variant="ink">
                <Plus aria-hidden />
                New pitch page
              </LinkButton>
            </>
          }
        />
        <DoneNote>{doneText(done)}</DoneNote>
        <OwnPitchPages
          view={view}
          status={status}
          origin={settings().APP_URL}
          listed={frame.user.profile.listed}
        />
      </AppPage>
    </MatchingFrame>
  );
}

/** A form that led back here names what it did. */
const doneText = (done: string | string[] | undefined) =>
  typeof done === "string" && Object.hasOwn(pitchPageDone, done)
    ? pitchPageDone[done as keyof typeof pitchPageDone]
    : undefined;
