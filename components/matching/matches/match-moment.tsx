"use client";

import { namedFactors, percentOf } from "@/components/matching/matches/labels";
import { MatchNote } from "@/components/matching/matches/match-note";
import { ChoosePitchDialog } from "@/components/pitching/pitch-dialogs/choose-pitch-dialog";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { useMay } from "@/components/profiles/companies/rights";
import { ProfilePlate } from "@/components/profiles/picture/profile-picture";
import { matchedMessage } from "@/lib/domain/matching/matches/rules";
import type { ActOutput, MatchView, SuggestionView } from "@/lib/domain/matching/matches/schema";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { quoted } from "@/lib/utils/quoted";

export type MatchViewer = Pick<PartyView, "name" | "userType" | "avatarUrl" | "logoUrl">;

/** The moment shows a match that was just made, and whether the viewer has a pitch in use. */
export type Moment = { match: MatchView; hasActivePitch: boolean };

/** The match has the score that the viewer liked by: their own like has moved it since. */
export const momentOf = ({ match, hasActivePitch }: ActOutput, liked: SuggestionView): Moment | null => {
  const { matchScore, matchReasons, factors, bestPitch } = liked;
  return match && { match: { ...match, matchScore, matchReasons, factors, bestPitch }, hasActivePitch };
};

/**
 * Two pictures meet. With several active pitches it is the chooser, with one that pitch goes out at once, without any
 * it leads to the pitches.
 */
export function MatchMoment({
  moment,
  viewer,
  pitches,
  onClose,
}: {
  moment: Moment | null;
  viewer: MatchViewer;
  pitches: SavedPitch[];
  onClose: () => void;
}) {
  const maySend = useMay("sendPitches");
  if (!moment) return null;
  const { match } = moment;
  const { profile, bestPitch, matchScore, matchReasons, factors } = match;
  const active = pitches.filter(({ isActive }) => isActive);
  const percent = percentOf(matchScore);
  const shared = {
    recipient: { id: profile.id, name: profile.name },
    headline: matchedMessage(profile.name, moment.hasActivePitch),
    lead: `You liked each other. ${percent} for ${bestPitch ? quoted(bestPitch.title) : "your profile"}.`,
    media: <Meeting viewer={viewer} match={match} />,
  };
  if (maySend && moment.hasActivePitch && active.length > 1) {
    return (
      <ChoosePitchDialog
        open
        {...shared}
        onOpenChange={(open) => !open && onClose()}
        pitches={active}
        best={bestPitch && { id: bestPitch.id, percent }}
        cancelLabel="Keep looking"
      />
    );
  }
  return (
    <MatchNote
      key={match.id}
      {...shared}
      // These two matched: only a factor in favour of it says why.
      factors={namedFactors(factors).filter(({ reason }) => matchReasons.slice(0, 2).includes(reason))}
      pitch={maySend && moment.hasActivePitch ? (active[0] ?? null) : null}
      maySend={maySend}
      conversationId={match.conversationId}
      onClose={onClose}
    />
  );
}

function Meeting({ viewer, match }: { viewer: MatchViewer; match: MatchView }) {
  const shape = "aspect-[4/4.4] max-h-[38dvh] rounded-none";
  return (
    <div className="grid grid-cols-2 gap-0.5 overflow-hidden rounded-t-lg">
      <ProfilePlate profile={viewer} alt="You" className={shape} logo="w-3/5" />
      <ProfilePlate profile={match.profile} className={shape} logo="w-3/5" />
    </div>
  );
}
