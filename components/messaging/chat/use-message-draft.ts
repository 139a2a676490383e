"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import type { DraftSchema } from "@/lib/client/stored-draft";
import { useFlushOnLeave } from "@/lib/client/use-flush-on-leave";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";

const SAVE_MS = 1500;

/** An empty text is none: what another device has saved shows again. */
const typedText: DraftSchema<string> = {
  safeParse: (stored) =>
    typeof stored === "string" && stored !== "" ? { success: true, data: stored } : { success: false },
};

/** Saves what is typed with the server after a pause. A save that arrives after a later one changes nothing. */
class DraftSaver {
  #unsaved: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly conversationId: string,
    private counter: number,
  ) {}

  note(text: string): void {
    this.#unsaved = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.save, SAVE_MS);
  }

  save = async (): Promise<void> => {
    const text = this.#unsaved;
    this.#forget();
    if (text === null) return;
    const response = await api.put("/messages/conversations/{id}/draft", {
      params: { id: this.conversationId },
      body: { text, counter: ++this.counter },
      keepalive: true,
    });
    // Another device was ahead: the next save is above its own.
    if (response.ok) this.counter = Math.max(this.counter, response.data.draft.counter);
  };

  /** The message was sent, which ends its draft at the server as well. */
  end(): void {
    this.#forget();
    this.counter += 1;
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#unsaved = null;
  }
}

/** What is being typed is stored in this tab at once, and a moment later for one's other devices. */
export function useMessageDraft({ id, draft }: Pick<ConversationView, "id" | "draft">) {
  const [text, setText] = useStoredDraft(`chat-draft:${id}`, typedText, draft.text);
  const [saver] = useState(() => new DraftSaver(id, draft.counter));
  useFlushOnLeave(saver.save);
  useEffect(() => () => void saver.save(), [saver]);
  return {
    text,
    /** The new wording of an old message is no draft, so it is not saved. */
    write: (next: string, isDraft = true) => {
      setText(next);
      if (isDraft) saver.note(next);
    },
    clear: () => {
      saver.end();
      setText("");
    },
  };
}
