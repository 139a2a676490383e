import { expect, it, vi } from "vitest";
import type { ApiResult } from "@/lib/client/api-types";
import type { MessageView } from "@/lib/domain/messaging/messages/schema";
import type { PendingMessage } from "./chat-state";
import { type ChatCalls, ChatStore, type Outbox } from "./chat-store";

const me = "00000000-0000-7000-8000-00000000000a";
const them = "00000000-0000-7000-8000-00000000000b";

function message(seq: number, senderProfileId = them, extra: Partial<MessageView> = {}): MessageView {
  return {
    id: `00000000-0000-7000-8000-${String(seq).padStart(12, "0")}`,
    conversationId: "00000000-0000-7000-8000-0000000000ff",
    seq,
    senderId: senderProfileId,
    senderProfileId,
    content: `m${seq}`,
    messageType: "TEXT",
    call: null,
    replyTo: null,
    quoted: null,
    version: 1,
    earlier: [],
    editedAt: null,
    reactions: [],
    link: null,
    clientKey: null,
    attachments: [],
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, seq)).toISOString(),
    readAt: null,
    deletedAt: null,
    ...extra,
  };
}

/** A server with a conversation in memory; sends fail, or answer with a delay, where a test says so. */
function makeServer(rows: MessageView[]) {
  const byKey = new Map<string, MessageView>();
  let refusals = 0;
  let lostAnswers = 0;
  const down = { ok: false, code: "unreachable", message: "No network" } as const;
  const page = (found: MessageView[], limit: number, nextCursor: (last: MessageView) => string) => {
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = found.length > limit;
    return {
      ok: true,
      data: { messages: shown },
      pagination: {
        page: null,
        limit,
        total: null,
        totalPages: null,
        hasMore,
        nextCursor: hasMore && last ? nextCursor(last) : null,
      },
    } as ApiResult<{ messages: MessageView[] }>;
  };
  const calls: ChatCalls = {
    list: async ({ cursor, after, limit }) => {
      if (after !== undefined) {
        return page(
          rows.filter(({ seq }) => seq > after),
          limit,
          ({ seq }) => String(seq),
        );
      }
      const before = cursor ? Number(cursor) : Number.POSITIVE_INFINITY;
      const older = rows.filter(({ seq }) => seq < before).reverse();
      return page(older, limit, ({ seq }) => String(seq));
    },
    send: async ({ content, clientKey }) => {
      if (refusals > 0) {
        refusals--;
        return down;
      }
      const made = byKey.get(clientKey) ?? message(rows.length + 1, me, { content, clientKey });
      if (!byKey.has(clientKey)) rows.push(made);
      byKey.set(clientKey, made);
      if (lostAnswers > 0) {
        lostAnswers--;
        return down;
      }
      return { ok: true, data: { message: made } };
    },
    remove: async () => down,
    edit: async (_id, { content }) => ({
      ok: true,
      data: { message: message(1, me, { content, version: 2 }) },
    }),
    react: async () => down,
    markRead: vi.fn(async () => ({ ok: true, data: { message: message(1) } }) as const),
  };
  return {
    calls,
    refuse: (count: number) => {
      refusals = count;
    },
    loseAnswers: (count: number) => {
      lostAnswers = count;
    },
  };
}

const seqs = (store: ChatStore) => store.getState().messages.map(({ seq }) => seq);
const history = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1));

it("opens with the newest page and pages upward to the beginning, in order", async () => {
  const store = new ChatStore(makeServer(history(120)).calls);
  await store.load();
  expect(seqs(store)).toEqual(
    history(120)
      .slice(70)
      .map(({ seq }) => seq),
  );
  await store.loadOlder();
  await store.loadOlder();
  expect(seqs(store)).toEqual(history(120).map(({ seq }) => seq));
  expect(store.getState().older.cursor).toBeNull();
});

it("begins with what the server drew, and brings it up to date, also past a page's worth of news", async () => {
  const rows = history(30);
  const first = { messages: rows.slice(10).reverse(), cursor: "11" };
  const store = new ChatStore(makeServer(rows).calls, { first });
  expect([store.getState().status, seqs(store)[0], seqs(store).at(-1)]).toEqual(["ready", 11, 30]);
  rows[29] = message(30, them, { content: "", deletedAt: "2026-01-01T01:00:00.000Z" });
  rows.push(...history(140).slice(30));
  await store.load();
  expect(seqs(store)).toEqual(Array.from({ length: 130 }, (_, index) => index + 11));
  await store.loadOlder();
  expect(seqs(store)[0]).toBe(1);
});

it("sends in the order written, also where an earlier one is slow", async () => {
  const { calls } = makeServer([]);
  const store = new ChatStore({
    ...calls,
    send: async (body) => {
      if (body.content === "first") await new Promise((resolve) => setImmediate(resolve));
      return calls.send(body);
    },
  });
  await store.load();
  await Promise.all([store.send("first"), store.send("second"), store.send("third")]);
  expect(store.getState().messages.map(({ content }) => content)).toEqual(["first", "second", "third"]);
  expect(store.getState().pending).toEqual([]);
});

