import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { listNotifications } from "@/lib/domain/notifications/queries";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeConversation, makeMatch, makeMessage } from "@/tests/factories/conversations";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import {
  archiveConversation,
  deleteMessage,
  markConversationRead,
  markMessageRead,
  unarchiveConversation,
} from "./commands/keep";
import { createConversation, sendMessage } from "./commands/send";
import {
  countUnread,
  getConversation,
  getConversationByMatch,
  getConversationByPitch,
  listConversations,
  listMessages,
} from "./queries/read";
import { searchMessages } from "./queries/search";

const { sql } = testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";

type Pair = Awaited<ReturnType<typeof makeConversation>>;
let pair: Pair;
let stranger: TestAccount;

beforeAll(async () => {
  pair = await makeConversation();
  stranger = await makeAccount({ userType: "source" });
});

const conversationOf = async (who: TestAccount, id: string) =>
  (await execute(who.actor, getConversation, { id })).conversation;
const messagesOf = async (who: TestAccount, id: string, query: object = {}) =>
  (await execute(who.actor, listMessages, { id, limit: 100, ...query })).messages;
const makePitch = async (sender: TestAccount, recipient: TestAccount, status: string) => {
  const id = randomUUID();
  await sql()`insert into pitches (id, sender_id, recipient_id, sender_profile_id, recipient_profile_id, status, sent_at)
    values (${id}, ${sender.userId}, ${recipient.userId}, ${sender.profileId}, ${recipient.profileId}, ${status}, app_now())`;
  return id;
};

