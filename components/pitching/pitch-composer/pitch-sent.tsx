import { emptyLocation, inboxPath } from "@/components/pitching/inbox/inbox-location";
import type { ComposerRecipient } from "@/components/pitching/pitch-composer/recipient";
import { ANSWER_DAYS } from "@/lib/product";

/** The inbox opens at what one has sent. */
export const SENT_PATH = inboxPath({ ...emptyLocation, box: "sent" });

export const sentTitle = ({ name }: Pick<ComposerRecipient, "name">) => `Pitch sent to ${name}!`;

export function PitchSent({ recipient }: { recipient: Pick<ComposerRecipient, "name"> }) {
  return (
    <p role="status" className="text-ink-2 text-pretty [overflow-wrap:anywhere]">
      It waits up to {ANSWER_DAYS} days for an answer. You hear of it here and by mail as soon as{" "}
      {recipient.name} accepts or declines.
    </p>
  );
}
