import { type PitchTab, pitchTabs } from "@/lib/domain/pitching/pitches/rules";

/** The pane that is shown where there is no room for two; the files stand beside the chat in the pitch's place. */
export const inboxViews = ["chat", "pitch", "files"] as const;
export type InboxView = (typeof inboxViews)[number];

/** The inbox's address says what of it is open. */
export type InboxLocation = {
  box: PitchTab | null;
  pitchId: string | null;
  conversationId: string | null;
  view: InboxView;
  /** The seq of a message that a search found. */
  messageSeq: number | null;
  /** Limits the list to received pitches with the assistant's help, or to those without. */
  ai: AiFilter | null;
};

export const aiFilters = ["without", "with"] as const;
export type AiFilter = (typeof aiFilters)[number];

export const emptyLocation: InboxLocation = {
  box: null,
  pitchId: null,
  conversationId: null,
  view: "chat",
  messageSeq: null,
  ai: null,
};

/** Reads an address; what it does not name, or names with an unknown word, is closed. */
export function readLocation(read: (name: string) => string | null | undefined): InboxLocation {
  const box = read("box");
  const seq = Number(read("message"));
  const ai = read("ai");
  return {
    box: pitchTabs.find((tab) => tab === box) ?? null,
    pitchId: read("pitch") || null,
    conversationId: read("conversation") || null,
    view: inboxViews.find((view) => view === read("view")) ?? "chat",
    messageSeq: Number.isInteger(seq) && seq > 0 ? seq : null,
    ai: aiFilters.find((filter) => filter === ai) ?? null,
  };
}

export function inboxPath({ box, pitchId, conversationId, view, messageSeq, ai }: InboxLocation): string {
  const params = new URLSearchParams({ tab: "inbox" });
  if (box) params.set("box", box);
  if (pitchId) params.set("pitch", pitchId);
  if (conversationId) params.set("conversation", conversationId);
  if (view !== "chat") params.set("view", view);
  if (messageSeq) params.set("message", String(messageSeq));
  if (ai) params.set("ai", ai);
  return `/matching?${params}`;
}