describe("who may write to whom", () => {
  it("answers 403 without a match or an accepted pitch, by a user's id and by a profile's", async () => {
    const other = await makeAccount({ userType: "press" });
    for (const recipientId of [other.userId, other.profileId]) {
      expect(await outcomeOf(execute(stranger.actor, createConversation, { recipientId }))).toBe("forbidden");
      const sent = execute(stranger.actor, sendMessage, { recipientId, content: "Hello" });
      expect(await outcomeOf(sent)).toBe("forbidden");
    }
    await makePitch(stranger, other, "sent");
    const waiting = execute(stranger.actor, createConversation, { recipientId: other.profileId });
    expect(await outcomeOf(waiting)).toBe("forbidden");
  });

  it.each(["accepted", "completed"])("opens one conversation for a pair with an %s pitch", async (status) => {
    const [sender, recipient] = [await makeAccount({ userType: "brand" }), await makeAccount()];
    const pitchId = await makePitch(sender, recipient, status);
    const mine = await execute(sender.actor, createConversation, { recipientId: recipient.userId });
    const theirs = await execute(recipient.actor, createConversation, { recipientId: sender.profileId });
    expect(theirs.conversation.id).toBe(mine.conversation.id);
    expect(mine.conversation).toMatchObject({ kind: "pitch", pitchId, counterpartId: recipient.profileId });
    expect(mine.conversation.participants.map((party) => party.id).sort()).toEqual(
      [sender.profileId, recipient.profileId].sort(),
    );
  });

  it("opens one conversation when both sides send their first message at once", async () => {
    const [one, two] = [await makeAccount({ userType: "brand" }), await makeAccount()];
    await makePitch(one, two, "accepted");
    const sends = Array.from({ length: 6 }, (_, n) => {
      const [from, to] = n % 2 ? [one, two] : [two, one];
      return execute(from.actor, sendMessage, { recipientId: to.userId, content: `Number ${n}` });
    });
    const ids = new Set((await Promise.all(sends)).map(({ message }) => message.conversationId));
    expect(ids.size).toBe(1);
  });

  it("answers 404 for nobody, and for somebody hidden whom one has nothing to do with", async () => {
    const hidden = await makeAccount();
    await sql()`update profiles set listed = false, visible = false where id = ${hidden.profileId}`;
    for (const recipientId of [RANDOM_ID, "not-an-id", hidden.profileId]) {
      const opened = execute(stranger.actor, createConversation, { recipientId });
      expect(await outcomeOf(opened)).toBe("not_found");
    }
    const self = execute(stranger.actor, createConversation, { recipientId: stranger.userId });
    expect(await outcomeOf(self)).toBe("invalid_input");
  });

  it("finds the same conversation by the match and by any pitch of the pair", async () => {
    const { press, brand, matchId, conversationId } = await makeConversation();
    const pitchId = await makePitch(brand, press, "accepted");
    for (const who of [press, brand]) {
      const byMatch = await execute(who.actor, getConversationByMatch, { id: matchId });
      const byPitch = await execute(who.actor, getConversationByPitch, { id: pitchId });
      expect([byMatch.conversation.id, byPitch.conversation.id]).toEqual([conversationId, conversationId]);
    }
    expect(await outcomeOf(execute(stranger.actor, getConversationByMatch, { id: matchId }))).toBe(
      "not_found",
    );
    expect(await outcomeOf(execute(stranger.actor, getConversationByPitch, { id: pitchId }))).toBe(
      "not_found",
    );
  });

  it("waits for the confirmed e-mail", async () => {
    const unverified = await makeAccount({ verified: false });
    const { conversationId } = await makeMatch(unverified, pair.brand);
    const sent = execute(unverified.actor, sendMessage, { conversationId, content: "Hello" });
    expect(await outcomeOf(sent)).toBe("email_unverified");
  });

  it("stops for a deleted account, and keeps what was written", async () => {
    const { press, brand, conversationId } = await makeConversation();
    await makeMessage(press, conversationId, "Before");
    await sql()`update users set deleted_at = app_now() where id = ${press.userId}`;
    const sent = execute(brand.actor, sendMessage, { conversationId, content: "After" });
    expect(await outcomeOf(sent)).toBe("forbidden");
    const conversation = await conversationOf(brand, conversationId);
    expect(conversation).toMatchObject({ canSend: false, lastMessage: { content: "Before" } });
    const counterpart = conversation.participants.find((party) => party.id === press.profileId);
    expect(counterpart?.name).toBe("Deleted user");
  });

  it("respects switched-off direct messages, but for those they wrote to and accepted pitches", async () => {
    const { press, brand, conversationId } = await makeConversation();
    await sql()`update profiles set allow_direct_messages = false where id = ${press.profileId}`;
    const sent = () => outcomeOf(execute(brand.actor, sendMessage, { conversationId, content: "Hello" }));
    expect(await sent()).toBe("forbidden");
    expect((await conversationOf(brand, conversationId)).canSend).toBe(false);
    await makeMessage(press, conversationId, "I write first");
    expect(await sent()).toBe("ok");
  });
});

