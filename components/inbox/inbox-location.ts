import { type PitchTab, pitchTabs } from "@/lib/domain/pitches/rules";

/** What of the inbox is open, as its address says. */
export type InboxLocation = {
  box: PitchTab | null;
  pitchId: string | null;
  conversationId: string | null;
  /** On screens too narrow for both, whether the pitch stands where the chat does. */
  view: "chat" | "pitch";
  /** The seq of a message a search found. */
  messageSeq: number | null;
};

export const emptyLocation: InboxLocation = {
  box: null,
  pitchId: null,
  conversationId: null,
  view: "chat",
  messageSeq: null,
};

/** Reads an address; what it does not name, or names with a word that is none, is closed. */
export function readLocation(read: (name: string) => string | null | undefined): InboxLocation {
  const box = read("box");
  const seq = Number(read("message"));
  return {
    box: pitchTabs.find((tab) => tab === box) ?? null,
    pitchId: read("pitch") || null,
    conversationId: read("conversation") || null,
    view: read("view") === "pitch" ? "pitch" : "chat",
    messageSeq: Number.isInteger(seq) && seq > 0 ? seq : null,
  };
}

export function inboxPath({ box, pitchId, conversationId, view, messageSeq }: InboxLocation): string {
  const params = new URLSearchParams({ tab: "inbox" });
  if (box) params.set("box", box);
  if (pitchId) params.set("pitch", pitchId);
  if (conversationId) params.set("conversation", conversationId);
  if (view === "pitch") params.set("view", view);
  if (messageSeq) params.set("message", String(messageSeq));
  return `/matching?${params}`;
}
