"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { api } from "@/lib/client/api";
import { draftText, storedDraft } from "@/lib/client/stored-draft";
import { useFlushOnLeave } from "@/lib/client/use-flush-on-leave";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import { MessageDraft, typedDraft } from "./message-draft";

const draftOf = ({ id, draft }: Pick<ConversationView, "id" | "draft">) =>
  new MessageDraft(
    {
      save: (body) =>
        api.put("/messages/conversations/{id}/draft", { params: { id }, body, keepalive: true }),
      stored: storedDraft("tab", `chat-draft:${id}`, typedDraft),
    },
    draft,
  );

/** Holds the text of the next message, and the new wording of an old one while that is edited. */
export function useMessageDraft(conversation: Pick<ConversationView, "id" | "draft">) {
  const { id, draft: read } = conversation;
  const [draft] = useState(() => draftOf(conversation));
  const begun = useSyncExternalStore(draft.subscribe, draft.getText, () => read.text);
  const [wording, setWording] = useState<string | null>(null);
  const [storedWording] = useState(() => storedDraft("tab", `chat-draft:edit:${id}`, draftText));

  useEffect(() => {
    draft.open();
    // The page was left in the middle of an edit: its text is a draft then, below what was begun before.
    const left = storedWording.read();
    if (left) draft.write(below(draft.getText(), left));
    storedWording.write(null);
    return () => void draft.save();
  }, [draft, storedWording]);
  useEffect(() => draft.take(read), [draft, read]);
  useFlushOnLeave(draft.save);

  return {
    text: wording ?? begun,
    write: (next: string) => {
      if (wording === null) return draft.write(next);
      setWording(next);
      storedWording.write(next);
    },
    /** Begins to edit a text, or ends that with null: what was begun before comes back. */
    edit: (old: string | null) => {
      setWording(old);
      storedWording.write(null);
    },
    /** Puts a text below what was begun. */
    add: (more: string) => draft.write(below(draft.getText(), more)),
    clear: draft.clear,
  };
}

const below = (old: string, more: string) => [old.trim(), more].filter(Boolean).join("\n\n");