describe("sending", () => {
  it("numbers 20 parallel messages of both sides 1 to 20, in the order of their times", async () => {
    const { press, brand, conversationId } = await makeConversation();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => makeMessage(n % 2 ? press : brand, conversationId, `Number ${n}`)),
    );
    const seen = (await messagesOf(press, conversationId)).toReversed();
    expect(seen.map((message) => message.seq)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(new Set(seen.map((message) => message.content)).size).toBe(20);
    expect(seen.map((message) => message.createdAt)).toEqual(
      seen.map((message) => message.createdAt).toSorted(),
    );
    expect((await conversationOf(press, conversationId)).unreadCount).toBe(10);
    expect((await conversationOf(brand, conversationId)).unreadCount).toBe(10);
  });

  it("answers a repeated send with the message already made, also ten at once", async () => {
    const { press, conversationId } = await makeConversation();
    const clientKey = randomUUID();
    const send = () => execute(press.actor, sendMessage, { conversationId, content: "Once", clientKey });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    answers.push(await send());
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1);
    expect(await messagesOf(press, conversationId)).toHaveLength(1);
  });

  it("keeps line breaks and markup as typed, and takes no id or sender from the request", async () => {
    const hostile = {
      conversationId: pair.conversationId,
      content: "  <b>Hi</b>\n\nthere 👋 ",
      id: RANDOM_ID,
      senderId: stranger.userId,
      senderProfileId: stranger.profileId,
      seq: 900,
    };
    const { message } = await execute(pair.press.actor, sendMessage, hostile);
    expect(message).toMatchObject({
      content: "<b>Hi</b>\n\nthere 👋",
      senderId: pair.press.userId,
      senderProfileId: pair.press.profileId,
      messageType: "TEXT",
    });
    expect(message.id).not.toBe(RANDOM_ID);
    expect(message.seq).toBeLessThan(900);
  });

  it.each([
    ["content", { content: "   " }],
    ["content", { content: undefined }],
    ["content", { content: 7 }],
    ["content", { content: "x".repeat(5001) }],
    ["content", { content: "a\u0000b" }],
    ["messageType", { messageType: "IMAGE" }],
    ["replyTo", { replyTo: "seven" }],
    ["replyTo", { replyTo: RANDOM_ID }],
    ["clientKey", { clientKey: "mine" }],
    ["attachments", { attachments: [{ name: "a.pdf" }] }],
    ["conversationId", { recipientId: RANDOM_ID }],
    ["conversationId", { conversationId: undefined }],
  ])("refuses a bad %s and names the field", async (field, bad) => {
    const input = { conversationId: pair.conversationId, content: "Fine", ...bad };
    const refusal = await refusalOf(execute(pair.press.actor, sendMessage, input as never));
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  it("takes 5,000 characters, any case of TEXT, and an answer to a message of the same conversation", async () => {
    const first = await makeMessage(pair.brand, pair.conversationId, "x".repeat(5000));
    const { message } = await execute(pair.press.actor, sendMessage, {
      conversationId: pair.conversationId,
      content: "Indeed",
      messageType: "text",
      replyTo: first.id,
    });
    expect(message.replyTo).toBe(first.id);
  });
});

describe("reading", () => {
  it("pages upward by cursor through all messages, and by page, without gaps or doubles", async () => {
    const { press, brand, conversationId } = await makeConversation();
    for (let n = 1; n <= 7; n++) await makeMessage(n % 2 ? press : brand, conversationId, `Number ${n}`);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { messages, pagination } = await execute(press.actor, listMessages, {
        id: conversationId,
        limit: 3,
        cursor,
      });
      if (!cursor) {
        expect(pagination).toMatchObject({ page: 1, limit: 3, total: 7, totalPages: 3, hasMore: true });
        // What arrives meanwhile must not move the older pages.
        await makeMessage(brand, conversationId, "Meanwhile");
      }
      seen.push(...messages.map((message) => message.seq));
      cursor = pagination.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect((await messagesOf(press, conversationId, { limit: 3, page: 3 })).map((m) => m.seq)).toEqual([
      2, 1,
    ]);
  });

  it("catches up after a sequence, oldest first, over several pages", async () => {
    const { press, brand, conversationId } = await makeConversation();
    for (let n = 1; n <= 5; n++) await makeMessage(brand, conversationId, `Number ${n}`);
    const first = await execute(press.actor, listMessages, { id: conversationId, after: 2, limit: 2 });
    expect(first.messages.map((message) => message.seq)).toEqual([3, 4]);
    const cursor = first.pagination.nextCursor ?? undefined;
    const rest = await execute(press.actor, listMessages, { id: conversationId, limit: 2, cursor });
    expect(rest.messages.map((message) => message.seq)).toEqual([5]);
    expect(rest.pagination.hasMore).toBe(false);
    expect(await messagesOf(press, conversationId, { after: 5 })).toEqual([]);
  });

  it("counts unread, shows the sender when it was read, and marking twice changes nothing", async () => {
    const { press, brand, conversationId } = await makeConversation();
    const messages = [];
    for (const content of ["One", "Two", "Three"])
      messages.push(await makeMessage(brand, conversationId, content));
    expect(await execute(press.actor, countUnread, {})).toEqual({ count: 3 });
    expect(await execute(brand.actor, countUnread, {})).toEqual({ count: 0 });

    const { message } = await execute(press.actor, markMessageRead, { id: messages[1]!.id });
    expect(message.readAt).not.toBeNull();
    expect(await execute(press.actor, countUnread, {})).toEqual({ count: 1 });
    const seen = await messagesOf(brand, conversationId);
    expect(seen.map((row) => row.readAt !== null)).toEqual([false, true, true]);
    await execute(press.actor, markMessageRead, { id: messages[0]!.id });
    expect((await conversationOf(press, conversationId)).ownReadSeq).toBe(2);

    const { conversation } = await execute(press.actor, markConversationRead, { id: conversationId });
    expect(conversation).toMatchObject({ unreadCount: 0, ownReadSeq: 3 });
    const once = await messagesOf(brand, conversationId);
    await execute(press.actor, markConversationRead, { id: conversationId });
    expect(await messagesOf(brand, conversationId)).toEqual(once);
    expect((await conversationOf(brand, conversationId)).counterpartReadSeq).toBe(3);
  });

  it("does not count the author's own look as reading by the other party", async () => {
    const { press, brand, conversationId } = await makeConversation();
    const message = await makeMessage(press, conversationId);
    await execute(press.actor, markMessageRead, { id: message.id });
    await execute(press.actor, markConversationRead, { id: conversationId });
    expect((await messagesOf(press, conversationId))[0]?.readAt).toBeNull();
    expect((await conversationOf(brand, conversationId)).unreadCount).toBe(1);
  });

  it("counts right while messages arrive and are read at once", async () => {
    const { press, brand, conversationId } = await makeConversation();
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => makeMessage(brand, conversationId, `Number ${n}`)),
      ...Array.from({ length: 4 }, () => execute(press.actor, markConversationRead, { id: conversationId })),
    ]);
    const { unreadCount, ownReadSeq } = await conversationOf(press, conversationId);
    expect(unreadCount).toBe(8 - ownReadSeq);
  });
});

