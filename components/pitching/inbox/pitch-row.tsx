"use client";

import { AcceptForm, ActForm } from "@/components/pitching/inbox/answer-forms";
import { InboxRow } from "@/components/pitching/inbox/inbox-row";
import type { OnShowFeedback } from "@/components/pitching/inbox/show-feedback";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-style";
import { insteadOfOpening } from "@/components/ui/in-place";
import { headlineOf, type PitchTab } from "@/lib/domain/pitching/pitches/rules";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import { type AiFilter, emptyLocation, inboxPath } from "./inbox-location";
import type { BoxRow } from "./inbox-state";
import {
  counterpartOf,
  isCollaboration,
  isUnread,
  isWaiting,
  lastInBrief,
  perksInBrief,
  previewOf,
  statusLabels,
} from "./labels";

/** A pitch has these acts in its row and where it is open. */
export type PitchActs = {
  open: (pitch: PitchView) => void;
  message: (pitch: PitchView) => void;
  accept: (pitch: PitchView) => void;
  decline: (pitch: PitchView) => void;
  withdraw: (pitch: PitchView) => void;
  complete: (pitch: PitchView) => void;
  showFeedback: OnShowFeedback;
};

/** An open pitch offers its acts there, not in its row. */
export function PitchRow({
  row: { pitch, conversation, at },
  box,
  ai,
  current,
  accepting,
  acts,
}: {
  row: BoxRow;
  box: PitchTab;
  ai: AiFilter | null;
  current: boolean;
  /** The pitch's acceptance is being sent. */
  accepting: boolean;
  acts: PitchActs;
}) {
  const { word, tone } = statusLabels[pitch.status];
  const collaborates = isCollaboration(pitch);
  const lastText = collaborates && conversation && lastInBrief(conversation);
  return (
    <InboxRow
      id={pitch.id}
      href={inboxPath({ ...emptyLocation, box, ai, pitchId: pitch.id })}
      party={counterpartOf(pitch)}
      at={at}
      unread={isUnread(pitch) || (collaborates && (conversation?.unreadCount ?? 0) > 0)}
      current={current}
      title={headlineOf(pitch)}
      preview={lastText || previewOf(pitch)}
      foot={
        <>
          <Badge tone={tone}>{word}</Badge>
          {pitch.perks.length > 0 && <span className="meta">{perksInBrief(pitch.perks)}</span>}
        </>
      }
      actions={current ? null : <RowActions pitch={pitch} accepting={accepting} acts={acts} />}
      onOpen={() => acts.open(pitch)}
    />
  );
}

function RowActions({ pitch, accepting, acts }: { pitch: PitchView; accepting: boolean; acts: PitchActs }) {
  const waits = isWaiting(pitch);
  if (pitch.status === "ACCEPTED") {
    return (
      <>
        <a
          href={inboxPath({ ...emptyLocation, pitchId: pitch.id })}
          className={buttonClass({ variant: "tint", size: "sm" })}
          onClick={insteadOfOpening(() => acts.message(pitch))}
        >
          Message
        </a>
        <ActForm act="complete" variant="text" size="sm" pitch={pitch} onPress={() => acts.complete(pitch)}>
          Mark Complete
        </ActForm>
      </>
    );
  }
  if (pitch.status === "COMPLETED" && !pitch.ownRating) {
    return (
      <ActForm act="complete" variant="tint" size="sm" pitch={pitch} onPress={() => acts.complete(pitch)}>
        Rate
      </ActForm>
    );
  }
  if (waits && pitch.side === "recipient") {
    return (
      <>
        <AcceptForm
          variant="tint"
          size="sm"
          pitch={pitch}
          accepting={accepting}
          onPress={() => acts.accept(pitch)}
        />
        <ActForm act="decline" variant="text" size="sm" pitch={pitch} onPress={() => acts.decline(pitch)}>
          Decline
        </ActForm>
      </>
    );
  }
  return (
    <>
      <a
        href={inboxPath({ ...emptyLocation, pitchId: pitch.id })}
        className={buttonClass({ variant: "text", size: "sm", className: "-ml-2" })}
        onClick={insteadOfOpening(() => acts.open(pitch))}
      >
        View Details
      </a>
      {waits && (
        <ActForm act="withdraw" variant="text" size="sm" pitch={pitch} onPress={() => acts.withdraw(pitch)}>
          Withdraw
        </ActForm>
      )}
    </>
  );
}