it("never doubles a message whose answer was lost: the retry finds the one that arrived", async () => {
  const rows: MessageView[] = [];
  const server = makeServer(rows);
  const store = new ChatStore(server.calls);
  await store.load();
  server.loseAnswers(1);
  await store.send("hello");
  const [failed] = store.getState().pending;
  expect(failed?.problem).toBe("No network");
  await store.retry(failed?.clientKey ?? "");
  expect(rows).toHaveLength(1);
  expect(store.getState()).toMatchObject({ pending: [], messages: [{ content: "hello" }] });
});

it("takes a message that a catch-up brought before its own answer out of what is pending", async () => {
  const server = makeServer([]);
  const store = new ChatStore(server.calls);
  await store.load();
  server.loseAnswers(1);
  await store.send("hello");
  await store.catchUp();
  expect(store.getState()).toMatchObject({ pending: [], messages: [{ content: "hello" }] });
});

it("keeps a failed message with its text, to retry or to discard", async () => {
  const server = makeServer([]);
  const store = new ChatStore(server.calls);
  await store.load();
  server.refuse(1);
  await store.send("hello");
  const [failed] = store.getState().pending;
  expect(failed).toMatchObject({ content: "hello", problem: "No network" });
  store.discard(failed?.clientKey ?? "");
  expect(store.getState().pending).toEqual([]);
});

it("fills the hole that an own answer overtaking theirs leaves", async () => {
  const rows = history(3);
  const store = new ChatStore(makeServer(rows).calls);
  await store.load();
  rows.push(message(4), message(5));
  await store.send("mine");
  await vi.waitFor(() => expect(seqs(store)).toEqual([1, 2, 3, 4, 5, 6]));
});

it("catches up over several pages after a long absence", async () => {
  const rows = history(2);
  const store = new ChatStore(makeServer(rows).calls);
  await store.load();
  rows.push(...history(260).slice(2));
  await Promise.all([store.catchUp(), store.catchUp()]);
  expect(seqs(store)).toEqual(history(260).map(({ seq }) => seq));
});

it("loads back to a message that a search found", async () => {
  const store = new ChatStore(makeServer(history(230)).calls);
  await store.load();
  expect(await store.reach(12)).toBe(true);
  expect(seqs(store)).toContain(12);
});

it("marks read once per news, and what one wrote oneself never", async () => {
  const rows = [message(1), message(2, me)];
  const server = makeServer(rows);
  const store = new ChatStore(server.calls);
  await store.load();
  expect([await store.markRead(me), await store.markRead(me)]).toEqual([true, false]);
  rows.push(message(3, me));
  await store.catchUp();
  expect(await store.markRead(me)).toBe(false);
  rows.push(message(4));
  await store.catchUp();
  expect(await store.markRead(me)).toBe(true);
  expect(server.calls.markRead).toHaveBeenLastCalledWith(message(4).id);
});

it("shows a tombstone for a deleted message and never takes a read mark back", async () => {
  const store = new ChatStore(makeServer(history(2)).calls, { theirReadSeq: 1 });
  await store.load();
  store.noteDeleted(message(2).id);
  store.noteTheirRead(0);
  expect(store.getState().messages[1]).toMatchObject({ content: "", deletedAt: expect.any(String) });
  expect(store.getState().theirReadSeq).toBe(1);
});

it("quotes nothing of a message that was taken back", async () => {
  const { id, seq, senderProfileId } = message(1);
  const quoted = { id, seq, senderProfileId, excerpt: "Two nights", fileKinds: [], isDeleted: false };
  const answer = { ...message(2), quoted };
  const store = new ChatStore(makeServer([message(1), answer]).calls, {});
  await store.load();
  store.noteDeleted(id);
  expect(store.getState().messages[1]?.quoted).toMatchObject({ excerpt: "", isDeleted: true });
});

it("stores what was being sent when the page was left, and deletes what had arrived", async () => {
  const rows: MessageView[] = [];
  const server = makeServer(rows);
  let stored: Parameters<Outbox["write"]>[0] = [];
  const outbox: Outbox = {
    read: () => [...stored],
    write: (pending) => {
      stored = pending;
    },
  };
  const first = new ChatStore(server.calls, { outbox });
  await first.load();
  server.loseAnswers(1);
  await first.send("arrived");
  server.refuse(1);
  await first.send("lost");
  const second = new ChatStore(server.calls, { outbox });
  await second.load();
  await vi.waitFor(() => expect(second.getState().pending).toEqual([]));
  expect(rows.map(({ content }) => content)).toEqual(["arrived", "lost"]);
  expect(stored).toEqual([]);
});