describe("the list of conversations", () => {
  it("pages by cursor, the latest active first, without gaps or doubles", async () => {
    const me = await makeAccount();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      ids.push((await makeMatch(me, await makeAccount({ userType: "brand" }))).conversationId);
    }
    await makeMessage(me, ids[0]!, "Back on top");
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await execute(me.actor, listConversations, { limit: 2, cursor });
      if (!cursor) expect(page.pagination.total).toBe(5);
      seen.push(...page.conversations.map((conversation) => conversation.id));
      cursor = page.pagination.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([ids[0], ids[4], ids[3], ids[2], ids[1]]);
    const { conversations } = await execute(me.actor, listConversations, { limit: 2, page: 3 });
    expect(conversations.map((conversation) => conversation.id)).toEqual([ids[1]]);
  });

  it("keeps an archive per side, left by the other party's message and not by one's own", async () => {
    const { press, brand, conversationId } = await makeConversation();
    const { conversation } = await execute(press.actor, archiveConversation, { id: conversationId });
    expect(conversation.archived).toBe(true);
    const idsOf = async (who: TestAccount, archived: boolean) =>
      (await execute(who.actor, listConversations, { archived })).conversations.map((row) => row.id);
    expect([await idsOf(press, false), await idsOf(press, true)]).toEqual([[], [conversationId]]);
    expect(await idsOf(brand, false)).toEqual([conversationId]);
    await makeMessage(press, conversationId, "From the archive");
    expect(await idsOf(press, true)).toEqual([conversationId]);
    await makeMessage(brand, conversationId, "Hello again");
    expect(await idsOf(press, false)).toEqual([conversationId]);
    await execute(press.actor, archiveConversation, { id: conversationId });
    await execute(press.actor, unarchiveConversation, { id: conversationId });
    expect(await idsOf(press, false)).toEqual([conversationId]);
  });

  it.each(["nonsense", btoa('[1e300,"x"]'), btoa(`[8e15,"${RANDOM_ID}"]`), btoa(`["a","${RANDOM_ID}"]`)])(
    "refuses or bears the forged cursor %s",
    async (cursor) => {
      const outcome = await outcomeOf(execute(pair.press.actor, listConversations, { cursor }));
      expect(["ok", "invalid_input"]).toContain(outcome);
      const messages = execute(pair.press.actor, listMessages, { id: pair.conversationId, cursor });
      expect(await outcomeOf(messages)).toBe("invalid_input");
    },
  );
});

