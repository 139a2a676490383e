import type { Metadata } from "next";
import { toShellViewer } from "@/components/accounts/shell-viewer";
import { AppPage } from "@/components/layout/app-page";
import { AppShell } from "@/components/layout/app-shell";
import { CandidateScreen } from "@/components/matches/candidate-screen";
import { matchingHeadings } from "@/components/matching/headings";
import { lowItems, matchingItems } from "@/components/matching/shell-items";
import { tabPath } from "@/components/matching/tabs";
import { toSavedPitches } from "@/components/pitch-dialogs/saved-pitch";
import { me } from "@/lib/domain/accounts/queries";
import { matchingCounts } from "@/lib/domain/matches/queries/counts";
import { getCandidate } from "@/lib/domain/matches/queries/suggestions";
import { listDrafts } from "@/lib/domain/pitch-drafts/queries";
import { parseUserType } from "@/lib/domain/user-type";
import { page } from "@/lib/transport/page";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

async function read({ params }: Props) {
  const { id } = await params;
  return page(getCandidate, { id }, `/matching/${id}`);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { candidate } = await read(props);
  return { title: candidate.profile.name };
}

/** One candidate's card with the same actions as in the deck. Strangers to the deck are not found. */
export default async function CandidatePage(props: Props) {
  const found = await read(props);
  const { candidate } = found;
  const [{ user }, { counts }, { drafts }] = await Promise.all([
    page(me, {}),
    page(matchingCounts, {}),
    page(listDrafts, { limit: 100 }),
  ]);
  const viewer = toShellViewer(user);
  return (
    <AppShell
      label="Matching"
      viewer={viewer}
      items={matchingItems(counts)}
      lowItems={lowItems}
      current={tabPath("discover")}
    >
      <AppPage className="max-md:px-0 max-md:pb-4 md:pb-8">
        <CandidateScreen
          key={candidate.profile.id}
          heading={matchingHeadings(parseUserType(user.userType) ?? "press").page}
          viewer={{ name: viewer.name, avatarUrl: user.profile.avatarUrl, accent: viewer.accent }}
          candidate={candidate}
          left={{ likes: found.dailyLikesRemaining, superLikes: found.superLikesRemaining }}
          pitches={toSavedPitches(drafts)}
        />
      </AppPage>
    </AppShell>
  );
}
