"use client";

import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { insteadOfOpening } from "@/components/ui/in-place";
import { MatchText } from "@/components/ui/match-text";
import { When } from "@/components/ui/when-time";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { localBrief } from "@/lib/utils/dates";
import { emptyLocation, inboxPath } from "./inbox-location";

/** A found message links to its place in the conversation, with what was searched for in bold. */
export function SearchHit({
  message: { conversationId, seq, senderProfileId, createdAt, content },
  party,
  ownProfileId,
  query,
  onOpen,
}: {
  message: MessageView;
  /** The other party of its conversation, where it is known. */
  party: PartyView | null;
  ownProfileId: string;
  query: string;
  /** Opens it in place. */
  onOpen?: () => void;
}) {
  return (
    <li className="border-rule border-t first:border-t-0">
      <a
        href={inboxPath({ ...emptyLocation, conversationId, messageSeq: seq })}
        onClick={onOpen && insteadOfOpening(onOpen)}
        className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 rounded-md px-2 py-3 hover:bg-sunk"
      >
        {party ? <ProfilePicture profile={party} /> : <span />}
        <span className="min-w-0">
          <span className="flex items-baseline justify-between gap-3">
            <b className="truncate font-[600] text-sm">
              {senderProfileId === ownProfileId
                ? `You${party ? ` to ${party.name}` : ""}`
                : (party?.name ?? "")}
            </b>
            <When iso={createdAt} as={localBrief} className="meta num flex-none" />
          </span>
          <span className="meta line-clamp-2 [overflow-wrap:anywhere]">
            <MatchText text={content} query={query.trim()} />
          </span>
        </span>
      </a>
    </li>
  );
}