describe("deleting", () => {
  it("leaves a tombstone in its place, for both sides, once and for all", async () => {
    const { press, brand, conversationId } = await makeConversation();
    const message = await makeMessage(press, conversationId, "A secret");
    const { message: gone } = await execute(press.actor, deleteMessage, { id: message.id });
    expect(gone).toMatchObject({ id: message.id, seq: 1, content: "" });
    expect(gone.deletedAt).not.toBeNull();
    const again = await execute(press.actor, deleteMessage, { id: message.id });
    expect(again.message).toEqual(gone);
    expect((await messagesOf(brand, conversationId))[0]?.content).toBe("");
    const conversation = await conversationOf(brand, conversationId);
    expect(conversation).toMatchObject({ unreadCount: 0, lastMessage: { content: "" } });
    const found = await execute(brand.actor, searchMessages, { q: "secret" });
    expect(found.messages).toEqual([]);
  });

  it("is the author's alone", async () => {
    const message = await makeMessage(pair.press, pair.conversationId);
    expect(await outcomeOf(execute(pair.brand.actor, deleteMessage, { id: message.id }))).toBe("forbidden");
  });
});

describe("search", () => {
  let chat: Pair;
  const find = async (q: string, more: object = {}) =>
    (await execute(chat.press.actor, searchMessages, { q, ...more })).messages.map((row) => row.content);

  beforeAll(async () => {
    chat = await makeConversation();
    for (const content of [
      "Crème brûlée in Tromsø",
      "The night train to Rjukan",
      "Train tickets for the night",
    ]) {
      await makeMessage(chat.brand, chat.conversationId, content);
    }
    await makeMessage(pair.press, pair.conversationId, "The night train of somebody else");
  });

  it("finds words without accents or case, the last one by its beginning, in any order, newest first", async () => {
    expect(await find("creme BRU")).toEqual(["Crème brûlée in Tromsø"]);
    expect(await find("tromso")).toEqual(["Crème brûlée in Tromsø"]);
    expect(await find("night tra")).toEqual(["Train tickets for the night", "The night train to Rjukan"]);
    expect(await find("nig train")).toEqual([]);
  });

  it("searches only the caller's own conversations, or one of them", async () => {
    expect(await find("somebody")).toEqual([]);
    expect(await find("night", { conversationId: chat.conversationId })).toHaveLength(2);
    const foreign = execute(chat.press.actor, searchMessages, {
      q: "night",
      conversationId: pair.conversationId,
    });
    expect(await outcomeOf(foreign)).toBe("not_found");
  });

  it("pages by cursor", async () => {
    const first = await execute(chat.press.actor, searchMessages, { q: "night", limit: 1 });
    expect(first.pagination).toMatchObject({ total: 2, hasMore: true });
    const cursor = first.pagination.nextCursor ?? undefined;
    const second = await execute(chat.press.actor, searchMessages, { q: "night", limit: 1, cursor });
    expect(second.messages.map((row) => row.content)).toEqual(["The night train to Rjukan"]);
    expect(second.pagination.hasMore).toBe(false);
  });

  it.each(["'", "''':*", "a & | !", "ŉ ½ \\ :*", "!!!", "<->", "foo:*b", "%_", "a'b\\'c", "x".repeat(200)])(
    "bears %s as text",
    async (q) => {
      expect(await find(q)).toEqual([]);
    },
  );

  it("refuses nothing, too much and NUL", async () => {
    for (const q of ["", "  ", "x".repeat(201), "a\u0000b"]) {
      expect(await outcomeOf(find(q))).toBe("invalid_input");
    }
  });
});

