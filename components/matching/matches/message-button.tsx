import { SendPitchButton } from "@/components/matching/matches/send-pitch-button";
import type { PitchRecipient, SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import type { ButtonStyle } from "@/components/ui/button-style";
import { LinkButton } from "@/components/ui/link-button";

/** MESSAGE opens Send Pitch until the two have a conversation, then the chat. */
export function MessageButton({
  recipient,
  conversationId,
  pitches,
  best,
  ...style
}: ButtonStyle & {
  recipient: PitchRecipient;
  conversationId: string | null;
  pitches: SavedPitch[];
  best?: { id: string; percent: string } | null;
}) {
  // The visible word comes first, as people say it to their computer.
  const name = `MESSAGE ${recipient.name}`;
  if (conversationId) {
    return (
      <LinkButton
        href={`/matching?tab=inbox&conversation=${conversationId}`}
        prefetch={false}
        caps
        aria-label={name}
        {...style}
      >
        MESSAGE
      </LinkButton>
    );
  }
  return (
    <SendPitchButton recipient={recipient} pitches={pitches} best={best} name={name} caps {...style}>
      MESSAGE
    </SendPitchButton>
  );
}
