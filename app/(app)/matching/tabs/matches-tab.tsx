import { Users } from "lucide-react";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { MatchList } from "@/components/matches/match-list";
import { RefreshOnMatch } from "@/components/matches/refresh-on-match";
import { SuggestionList } from "@/components/matches/suggestion-list";
import { matchingHeadings } from "@/components/matching/headings";
import { toSavedPitches } from "@/components/pitch-dialogs/saved-pitch";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import type { UserView } from "@/lib/domain/accounts/schema";
import { listMatches } from "@/lib/domain/matches/queries/matches";
import { listSuggestions } from "@/lib/domain/matches/queries/suggestions";
import { listDrafts } from "@/lib/domain/pitch-drafts/queries";
import { parseUserType } from "@/lib/domain/user-type";
import { page } from "@/lib/transport/page";

export type TabProps = { user: UserView; params: Record<string, string | string[] | undefined> };

/** Matches: the mutual ones, which the heading counts, then suggestions. */
export async function MatchesTab({ user }: TabProps) {
  const [matched, suggested, { drafts }] = await Promise.all([
    page(listMatches, {}),
    page(listSuggestions, {}),
    page(listDrafts, { limit: 100 }),
  ]);
  const headings = matchingHeadings(parseUserType(user.userType) ?? "press");
  const pitches = toSavedPitches(drafts);
  const { total, totalCapped } = matched.pagination;
  const count = `${(total ?? 0).toLocaleString("en-US")}${totalCapped ? "+" : ""}`;
  const newest = matched.matches[0]?.id ?? "none";
  return (
    <AppPage>
      <RefreshOnMatch userId={user.id} />
      <AppPageHead
        lead={
          <>
            <span className="max-md:hidden">{headings.page}</span>
            <span className="md:hidden">{headings.phone}</span>
          </>
        }
        title={`All Matches (${count})`}
      />
      <Section
        title="Mutual"
        note={matched.matches.length > 0 && "You liked each other. The newest comes first"}
      >
        {matched.matches.length > 0 ? (
          <MatchList key={newest} initial={matched} pitches={pitches} />
        ) : (
          <EmptyState
            icon={<Users />}
            title="No matches found"
            action={
              <LinkButton href="/matching?tab=discover" variant="ink">
                Discover Matches
              </LinkButton>
            }
          >
            Like somebody in Discover. When they like you back, they stand here.
          </EmptyState>
        )}
      </Section>
      {suggested.suggestions.length > 0 && (
        <Section
          title="Suggested next"
          note="Not counted above. MESSAGE sends a pitch first"
          className="mt-12 md:mt-18"
        >
          <SuggestionList
            key={`${newest} ${suggested.suggestions[0]?.profile.id}`}
            initial={suggested}
            pitches={pitches}
          />
        </Section>
      )}
    </AppPage>
  );
}
