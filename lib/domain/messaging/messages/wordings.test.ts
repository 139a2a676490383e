import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { addMessageFile } from "@/lib/domain/messaging/files/commands/add";
import { blockProfile } from "@/lib/domain/profiles/blocks/commands";
import { A_PDF, sent } from "@/tests/factories/assets";
import { makeConversation, makeMessage } from "@/tests/factories/conversations";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { editMessage, reactToMessage, unreactToMessage } from "./commands/edit";
import { deleteMessage } from "./commands/manage";
import { sendMessage } from "./commands/send";
import { countUnread, getConversation, listMessages } from "./queries/read";
import { searchMessages } from "./queries/search";
import { messageTexts } from "./rules";
import type { MessageView } from "./schema";

const { sql } = testDatabase();

let pair: Awaited<ReturnType<typeof makeConversation>>;
let first: MessageView;

beforeEach(async () => {
  await moveClock(sql(), "0");
  pair = await makeConversation();
  first = await makeMessage(pair.brand, pair.conversationId, "Two nights in cabin 7");
});

const edit = async (content: string, version = 1, by = pair.brand, id = first.id) =>
  (await execute(by.actor, editMessage, { id, content, version })).message;
const react = async (kind: string, version = 1, by = pair.press, id = first.id) =>
  (await execute(by.actor, reactToMessage, { id, kind, version })).message;
const pageOf = async (by = pair.press) =>
  (await execute(by.actor, listMessages, { id: pair.conversationId })).messages;
const events = async (name: string) =>
  sql()`select e as event from graphile_worker._private_jobs j, jsonb_array_elements(j.payload::jsonb->'events') e
    where e->>'name' = ${name} and e->'data'->>'conversationId' = ${pair.conversationId}`;

describe("a reply", () => {
  it("shows the message that it answers in brief, its files by their kinds, and nothing once it is deleted", async () => {
    const { file } = await execute(pair.brand.actor, addMessageFile, {
      ...{ id: pair.conversationId, file: sent(A_PDF, "terms.pdf") },
    });
    const { message: terms } = await execute(pair.brand.actor, sendMessage, {
      ...{ conversationId: pair.conversationId, attachments: [file.id] },
    });
    const answer = (replyTo: string) =>
      execute(pair.press.actor, sendMessage, {
        conversationId: pair.conversationId,
        content: "Yes",
        replyTo,
      });
    const { message } = await answer(first.id);
    expect(message.quoted).toEqual({
      ...{ id: first.id, seq: 1, senderProfileId: pair.brand.profileId },
      ...{ excerpt: "Two nights in cabin 7", fileKinds: [], isDeleted: false },
    });
    await answer(terms.id);
    await execute(pair.brand.actor, deleteMessage, { id: first.id });
    const [toTerms, toFirst] = await pageOf();
    expect(toTerms?.quoted).toMatchObject({ excerpt: "", fileKinds: ["document"], isDeleted: false });
    expect(toFirst?.quoted).toMatchObject({ id: first.id, excerpt: "", isDeleted: true });
  });
});

