import { MessageButton } from "@/components/matching/matches/message-button";
import type { SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import type { ButtonStyle } from "@/components/ui/button-style";
import { LinkButton } from "@/components/ui/link-button";
import type { MatchView, SuggestionView } from "@/lib/domain/matching/matches/schema";

type Shown = Pick<MatchView | SuggestionView, "profile" | "bestPitch" | "conversationId">;

/** The surrounding element lays the two buttons out. */
export function CardActions({
  card: { profile, bestPitch, conversationId },
  percent,
  pitches,
  message,
}: {
  card: Shown;
  percent: string;
  pitches: SavedPitch[];
  /** The look of MESSAGE. */
  message: ButtonStyle["variant"];
}) {
  return (
    <>
      <LinkButton
        href={profile.url}
        prefetch={false}
        size="sm"
        aria-label={`View Profile of ${profile.name}`}
      >
        View Profile
      </LinkButton>
      <MessageButton
        recipient={{ id: profile.id, name: profile.name }}
        conversationId={conversationId}
        pitches={pitches}
        best={bestPitch && { id: bestPitch.id, percent }}
        variant={message}
        size="sm"
      />
    </>
  );
}
