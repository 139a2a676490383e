import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { addMessageFile } from "@/lib/domain/messaging/files/commands/add";
import { sweepUnsentFiles } from "@/lib/domain/messaging/files/commands/sweep";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { makeAccount, makeMember } from "@/tests/factories/accounts";
import { A_PDF, sent } from "@/tests/factories/assets";
import { makeConversation, makeMatch, makeMessage } from "@/tests/factories/conversations";
import { outcomeOf } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { saveMessageDraft } from "./commands/draft";
import { sendMessage } from "./commands/send";
import { getConversation, listConversations } from "./queries/read";

const { sql } = testDatabase();

let pair: Awaited<ReturnType<typeof makeConversation>>;

beforeEach(async () => {
  await moveClock(sql(), "0");
  pair = await makeConversation();
});

const save = (input: object, by = pair.brand) =>
  execute(by.actor, saveMessageDraft, { id: pair.conversationId, ...input });
const stored = async (by = pair.brand) =>
  (await execute(by.actor, getConversation, { id: pair.conversationId })).conversation.draft;
const add = async () =>
  (
    await execute(pair.brand.actor, addMessageFile, {
      ...{ id: pair.conversationId, file: sent(A_PDF, "terms.pdf") },
    })
  ).file;

describe("a draft", () => {
  it("is its writer's on every device, in the conversation and in the list, and nobody else's", async () => {
    expect(await stored()).toEqual({ text: "", attachments: [], counter: 0, savedAt: null });
    const file = await add();
    const { draft, saved } = await save({ text: "The stationmaster can talk", attachments: [file.id] });
    expect(saved).toBe(true);
    expect(draft.attachments.map(({ name }) => name)).toEqual(["terms.pdf"]);
    expect(await stored()).toEqual(draft);
    const { conversations } = await execute(pair.brand.actor, listConversations, {});
    expect(conversations[0]?.draft.text).toBe("The stationmaster can talk");
    expect((await stored(pair.press)).text).toBe("");
    const stranger = await makeAccount({ userType: "source" });
    expect(await outcomeOf(save({ text: "Mine" }, stranger))).toBe("not_found");
  });

  it("counts on however large a counter a client names", async () => {
    for (let n = 0; n < 3; n++) {
      const { draft, saved } = await save({ text: `n${n}`, counter: 2_000_000_000 });
      expect([draft.text, saved, draft.counter < 10_000]).toEqual([`n${n}`, true, true]);
    }
  });

  it("is what was saved last: a save that was overtaken answers what is stored", async () => {
    await save({ text: "one", counter: 1 });
    await save({ text: "three", counter: 3 });
    const { draft, saved } = await save({ text: "two", counter: 2 });
    expect([draft.text, saved]).toEqual(["three", false]);
    expect((await save({ text: "four" })).draft).toMatchObject({ text: "four", counter: 4 });
    const saves = Array.from({ length: 20 }, (_, n) => save({ text: `n${n}`, counter: 10 }));
    const results = await Promise.all(saves);
    expect(results.filter((result) => result.saved)).toHaveLength(1);
    expect(new Set(results.map((result) => result.draft.text)).size).toBe(1);
  });

  it("goes when it is empty, and when its message is sent, whatever was still on its way", async () => {
    await save({ text: "one", counter: 1 });
    expect((await save({ text: "  ", counter: 2 })).draft).toMatchObject({ text: "", counter: 2 });
    await save({ text: "The cab is fine", counter: 3 });
    await makeMessage(pair.brand, pair.conversationId, "The cab is fine");
    expect((await save({ text: "The cab is fin", counter: 4 })).saved).toBe(false);
    expect(await stored()).toMatchObject({ text: "", attachments: [], counter: 4 });
  });

  it("stays where it is later than the one that its message was written as", async () => {
    const { conversationId } = pair;
    const send = (draftCounter: number) =>
      execute(pair.brand.actor, sendMessage, { conversationId, content: "Hello", draftCounter });
    await save({ text: "Hello", counter: 1 });
    await send(0);
    expect((await stored()).text).toBe("Hello");
    await send(1);
    expect(await stored()).toMatchObject({ text: "", counter: 2 });
    await save({ text: "What I write now", counter: 3 });
    await send(1);
    expect((await stored()).text).toBe("What I write now");
    expect(await outcomeOf(send(-1))).toBe("invalid_input");
  });

  it("stays where a send is refused, or repeated", async () => {
    const clientKey = "0190a5f0-0000-7000-8000-000000000002";
    const send = (content: string) =>
      execute(pair.brand.actor, sendMessage, { conversationId: pair.conversationId, content, clientKey });
    await send("Hello");
    await save({ text: "What I write now" });
    await send("Hello");
    expect(await outcomeOf(send(""))).toBe("invalid_input");
    expect((await stored()).text).toBe("What I write now");
  });

  it("shows those of its files that are still there", async () => {
    const [sentOne, old] = [await add(), await add()];
    await save({ text: "Both", attachments: [sentOne.id, old.id] });
    const { conversationId } = pair;
    await execute(pair.press.actor, saveMessageDraft, { id: conversationId, attachments: [old.id] });
    expect((await stored(pair.press)).attachments).toEqual([]);
    await moveClock(sql(), "25 hours");
    await execute(makeJobActor("tests.sweep"), sweepUnsentFiles, {});
    expect((await stored()).attachments).toEqual([]);
  });

  it("is one person's, of several who act for the same newsroom", async () => {
    const brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const member = await makeMember(brand, "manager");
    pair = { ...pair, brand, ...(await makeMatch(brand, pair.press)) };
    await save({ text: "Mine" });
    await save({ text: "Theirs" }, member);
    expect((await stored(brand)).text).toBe("Mine");
  });
});
