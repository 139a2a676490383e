"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { When } from "@/components/chat/when-time";
import { PartyAvatar } from "@/components/inbox/party-avatar";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MatchText } from "@/components/ui/match-text";
import { useSuggestions } from "@/components/ui/use-suggestions";
import { api } from "@/lib/client/api";
import type { ConversationView, MessageView } from "@/lib/domain/messages/schema";
import type { PartyView } from "@/lib/domain/profiles/schema";
import { localBrief } from "@/lib/utils/dates";

export type SearchScope = { conversation: ConversationView | null };

const PAGE = 20;

/** Searches one's messages, in all conversations or in one; a result leads to its place in the conversation. */
export function SearchDialog({
  scope,
  partyOf,
  ownProfileId,
  onClose,
  onFound,
  onChoose,
}: {
  /** Null while closed. */
  scope: SearchScope | null;
  /** The other party of a conversation, where it is known. */
  partyOf: (conversationId: string) => PartyView | null;
  ownProfileId: string;
  onClose: () => void;
  /** Names the conversations of the results, so that their parties can be shown. */
  onFound: (conversationIds: string[]) => void;
  onChoose: (message: MessageView) => void;
}) {
  return (
    <Dialog open={scope !== null} onOpenChange={(open) => !open && onClose()}>
      {scope && (
        <DialogContent
          title={scope.conversation ? "Search this conversation" : "Search messages"}
          phone="full"
          className="md:h-[min(640px,calc(100dvh-64px))]"
        >
          <SearchBody
            conversationId={scope.conversation?.id}
            partyOf={partyOf}
            ownProfileId={ownProfileId}
            onFound={onFound}
            onChoose={onChoose}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}

function SearchBody({
  conversationId,
  partyOf,
  ownProfileId,
  onFound,
  onChoose,
}: {
  conversationId: string | undefined;
  partyOf: (conversationId: string) => PartyView | null;
  ownProfileId: string;
  onFound: (conversationIds: string[]) => void;
  onChoose: (message: MessageView) => void;
}) {
  const [text, setText] = useState("");
  const [pages, setPages] = useState(1);
  const { items, status, ask } = useSuggestions<MessageView>((q, signal) => find(q, signal), {
    minLength: 2,
  });

  async function find(q: string, signal: AbortSignal): Promise<MessageView[]> {
    const response = await api.get("/messages/search", {
      query: { q, conversationId, limit: 100 },
      signal,
    });
    if (!response.ok) throw new Error(response.message);
    onFound([...new Set(response.data.messages.map((message) => message.conversationId))]);
    return response.data.messages.filter(({ deletedAt }) => !deletedAt);
  }

  const shown = items.slice(0, pages * PAGE);
  return (
    <>
      <Field label="Words" hideLabel>
        <Input
          type="search"
          icon={<Search />}
          placeholder="Words of a message"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPages(1);
            ask(event.target.value);
          }}
        />
      </Field>
      <p role="status" className="meta mt-3">
        {status === "loading" && items.length === 0 && "Searching"}
        {status === "ready" && countLabel(items.length)}
        {status === "idle" && "Two letters or more; the last word may be begun only."}
      </p>
      {status === "failed" && (
        <p role="alert" className="mt-1 flex items-center gap-3 text-bad text-sm">
          The search did not work. Nothing is lost.
          <Button size="sm" onClick={() => ask(text)}>
            Try again
          </Button>
        </p>
      )}
      <ul className="-mx-2 mt-2">
        {shown.map((message) => {
          const party = partyOf(message.conversationId);
          return (
            <li key={message.id} className="border-rule border-t first:border-t-0">
              <button
                type="button"
                onClick={() => onChoose(message)}
                className="grid w-full grid-cols-[40px_minmax(0,1fr)] gap-x-3 rounded-md px-2 py-3 text-left hover:bg-sunk"
              >
                {party ? <PartyAvatar party={party} /> : <span />}
                <span className="min-w-0">
                  <span className="flex items-baseline justify-between gap-3">
                    <b className="truncate font-[600] text-sm">
                      {message.senderProfileId === ownProfileId
                        ? `You${party ? ` to ${party.name}` : ""}`
                        : (party?.name ?? "")}
                    </b>
                    <When iso={message.createdAt} as={localBrief} className="meta num flex-none" />
                  </span>
                  <span className="meta line-clamp-2 [overflow-wrap:anywhere]">
                    <MatchText text={message.content} query={text.trim()} />
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {items.length > shown.length && (
        <div className="mt-3 grid justify-items-center">
          <Button size="sm" onClick={() => setPages(pages + 1)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function countLabel(count: number): string {
  if (count === 0) return "Nothing found for this";
  return count === 1 ? "1 message" : `${count >= 100 ? "The newest 100" : count} messages`;
}
