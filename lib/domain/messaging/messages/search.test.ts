import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { makeConversation, makeMessage } from "@/tests/factories/conversations";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { searchMessages } from "./queries/search";

testDatabase();

type Pair = Awaited<ReturnType<typeof makeConversation>>;
let pair: Pair;

beforeAll(async () => {
  pair = await makeConversation();
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