describe("an edit", () => {
  it("gives the present text to both and to the search, and the earlier ones in order with their times", async () => {
    await edit("Two nights and breakfast");
    const message = await edit("Two nights, breakfast, the train", 2);
    expect(message).toMatchObject({ seq: 1, version: 3, createdAt: first.createdAt });
    expect(message.earlier.map(({ version, content }) => [version, content])).toEqual([
      [1, "Two nights in cabin 7"],
      [2, "Two nights and breakfast"],
    ]);
    expect(message.earlier[0]?.writtenAt).toBe(first.createdAt);
    expect(message.editedAt && message.editedAt >= (message.earlier[1]?.writtenAt ?? "")).toBe(true);
    expect((await pageOf())[0]).toMatchObject({ content: message.content, earlier: message.earlier });
    const find = async (q: string) =>
      (await execute(pair.press.actor, searchMessages, { q })).messages.map(({ id }) => id);
    expect([await find("cabin"), await find("breakfast")]).toEqual([[], [first.id]]);
    expect(await execute(pair.press.actor, countUnread, {})).toEqual({ count: 1 });
    const channels = (await events("message.edited")).map(({ event }) => event.channel);
    expect(new Set(channels).size).toBe(3);
    expect(channels).toHaveLength(6);
  });

  it("has one winner of twenty at once", async () => {
    const edits = Array.from({ length: 20 }, (_, n) => edit(`Text ${n}`));
    expect(await tally(edits)).toEqual({ ok: 1, conflict: 19 });
    expect((await pageOf())[0]?.earlier).toHaveLength(1);
    expect(await refusalOf(edit("Too early", 1))).toMatchObject({
      ...{ code: "conflict", message: messageTexts.editedMeanwhile, details: { version: "2" } },
    });
  });

  it("is its author's, of a fresh message that is there, which says something", async () => {
    expect(await outcomeOf(edit("Mine now", 1, pair.press))).toBe("forbidden");
    expect(await refusalOf(edit("  "))).toMatchObject({ fields: { content: ["Message is required"] } });
    await moveClock(sql(), "16 minutes");
    expect(await refusalOf(edit("Too old"))).toMatchObject({ message: messageTexts.tooOld });
    await moveClock(sql(), "14 minutes");
    expect((await edit("Just in time")).version).toBe(2);
    await execute(pair.brand.actor, deleteMessage, { id: first.id });
    expect(await refusalOf(edit("Gone", 2))).toMatchObject({ message: messageTexts.deleted });
    const [row] = await sql()`select earlier, content from messages where id = ${first.id}`;
    expect(row).toEqual({ earlier: [], content: "" });
  });

  it("changes nothing where the text is the same, and stops at the nineteenth", async () => {
    expect((await edit(first.content)).version).toBe(1);
    for (let version = 1; version < 20; version++) await edit(`Text ${version}`, version);
    expect(await refusalOf(edit("Once more", 20))).toMatchObject({ message: messageTexts.tooOften });
  });

  it("reaches nobody who is blocked", async () => {
    await execute(pair.press.actor, blockProfile, { id: pair.brand.profileId });
    expect(await outcomeOf(edit("Still here"))).toBe("forbidden");
  });
});

describe("a reaction", () => {
  it("is bound to the wording that it was given to", async () => {
    await react("AGREED");
    expect((await react("thanks")).reactions).toEqual([
      { kind: "AGREED", profileId: pair.press.profileId, version: 1, isCurrent: true },
      { kind: "THANKS", profileId: pair.press.profileId, version: 1, isCurrent: true },
    ]);
    const edited = await edit("You owe nothing but the date");
    expect(edited.reactions.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    expect(await refusalOf(react("question"))).toMatchObject({ message: messageTexts.editedMeanwhile });
    const again = await react("agreed", 2);
    expect(again.reactions.map(({ kind, version }) => [kind, version])).toEqual([
      ["AGREED", 2],
      ["THANKS", 1],
    ]);
  });

  it("is one of a kind from each side, and is taken back", async () => {
    await tally(Array.from({ length: 10 }, () => react("later")));
    expect((await pageOf())[0]?.reactions).toHaveLength(1);
    expect(await events("message.reacted")).toHaveLength(3);
    const unreact = () => execute(pair.press.actor, unreactToMessage, { id: first.id, kind: "later" });
    expect((await unreact()).message.reactions).toEqual([]);
    await unreact();
    expect(await events("message.reacted")).toHaveLength(6);
  });

  it("is the other side's, to what is there, and goes with the message", async () => {
    expect(await refusalOf(react("agreed", 1, pair.brand))).toMatchObject({ message: messageTexts.own });
    await react("agreed");
    await execute(pair.brand.actor, deleteMessage, { id: first.id });
    expect((await pageOf())[0]?.reactions).toEqual([]);
    expect(await outcomeOf(react("thanks"))).toBe("conflict");
    const other = await makeMessage(pair.brand, pair.conversationId);
    await execute(pair.brand.actor, blockProfile, { id: pair.press.profileId });
    expect(await outcomeOf(react("thanks", 1, pair.press, other.id))).toBe("forbidden");
  });

  it("raises no counter and notifies nobody", async () => {
    await react("agreed");
    const { conversation } = await execute(pair.brand.actor, getConversation, { id: pair.conversationId });
    expect(conversation.unreadCount).toBe(0);
    expect(conversation.lastMessage?.reactions).toHaveLength(1);
    const news = await sql()`select kind from notifications where user_id = ${pair.brand.userId}`;
    expect(news.filter(({ kind }) => kind !== "match_created")).toEqual([]);
  });
});
