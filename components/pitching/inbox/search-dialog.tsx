"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { foundLabel } from "@/components/pitching/inbox/labels";
import { SearchHit } from "@/components/pitching/inbox/search-hit";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useSuggestions } from "@/components/ui/use-suggestions";
import { api } from "@/lib/client/api";
import type { ConversationView, MessageHitView, MessageView } from "@/lib/domain/messaging/messages/schema";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";

export type SearchScope = { conversation: ConversationView | null };

const PAGE = 20;

/** The search covers all conversations or one; a result leads to its place in the conversation. */
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
  /** Returns the other party of a conversation, where it is known. */
  partyOf: (conversationId: string) => PartyView | null;
  ownProfileId: string;
  onClose: () => void;
  /** It gets the conversations of the results, so that their parties can be shown. */
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
  const { items, status, ask } = useSuggestions<MessageHitView>((q, signal) => find(q, signal), {
    minLength: 2,
  });

  async function find(q: string, signal: AbortSignal): Promise<MessageHitView[]> {
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
          placeholder="Words, a file’s name or an address"
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
        {status === "ready" && foundLabel(items.length)}
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
        {shown.map((message) => (
          <SearchHit
            key={message.id}
            message={message}
            party={partyOf(message.conversationId)}
            ownProfileId={ownProfileId}
            onOpen={() => onChoose(message)}
          />
        ))}
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
