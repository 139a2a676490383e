import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { addMessageFile } from "@/lib/domain/messaging/files/commands/add";
import { A_PDF, sent } from "@/tests/factories/assets";
import { makeConversation, makeMessage } from "@/tests/factories/conversations";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { deleteMessage } from "./commands/manage";
import { sendMessage } from "./commands/send";
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

  it("finds a pasted address whatever its scheme, and tells it from one that goes on elsewhere", async () => {
    const [link, other] = [
      "Last year’s piece: https://www.longitude.example/lamp/last-on-the-line?from=home, for the tone",
      "See longitude.example/lamps on the line",
    ];
    for (const content of [link, other]) await makeMessage(chat.brand, chat.conversationId, content);
    for (const address of [
      "https://www.longitude.example/lamp/last-on-the-line?from=home",
      "http://longitude.example/lamp/last-on-the-line",
      "LONGITUDE.example/lamp/",
    ])
      expect(await find(address)).toContain(link);
    expect(await find("https://longitude.example/lamps")).toEqual([other]);
    expect(await find("https://longitude.example/line")).toEqual([]);
    expect(await find("longitude line lam")).toEqual([other, link]);
  });

  it("finds files by their names", async () => {
    const { file } = await execute(chat.brand.actor, addMessageFile, {
      ...{ id: chat.conversationId, file: sent(A_PDF, "night-train_Bérth-plan.pdf") },
    });
    expect(await find("berth plan")).toEqual([]);
    const { message } = await execute(chat.brand.actor, sendMessage, {
      ...{ conversationId: chat.conversationId, content: "Here", attachments: [file.id] },
    });
    for (const q of ["berth pla", "berth-plan", "berth-plan.pdf", "night-train_Berth-plan.pdf"])
      expect([q, await find(q)]).toEqual([q, ["Here"]]);
    const { messages } = await execute(chat.press.actor, searchMessages, { q: "berth" });
    expect(messages[0]?.highlights).toEqual([{ fileId: file.id, start: 12, end: 17 }]);
    await execute(chat.brand.actor, deleteMessage, { id: message.id });
    expect(await find("berth")).toEqual([]);
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

  it("says where a text has what was searched for, accents and case aside", async () => {
    const marked = async (q: string) =>
      (await execute(chat.press.actor, searchMessages, { q })).messages.map(({ content, highlights }) =>
        highlights.map(({ start, end }) => content.slice(start, end)),
      );
    expect(await marked("tromso creme")).toEqual([["Crème", "Tromsø"]]);
    expect(await marked("night tra")).toEqual([
      ["Train", "night"],
      ["night", "train"],
    ]);
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
