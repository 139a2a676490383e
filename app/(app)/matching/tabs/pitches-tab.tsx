import { AppPage } from "@/components/layout/app-page";
import { matchingHeadings } from "@/components/matching/headings";
import { PitchBoard } from "@/components/pitches/pitch-board";
import { PitchEditor } from "@/components/pitches/pitch-editor";
import type { UserView } from "@/lib/domain/accounts/schema";
import { getDraft, listDrafts } from "@/lib/domain/pitch-drafts/queries";
import { NEWSWORTHY_ABOVE } from "@/lib/domain/pitches/newsworthiness";
import { parseUserType } from "@/lib/domain/user-type";
import { page } from "@/lib/transport/page";

export type TabProps = { user: UserView; params: Record<string, string | string[] | undefined> };

/** Own pitches; with `edit` in the address (an id, or "new") the editor in their place. */
export async function PitchesTab({ user, params }: TabProps) {
  const type = parseUserType(user.userType) ?? "press";
  const { edit } = params;
  if (typeof edit === "string" && edit !== "") {
    const draft = edit === "new" ? null : (await page(getDraft, { id: edit })).draft;
    const writer = { userId: user.id, name: user.profile.name, type, aiOn: user.preferences.ai };
    return (
      <AppPage>
        <PitchEditor draft={draft} writer={writer} newsLine={NEWSWORTHY_ABOVE} />
      </AppPage>
    );
  }
  const headings = matchingHeadings(type);
  return (
    <PitchBoard
      first={await page(listDrafts, {})}
      type={type}
      newsLine={NEWSWORTHY_ABOVE}
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
