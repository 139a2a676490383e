import type { Metadata } from "next";
import { AppPage } from "@/components/layout/app-page";
import { CandidateScreen } from "@/components/matching/matches/candidate-screen";
import { matchingHeadings } from "@/components/matching/matching/headings";
import { RefreshOnEvents } from "@/components/matching/matching/refresh-on-events";
import { tabPath } from "@/components/matching/matching/tabs";
import { toSavedPitches } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { getCandidate } from "@/lib/domain/matching/matches/queries/suggestions";
import { listDrafts } from "@/lib/domain/pitching/pitch-drafts/queries";
import { parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";

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

/**
 * One profile's card has Send Pitch, and the deck's actions where the two discover each other. Profiles of the viewer's
 * own type, and hidden ones, are not found.
 */
export default async function CandidatePage(props: Props) {
  const found = await read(props);
  const { candidate } = found;
  const here = `/matching/${candidate.profile.id}`;
  const [frame, { drafts }] = await Promise.all([readFrame(here), page(listDrafts, { limit: 100 }, here)]);
  const { user, bell } = frame;
  return (
    <MatchingFrame frame={frame} current={tabPath("discover")}>
      <RefreshOnEvents userId={user.id} events={["match.created", "pitch.updated"]} />
      <AppPage className="max-md:px-0 max-md:pb-4 md:pb-8">
        <CandidateScreen
          key={candidate.profile.id}
          heading={matchingHeadings(parseUserType(user.userType) ?? "press").page}
          viewer={{ ...user.profile, userType: user.userType }}
          candidate={candidate}
          left={{ likes: found.dailyLikesRemaining, superLikes: found.superLikesRemaining }}
          pitches={toSavedPitches(drafts)}
          bell={bell}
        />
      </AppPage>
    </MatchingFrame>
  );
}