describe("telling the other party", () => {
  const eventsOf = async (text: string) => {
    const rows = await sql()<
      { events: { channel: string; name: string; data: Record<string, unknown> }[] }[]
    >`select payload->'events' as events from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'realtime.publish' and payload::text like ${`%${text}%`} order by j.id`;
    return rows.map((row) => row.events);
  };
  const mailsOf = async (messageId: string) => {
    const rows = await sql()<{ user_id: string }[]>`
      select payload->>'userId' as user_id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'messages.firstMessageMail' and payload->>'messageId' = ${messageId}`;
    return rows.map((row) => row.user_id);
  };

  it("sends ids only, to the open chat and to both parties' own channels", async () => {
    const { press, brand, conversationId } = await makeConversation();
    const message = await makeMessage(press, conversationId, "Not for the wire");
    const [events] = await eventsOf(message.id);
    const created = events?.filter((event) => event.name === "message.created") ?? [];
    expect(new Set(created.map((event) => event.channel))).toEqual(
      new Set([
        `presence-conversation-${conversationId}`,
        `private-user-${press.userId}`,
        `private-user-${brand.userId}`,
      ]),
    );
    for (const event of created) {
      expect(event.data).toEqual({ conversationId, messageId: message.id, seq: 1 });
    }
    expect(JSON.stringify(events)).not.toContain("Not for the wire");
    await execute(brand.actor, markConversationRead, { id: conversationId });
    const [, read] = await eventsOf(conversationId);
    expect(read?.map((event) => event.name)).toEqual(["message.read", "message.read", "message.read"]);
  });

  it("notifies once until the conversation was read, and mails the very first message only", async () => {
    const { press, brand, conversationId } = await makeConversation();
    const first = await makeMessage(press, conversationId);
    const second = await makeMessage(press, conversationId);
    const bell = async () => {
      const { notifications } = await execute(brand.actor, listNotifications, {});
      return notifications.filter((row) => row.kind === "MESSAGE_RECEIVED").map((row) => row.readAt !== null);
    };
    expect(await bell()).toEqual([false]);
    await execute(brand.actor, markConversationRead, { id: conversationId });
    expect(await bell()).toEqual([true]);
    const third = await makeMessage(press, conversationId);
    expect(await bell()).toEqual([false, true]);
    const answer = await makeMessage(brand, conversationId);
    expect([
      await mailsOf(first.id),
      await mailsOf(second.id),
      await mailsOf(third.id),
      await mailsOf(answer.id),
    ]).toEqual([[brand.userId], [], [], [press.userId]]);
  });
});

describe("a conversation is its two parties' alone", () => {
  const about = { getConversation, listMessages, markConversationRead, archiveConversation };
  const ofMessage = { markMessageRead, deleteMessage };
  const verbs = Object.entries({ ...about, unarchiveConversation, ...ofMessage });

  it.each(verbs)("%s answers a stranger like a random id, and nobody like nobody", async (name, bound) => {
    const verb = bound as typeof getConversation;
    const message = await makeMessage(pair.press, pair.conversationId);
    const id = name in ofMessage ? message.id : pair.conversationId;
    expect(await outcomeOf(execute(stranger.actor, verb, { id }))).toBe("not_found");
    expect(await outcomeOf(execute(stranger.actor, verb, { id: RANDOM_ID }))).toBe("not_found");
    expect(await outcomeOf(execute(stranger.actor, verb, { id: "not-an-id" }))).toBe("not_found");
    expect(await outcomeOf(execute(anonymous(), verb, { id }))).toBe("unauthenticated");
  });

  it("answers a stranger's send like a send to a random id", async () => {
    for (const conversationId of [pair.conversationId, RANDOM_ID, "not-an-id"]) {
      const sent = execute(stranger.actor, sendMessage, { conversationId, content: "Hello" });
      expect(await outcomeOf(sent)).toBe("not_found");
    }
  });
});
