import { expect, it } from "vitest";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";
import { addFirstPage, emptyChat } from "./chat-state";
import { buildTimeline, type TimelineEntry } from "./timeline";

const me = "me";
const viewer = { profileId: me, userId: "me" };
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString();
const message = (seq: number, senderProfileId: string, createdAt: string, senderId = senderProfileId) =>
  ({
    id: `id${seq}`,
    seq,
    senderProfileId,
    senderId,
    createdAt,
    content: `m${seq}`,
    clientKey: null,
  }) as MessageView;

const sketch = (entries: TimelineEntry[]) =>
  entries.map((entry) => {
    if (entry.kind === "group") {
      return `${entry.mine ? "me" : "them"} ${entry.messages.map(({ content }) => content).join(" ")}`;
    }
    if (entry.kind === "call") return `${entry.mine ? "me" : "them"} ${entry.call.outcome}`;
    return entry.kind === "day" ? "day" : entry.text;
  });

const rows = [
  message(1, me, at(16, 17, 30)),
  message(2, "them", at(20, 10, 5)),
  message(3, "them", at(20, 10, 6)),
  message(4, "them", at(20, 10, 30)),
  message(5, me, at(20, 10, 31)),
];
const loaded = addFirstPage(emptyChat(0), rows, null);
const accepted = { key: "accepted", at: at(16, 9, 0), text: "Accepted" };

it("separates days, sides and pauses, and puts events in their place", () => {
  expect(sketch(buildTimeline(loaded, viewer, [accepted]))).toEqual([
    "day",
    "Accepted",
    "me m1",
    "day",
    "them m2 m3",
    "them m4",
    "me m5",
  ]);
});

it("puts a call on a line of its own, between the groups", () => {
  const call = { kind: "voice", outcome: "missed", startedAt: at(20, 10, 31), seconds: null } as const;
  const withCall = [
    ...rows.slice(1, 3),
    { ...message(4, me, at(20, 10, 7)), call },
    message(5, "them", at(20, 10, 8)),
  ];
  expect(sketch(buildTimeline(addFirstPage(emptyChat(0), withCall, null), viewer, []))).toEqual([
    ...["day", "them m2 m3", "me missed", "them m5"],
  ]);
});

it("puts what is on its way last, in the group it will belong to", () => {
  const pending = [
    { clientKey: "k", content: "now", attachments: [], quoted: null, createdAt: at(20, 10, 32) },
  ];
  expect(sketch(buildTimeline({ ...loaded, pending }, viewer, [])).at(-1)).toBe("me m5 now");
});

it("parts what a colleague wrote from one's own, since a group names one person", () => {
  const page = [
    message(1, me, at(20, 10, 0), "her"),
    message(2, me, at(20, 10, 1)),
    message(3, me, at(20, 10, 2)),
  ];
  expect(sketch(buildTimeline(addFirstPage(emptyChat(0), page, null), viewer, []))).toEqual([
    "day",
    "me m1",
    "me m2 m3",
  ]);
});

it("leaves out events before the loaded part, and shows events after all messages", () => {
  const part = addFirstPage(emptyChat(0), rows.slice(1), "older");
  const completed = { key: "completed", at: at(21, 8, 0), text: "Completed" };
  expect(sketch(buildTimeline(part, viewer, [completed, accepted]))).toEqual([
    "day",
    "them m2 m3",
    "them m4",
    "me m5",
    "day",
    "Completed",
  ]);
});

it("shows events in a conversation without a message", () => {
  const empty = addFirstPage(emptyChat(0), [], null);
  expect(sketch(buildTimeline(empty, viewer, [accepted]))).toEqual(["day", "Accepted"]);
});
