import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { blockProfile, unblockProfile } from "@/lib/domain/profiles/blocks/commands";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeConversation, makeMatch, makeMessage } from "@/tests/factories/conversations";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import {
  archiveConversation,
  deleteMessage,
  markConversationRead,
  markMessageRead,
  unarchiveConversation,
} from "./commands/manage";
import { countUnread, getConversation, listConversations, listMessages } from "./queries/read";
import { searchMessages } from "./queries/search";

testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";

type Pair = Awaited<ReturnType<typeof makeConversation>>;
let pair: Pair;

beforeAll(async () => {
  pair = await makeConversation();
});

const conversationOf = async (who: TestAccount, id: string) =>
  (await execute(who.actor, getConversation, { id })).conversation;
const messagesOf = async (who: TestAccount, id: string, query: object = {}) =>
  (await execute(who.actor, listMessages, { id, limit: 100, ...query })).messages;

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
        // A message that arrives meanwhile must not move the older pages.
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

  it("is one's own alone once one of the two blocked the other", async () => {
    const { press, brand, conversationId } = await makeConversation();
    await makeMessage(brand, conversationId);
    await execute(press.actor, blockProfile, { id: brand.profileId });
    const { conversation } = await execute(press.actor, markConversationRead, { id: conversationId });
    expect(conversation.unreadCount).toBe(0);
    expect((await messagesOf(brand, conversationId))[0]?.readAt).toBeNull();
    expect((await conversationOf(brand, conversationId)).counterpartReadSeq).toBe(0);
    await execute(press.actor, unblockProfile, { id: brand.profileId });
    await execute(press.actor, markConversationRead, { id: conversationId });
    expect((await conversationOf(brand, conversationId)).counterpartReadSeq).toBe(1);
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
