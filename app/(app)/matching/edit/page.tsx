import type { Metadata } from "next";
import { AppPage } from "@/components/layout/app-page";
import { tabPath } from "@/components/matching/matching/tabs";
import { PitchEditor } from "@/components/pitching/pitches/pitch-editor";
import { NEWSWORTHY_ABOVE } from "@/lib/domain/pitching/newsworthiness/threshold";
import { getDraft } from "@/lib/domain/pitching/pitch-drafts/queries";
import { parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { redirectActing } from "@/lib/transport/acting";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";

export const metadata: Metadata = { title: "Pitches" };
export const dynamic = "force-dynamic";

const PITCHES = tabPath("create-pitch");

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The pitches' tab with `edit` in its address (an id, or "new") is rendered here: other tabs load no editor. */
export default async function EditPitchPage({ searchParams }: Props) {
  const { edit } = await searchParams;
  if (typeof edit !== "string" || edit === "") return redirectActing(PITCHES);
  const here = `${PITCHES}&edit=${encodeURIComponent(edit)}`;
  // An unknown id, or someone else's, answers 404 before anything is sent.
  const edited = edit === "new" ? null : await page(getDraft, { id: edit }, here);
  const frame = await readFrame(here);
  const { user, bell } = frame;
  const { id: profileId, name } = user.profile;
  const type = parseUserType(user.userType) ?? "press";
  const writer = { userId: user.id, profileId, name, type, aiOn: user.preferences.ai };
  return (
    <MatchingFrame frame={frame} current={PITCHES}>
      <AppPage>
        <PitchEditor
          draft={edited?.draft ?? null}
          writer={writer}
          newsThreshold={NEWSWORTHY_ABOVE}
          bell={bell}
        />
      </AppPage>
    </MatchingFrame>
  );
}
