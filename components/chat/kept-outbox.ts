import type { PendingMessage } from "./chat-state";
import type { Outbox } from "./chat-store";

/** Keeps a conversation's messages on their way in this tab. Storage may be switched off: then nothing is kept. */
export function keptOutbox(conversationId: string): Outbox {
  const key = `chat-outbox:${conversationId}`;
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
        return Array.isArray(kept) ? kept.filter(isPending) : [];
      } catch {
        return [];
      }
    },
    write: (pending) => {
      try {
        if (pending.length > 0) sessionStorage.setItem(key, JSON.stringify(pending));
        else sessionStorage.removeItem(key);
      } catch {}
    },
  };
}

function isPending(value: unknown): value is PendingMessage {
  if (typeof value !== "object" || value === null) return false;
  const { clientKey, content, createdAt } = value as Record<string, unknown>;
  return [clientKey, content, createdAt].every((part) => typeof part === "string");
}
