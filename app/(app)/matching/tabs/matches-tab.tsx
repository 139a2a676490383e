import { Users } from "lucide-react";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { ForPitch } from "@/components/matching/matches/for-pitch";
import { WhyLink } from "@/components/matching/matches/learning/why-link";
import { readForPitch } from "@/components/matching/matching/for-pitch-address";
import { matchingHeadings } from "@/components/matching/matching/headings";
import { RefreshOnEvents } from "@/components/matching/matching/refresh-on-events";
import { MatchList, SuggestionList } from "@/components/matching/matching/tab-parts";
import { toSavedPitches } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import { listMatches } from "@/lib/domain/matching/matches/queries/matches";
import { listSuggestions } from "@/lib/domain/matching/matches/queries/suggestions";
import { listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
import { parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { page } from "@/lib/transport/page";
import type { TabProps } from "./tab-props";

/**
 * Mutual matches, which the heading counts, come first. Suggestions are scored by the pitch `for` names, else by all.
 */
export async function MatchesTab({ user, params, bell }: TabProps) {
  const { drafts } = await page(listDrafts, { limit: 100 });
  const pitches = toSavedPitches(drafts);
  const active = pitches.filter(({ isActive }) => isActive);
  const pitchId = readForPitch(params.for, active);
  const [matched, suggested] = await Promise.all([
    page(listMatches, { pitchId }),
    page(listSuggestions, { pitchId }),
  ]);
  const headings = matchingHeadings(parseUserType(user.userType) ?? "press");
  const { total, totalCapped } = matched.pagination;
  const count = `${(total ?? 0).toLocaleString("en-US")}${totalCapped ? "+" : ""}`;
  const newest = matched.matches[0]?.id ?? "none";
  return (
    <AppPage>
      <RefreshOnEvents userId={user.id} events={["match.created"]} />
      <AppPageHead
        className="max-md:grid-cols-1"
        lead={
          <>
            <span className="max-md:hidden">{headings.page}</span>
            <span className="md:hidden">{headings.phone}</span>
          </>
        }
        title={`All Matches (${count})`}
        actions={
          <>
            <ForPitch pitches={active} pitchId={pitchId} />
            <div className="-mr-3 max-md:hidden">{bell}</div>
          </>
        }
      />
      <Section
        title="Mutual"
        note={matched.matches.length > 0 && "You liked each other. The newest comes first"}
      >
        {matched.matches.length > 0 ? (
          <MatchList key={`${newest} ${pitchId}`} initial={matched} pitches={pitches} pitchId={pitchId} />
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
          note={
            <>
              Not counted above. MESSAGE sends a pitch first <WhyLink className="-mr-2" />
            </>
          }
          className="mt-12 md:mt-18"
        >
          <SuggestionList
            key={`${newest} ${pitchId} ${suggested.suggestions[0]?.profile.id}`}
            initial={suggested}
            pitches={pitches}
            pitchId={pitchId}
          />
        </Section>
      )}
    </AppPage>
  );
}
