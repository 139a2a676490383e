"use client";

import { useEffect, useState } from "react";

/** The unsent text of a conversation, kept in this tab so that a reload or a look elsewhere loses nothing. */
export function useDraft(conversationId: string): [string, (text: string) => void] {
  const key = `chat-draft:${conversationId}`;
  const [text, setText] = useState("");
  useEffect(() => {
    // Storage may be switched off: then there is no draft, and nothing else is wrong.
    try {
      setText(sessionStorage.getItem(key) ?? "");
    } catch {}
  }, [key]);
  const write = (next: string) => {
    setText(next);
    try {
      if (next) sessionStorage.setItem(key, next);
      else sessionStorage.removeItem(key);
    } catch {}
  };
  return [text, write];
}
