import { AppPage } from "@/components/layout/app-page";
import { matchingHeadings } from "@/components/matching/matching/headings";
import { PitchBoard } from "@/components/matching/matching/tab-parts";
import { PitchEditor } from "@/components/pitching/pitches/pitch-editor";
import { NEWSWORTHY_ABOVE } from "@/lib/domain/pitching/newsworthiness/threshold";
import { getDraft, listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { page } from "@/lib/transport/page";
import type { TabProps } from "./tab-props";

/**
 * Reads the pitch that `edit` names, `draft` null for "new"; null without `edit`. The page awaits it before it streams,
 * so that an unknown id, or someone else's, answers 404.
 */
export async function readEditedPitch({
  edit,
}: TabProps["params"]): Promise<{ draft: DraftView | null } | null> {
  if (typeof edit !== "string" || edit === "") return null;
  return edit === "new" ? { draft: null } : page(getDraft, { id: edit });
}

/** With `edit` in the address (an id, or "new") the editor takes the place of the own pitches. */
export async function PitchesTab({ user, params, bell }: TabProps) {
  const type = parseUserType(user.userType) ?? "press";
  const edited = await readEditedPitch(params);
  if (edited) {
    const { draft } = edited;
    const { id: profileId, name } = user.profile;
    const writer = { userId: user.id, profileId, name, type, aiOn: user.preferences.ai };
    return (
      <AppPage>
        <PitchEditor draft={draft} writer={writer} newsThreshold={NEWSWORTHY_ABOVE} bell={bell} />
      </AppPage>
    );
  }
  const headings = matchingHeadings(type);
  return (
    <PitchBoard
      first={await page(listDrafts, {})}
      type={type}
      bell={bell}
      now={new Date().toISOString()}
      lead={
        <>
          <span className="max-md:hidden">{headings.page}</span>
          <span className="md:hidden">{headings.phone}</span>
        </>
      }
    />
  );
}
