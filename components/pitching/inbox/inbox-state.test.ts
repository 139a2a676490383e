import { expect, it } from "vitest";
import type { ConversationView } from "@/lib/domain/messaging/messages/schema";
import type { PitchTab } from "@/lib/domain/pitching/pitches/rules";
import type { PitchListView, PitchView } from "@/lib/domain/pitching/pitches/schema";
import { appendPage, findConversation, putConversation, putPitch, rowsOf, startInbox } from "./inbox-state";
import { perksInBrief, previewOf } from "./labels";

const pitch = (id: string, side: PitchView["side"], status: PitchView["status"]) =>
  ({ id, side, status, content: "", what: "", who: "", whyNewsworthy: "" }) as PitchView;
const conversation = (id: string, createdAt: string, archived = false) =>
  ({ id, createdAt, archived, lastMessage: null, unreadCount: 1 }) as ConversationView;

function start(pitches: PitchView[], cursor: string | null = null) {
  const list = {
    pitches,
    counts: { received: 2, sent: 0, active: 0, completed: 0 },
    pagination: { nextCursor: cursor },
  } as PitchListView;
  const conversations = { items: [conversation("k1", "2026-01-02")], cursor: null };
  return startInbox({ box: "received", ai: null, list, conversations, pitch: null, conversation: null });
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

it("moves an accepted pitch out of Received and, where that is loaded, into Active", () => {
  const state = start([pitch("b", "recipient", "SENT"), pitch("a", "recipient", "READ")]);
  const active = { ...state.boxes.received, items: [pitch("0", "sender", "ACCEPTED")] };
  const next = putPitch({ ...state, boxes: { ...state.boxes, active } }, pitch("b", "recipient", "ACCEPTED"));
  expect(ids(next.boxes.received.items)).toEqual(["a"]);
  expect(ids(next.boxes.active.items)).toEqual(["b", "0"]);
  expect(next.boxes.completed.status).toBe("idle");
  expect(next.pitches.b?.status).toBe("ACCEPTED");
});

it("keeps a declined and an expired pitch in Received, and drops a withdrawn one there", () => {
  const state = start([pitch("b", "recipient", "SENT"), pitch("a", "recipient", "SENT")]);
  const declined = putPitch(state, pitch("a", "recipient", "DECLINED"));
  expect(ids(declined.boxes.received.items)).toEqual(["b", "a"]);
  expect(ids(putPitch(declined, pitch("b", "recipient", "WITHDRAWN")).boxes.received.items)).toEqual(["a"]);
});

it("puts a new pitch first, and leaves one below an unfinished list to its page", () => {
  const state = start([pitch("m", "recipient", "SENT")], "next");
  expect(ids(putPitch(state, pitch("z", "recipient", "SENT")).boxes.received.items)).toEqual(["z", "m"]);
  expect(ids(putPitch(state, pitch("a", "recipient", "SENT")).boxes.received.items)).toEqual(["m"]);
});

it("orders conversations by their latest and moves archived ones out, findable in either place", () => {
  const state = putConversation(start([]), conversation("k2", "2026-01-03"));
  expect(ids(state.conversations.items)).toEqual(["k2", "k1"]);
  const archive = { ...state, archived: { ...state.conversations, items: [] } };
  const next = putConversation(archive, conversation("k2", "2026-01-03", true));
  expect(ids(next.conversations.items)).toEqual(["k1"]);
  expect(findConversation(next, ({ id }) => id === "k2")?.archived).toBe(true);
});

it("appends a page without doubling rows that moved meanwhile", () => {
  const { received } = start([pitch("b", "recipient", "SENT")], "next").boxes;
  const page = [pitch("b", "recipient", "SENT"), pitch("a", "recipient", "SENT")];
  expect(appendPage(received, page, null)).toMatchObject({ cursor: null, more: "rest" });
  expect(ids(appendPage(received, page, null).items)).toEqual(["b", "a"]);
});

it("lists the latest first: sent, last written to, completed", () => {
  const one = (id: string, extra: Partial<PitchView>) =>
    ({
      ...pitch(id, "recipient", "SENT"),
      sender: { id: `of ${id}` },
      createdAt: "2026-01-01",
      ...extra,
    }) as PitchView;
  const rows = [
    one("c", { sentAt: "2026-01-03", respondedAt: "2026-01-04", completedAt: "2026-01-05" }),
    one("b", { sentAt: "2026-01-02", respondedAt: "2026-01-03", completedAt: "2026-01-08" }),
    one("a", { sentAt: "2026-01-01", respondedAt: "2026-01-02", completedAt: "2026-01-06" }),
  ];
  const spoken = {
    ...conversation("k", "2026-01-02"),
    counterpartId: "of a",
    lastMessage: { createdAt: "2026-01-07" },
  } as ConversationView;
  const state = putConversation(start(rows), spoken);
  const listed = {
    ...state,
    boxes: { ...state.boxes, active: state.boxes.received, completed: state.boxes.received },
  };
  const shown = (box: PitchTab) => rowsOf(listed, box).map((row) => `${row.pitch.id} ${row.at.slice(-2)}`);
  expect(shown("received")).toEqual(["c 03", "b 02", "a 01"]);
  expect(shown("active")).toEqual(["a 07", "c 04", "b 03"]);
  expect(shown("completed")).toEqual(["b 08", "a 06", "c 05"]);
  expect(rowsOf(listed, "active")[0]?.conversation?.id).toBe("k");
});

it("previews 80 characters and three perks", () => {
  const long = { ...pitch("a", "sender", "SENT"), what: "x".repeat(81) };
  expect(previewOf(long)).toBe(`${"x".repeat(80)}…`);
  expect(previewOf({ ...long, content: "Dear\nTomas" })).toBe("Dear Tomas");
  expect(perksInBrief(["A", "B", "C"])).toBe("A, B, C");
  expect(perksInBrief(["A", "B", "C", "D", "E"])).toBe("A, B, C +2 more");
});
