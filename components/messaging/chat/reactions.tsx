"use client";

import { type ReactionKind, reactionKinds } from "@/db/enums";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";
import { cn } from "@/lib/utils/cn";
import { type MessageActs, reactionLabels } from "./message-acts";

const kindOf = (kind: string) => kind.toLowerCase() as ReactionKind;

/** The reaction of a side, where it gave one. */
export const reactionOf = ({ reactions }: MessageView, kind: ReactionKind, profileId: string) =>
  reactions.find((reaction) => kindOf(reaction.kind) === kind && reaction.profileId === profileId);

/** Reactions stand under the message. One that was given to an earlier wording says so, and can be given anew. */
export function Reactions({
  message,
  ownProfileId,
  theirName,
  onReact,
}: {
  message: MessageView;
  ownProfileId: string;
  /** Who gave those that are not one's own. */
  theirName: string;
  onReact?: MessageActs["onReact"];
}) {
  if (message.reactions.length === 0) return null;
  return (
    <ul aria-label="Reactions" className="flex flex-wrap gap-1">
      {reactionKinds.flatMap((kind) =>
        message.reactions
          .filter((reaction) => kindOf(reaction.kind) === kind)
          .map(({ profileId, isCurrent }) => {
            const { Icon, label } = reactionLabels[kind];
            const isOwn = profileId === ownProfileId;
            const text = (
              <>
                <Icon aria-hidden className="size-3.5" />
                {label}
                {!isCurrent && <b className="font-[600]">before the edit</b>}
                <span className="sr-only">{isOwn ? "by you" : `by ${theirName}`}</span>
              </>
            );
            const look = cn(
              "inline-flex min-h-7 items-center gap-1 rounded-full border border-rule px-2.5 text-xs",
              isCurrent ? "bg-paper" : "border-dashed text-ink-2",
            );
            return (
              <li key={`${kind} ${profileId}`}>
                {isOwn && onReact ? (
                  <button
                    type="button"
                    aria-pressed={isCurrent}
                    onClick={() => onReact(message, kind, !isCurrent)}
                    className={cn(look, "hover:bg-sunk")}
                  >
                    {text}
                  </button>
                ) : (
                  <span className={look}>{text}</span>
                )}
              </li>
            );
          }),
      )}
    </ul>
  );
}
