import { FilePlus2 } from "lucide-react";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { matchingHeadings } from "@/components/matching/matching/headings";
import { Deck } from "@/components/matching/matching/tab-parts";
import { toSavedPitches } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { listHistory } from "@/lib/domain/matching/matches/queries/history";
import { listSuggestions } from "@/lib/domain/matching/matches/queries/suggestions";
import { listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
import { parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { page } from "@/lib/transport/page";
import type { TabProps } from "./tab-props";

/** The tab shows the deck, or what it takes to get one. */
export async function DiscoverTab({ user, bell }: TabProps) {
  const [suggestions, { drafts }, { history }] = await Promise.all([
    page(listSuggestions, {}),
    page(listDrafts, { limit: 100 }),
    page(listHistory, { limit: 1 }),
  ]);
  const headings = matchingHeadings(parseUserType(user.userType) ?? "press");
  if (!suggestions.hasActivePitch) {
    return (
      <AppPage>
        <AppPageHead
          lead={<span className="md:hidden">{headings.phone}</span>}
          title={headings.page}
          actions={<div className="-mr-3 max-md:hidden">{bell}</div>}
        />
        <EmptyState
          icon={<FilePlus2 />}
          title="Create a pitch first"
          level={2}
          action={
            <LinkButton href="/matching?tab=create-pitch" variant="ink">
              Create a pitch
            </LinkButton>
          }
        >
          You need at least one active pitch to find matches and start connecting with media professionals.
        </EmptyState>
      </AppPage>
    );
  }
  const [last] = history;
  return (
    <AppPage className="pb-0! max-md:px-0">
      <Deck
        userId={user.id}
        viewer={{ ...user.profile, userType: user.userType }}
        headings={headings}
        initial={suggestions}
        lastPassId={last?.action === "pass" && last.hides ? last.profile.id : null}
        pitches={toSavedPitches(drafts).filter(({ isActive }) => isActive)}
        bell={bell}
      />
    </AppPage>
  );
}
