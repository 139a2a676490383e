"use client";

import { Paperclip } from "lucide-react";
import { Fragment } from "react";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { insteadOfOpening } from "@/components/ui/in-place";
import { When } from "@/components/ui/when-time";
import type { MessageHitView } from "@/lib/domain/messaging/messages/schema";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { localBrief } from "@/lib/utils/dates";
import { emptyLocation, inboxPath } from "./inbox-location";

type Range = { start: number; end: number };
/** A long text begins this far before the first of them. */
const BEFORE = 40;

/** A text with some of it marked, from near the first mark on. */
function MarkedText({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  const first = ranges[0]?.start ?? 0;
  const from = first > 2 * BEFORE ? text.indexOf(" ", first - BEFORE) + 1 : 0;
  const ends = [from, ...ranges.map(({ end }) => end)];
  return (
    <>
      {from > 0 && "…"}
      {ranges.map(({ start, end }, n) => (
        <Fragment key={start}>
          {text.slice(ends[n], start)}
          <mark className="bg-accent-tint font-[650] text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

/** A found message links to its place in the conversation, with what was searched for marked. */
export function SearchHit({
  message: { conversationId, seq, senderProfileId, createdAt, content, attachments, highlights },
  party,
  ownProfileId,
  onOpen,
}: {
  message: MessageHitView;
  /** The other party of its conversation, where it is known. */
  party: PartyView | null;
  ownProfileId: string;
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
          {content && (
            <span className="meta line-clamp-2 [overflow-wrap:anywhere]">
              <MarkedText text={content} ranges={highlights.filter(({ fileId }) => fileId === null)} />
            </span>
          )}
          {attachments
            .filter(({ id }) => !content || highlights.some(({ fileId }) => fileId === id))
            .map(({ id, name }) => (
              <span key={id} className="meta flex items-center gap-1.5 [overflow-wrap:anywhere]">
                <Paperclip aria-label="File" className="size-3.5 flex-none" />
                <MarkedText text={name} ranges={highlights.filter(({ fileId }) => fileId === id)} />
              </span>
            ))}
        </span>
      </a>
    </li>
  );
}