/** Makes the outbox of a page that was closed while these messages were on their way. */
function leftBehind(...messages: { content: string; createdAt: string }[]): Outbox {
  let stored: readonly PendingMessage[] = messages.map((left) => ({
    ...left,
    attachments: [],
    quoted: null,
    clientKey: crypto.randomUUID(),
  }));
  return {
    read: () => [...stored],
    write: (pending) => {
      stored = pending;
    },
  };
}

it("sends what a reload interrupted, once and in order, before what is written then", async () => {
  const rows: MessageView[] = [];
  const server = makeServer(rows);
  const createdAt = new Date().toISOString();
  const outbox = leftBehind({ content: "arrived", createdAt }, { content: "interrupted", createdAt });
  const [arrived] = outbox.read();
  await server.calls.send({
    content: "arrived",
    attachments: [],
    replyTo: null,
    clientKey: arrived?.clientKey ?? "",
  });
  const store = new ChatStore(server.calls, { outbox });
  const loading = store.load();
  await Promise.all([loading, store.send("after")]);
  expect(rows.map(({ content }) => content)).toEqual(["arrived", "interrupted", "after"]);
  expect(store.getState().pending).toEqual([]);
});

it("asks before it sends what was written long ago", async () => {
  const rows: MessageView[] = [];
  const createdAt = new Date(Date.now() - 10 * 60_000).toISOString();
  const store = new ChatStore(makeServer(rows).calls, {
    outbox: leftBehind({ content: "stale", createdAt }),
  });
  await store.load();
  expect(rows).toEqual([]);
  expect(store.getState().pending).toMatchObject([{ content: "stale", problem: expect.any(String) }]);
});

it("lets all that waits for its turn leave with the page, and doubles nothing where the page comes back", async () => {
  const rows: MessageView[] = [];
  const { calls } = makeServer(rows);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let first = true;
  const store = new ChatStore({
    ...calls,
    send: async (body) => {
      const made = await calls.send(body);
      if (first) {
        first = false;
        await held;
      }
      return made;
    },
  });
  await store.load();
  const sends = ["one", "two", "three"].map((content) => store.send(content));
  await vi.waitFor(() => expect(rows).toHaveLength(1));
  store.flush();
  await vi.waitFor(() => expect(rows.map(({ content }) => content)).toEqual(["one", "two", "three"]));
  release();
  await Promise.all(sends);
  expect(rows).toHaveLength(3);
  expect(store.getState()).toMatchObject({ pending: [], messages: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
});

it("sends what failed without a line by itself once it is back, in the order written, before what comes then", async () => {
  const rows: MessageView[] = [];
  const server = makeServer(rows);
  const store = new ChatStore(server.calls);
  await store.load();
  server.refuse(1);
  await Promise.all([store.send("one"), store.send("two")]);
  expect(store.getState().pending).toMatchObject([{ problem: "No network" }, { problem: "No network" }]);
  store.resend();
  store.resend();
  await store.send("three");
  expect(rows.map(({ content }) => content)).toEqual(["one", "two", "three"]);
  expect(store.getState().pending).toEqual([]);
});

it("lets nothing overtake what did not reach the server", async () => {
  const rows: MessageView[] = [];
  const server = makeServer(rows);
  const store = new ChatStore(server.calls);
  await store.load();
  server.refuse(1);
  await Promise.all([store.send("one"), store.send("two"), store.send("three")]);
  expect(rows).toEqual([]);
  expect(store.getState().pending).toMatchObject([{ waits: true }, { waits: true }, { waits: true }]);
  store.resend();
  await vi.waitFor(() => expect(rows.map(({ content }) => content)).toEqual(["one", "two", "three"]));
  expect(store.getState().pending).toEqual([]);
});

it("asks again where nothing says that the line is back, and leaves what was refused or discarded", async () => {
  vi.useFakeTimers();
  const rows: MessageView[] = [];
  const server = makeServer(rows);
  const refused = { ok: false, code: "invalid_input", message: "Too long" } as const;
  const store = new ChatStore({
    ...server.calls,
    send: async (body) => (body.content === "odd" ? refused : server.calls.send(body)),
  });
  await store.load();
  server.refuse(2);
  await Promise.all([store.send("odd"), store.send("kept"), store.send("dropped")]);
  store.discard(store.getState().pending[2]?.clientKey ?? "");
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(rows.map(({ content }) => content)).toEqual(["kept"]);
  expect(store.getState().pending).toMatchObject([{ content: "odd", problem: "Too long" }]);
});

it("shows another wording where the message stands, and says why a reaction was refused", async () => {
  const rows = history(3);
  const store = new ChatStore(makeServer(rows).calls);
  await store.load();
  expect(await store.edit(message(1), "Three nights")).toBeUndefined();
  expect(store.getState().messages[0]).toMatchObject({ seq: 1, content: "Three nights", version: 2 });
  expect(await store.react(message(2), "agreed", true)).toBe("No network");
});
