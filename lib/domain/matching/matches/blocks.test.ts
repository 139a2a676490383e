import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { createConversation, sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { getConversation } from "@/lib/domain/messaging/messages/queries/read";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { blockProfile, unblockProfile } from "@/lib/domain/profiles/blocks/commands";
import { YOU_BLOCKED } from "@/lib/domain/profiles/blocks/policy";
import { listBlocks } from "@/lib/domain/profiles/blocks/queries";
import { createNewsroom } from "@/lib/domain/profiles/companies/commands/newsrooms";
import { actorOf, makeAccount, type TestAccount, unique } from "@/tests/factories/accounts";
import { makeMatch, makeMessage } from "@/tests/factories/conversations";
import { decide } from "@/tests/factories/matches";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { completePitchBody, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { act } from "./commands/act";
import { getCandidate, listSuggestions } from "./queries/suggestions";

const { sql } = testDatabase();
let brand: TestAccount;
let press: TestAccount;

beforeEach(async () => {
  ({ brand, press } = await makePair());
});

const block = (by: TestAccount, whom: TestAccount) => execute(by.actor, blockProfile, { id: whom.profileId });
const unblock = (by: TestAccount, whom: TestAccount) =>
  execute(by.actor, unblockProfile, { id: whom.profileId });
const suggestedTo = async (who: TestAccount) =>
  (await execute(who.actor, listSuggestions, { limit: 50 })).suggestions.map(({ profile }) => profile.id);
const pitch = (from: TestAccount, to: TestAccount) =>
  execute(from.actor, createPitch, { ...completePitchBody(), recipientId: to.profileId });

describe("a block", () => {
  it("refuses the blocked side as a profile that nobody sees does, and names the way back to who blocked", async () => {
    const hidden = await makeAccount({ userType: "press" });
    await sql()`update profiles set visible = false, listed = false where id = ${hidden.profileId}`;
    const unknown = await refusalOf(pitch(brand, hidden));
    await block(press, brand);
    const refused = await refusalOf(pitch(brand, press));
    expect([refused.code, refused.message, refused.details]).toEqual([
      unknown.code,
      unknown.message,
      unknown.details,
    ]);
    expect(await refusalOf(pitch(press, brand))).toMatchObject({ code: "forbidden", message: YOU_BLOCKED });
    await unblock(press, brand);
    expect(await outcomeOf(pitch(brand, press))).toBe("ok");
  });

  it("holds for every newsroom of the company, those that it opens later as well", async () => {
    const company = await makeAccount({ userType: "brand", company: unique("Hollow Pine") });
    const open = async () => {
      const { newsroom } = await execute(company.actor, createNewsroom, {
        ...{ name: unique("Pine Larder"), kind: "brand" },
      });
      await sql()`update profiles set tagline = 'Forest food', location_text = 'Oslo, Norway' where id = ${newsroom.id}`;
      return { ...company, profileId: newsroom.id, actor: await actorOf(company.accessToken, newsroom.id) };
    };
    const second = await open();
    await block(press, company);
    const third = await open();
    for (const newsroom of [second, third]) expect(await outcomeOf(pitch(newsroom, press))).toBe("not_found");
    // Those that are not public are named to nobody by it.
    const { blocks } = await execute(press.actor, listBlocks, {});
    expect(blocks.map(({ id }) => id)).toEqual([company.profileId]);
    await unblock(press, third);
    expect(await outcomeOf(pitch(second, press))).toBe("ok");
  });

  it("starts no collaboration from a pitch that waited, which can still be declined", async () => {
    const { id } = await sendPitchTo(brand, press);
    await block(press, brand);
    const answer = (response: string) =>
      execute(press.actor, respondToPitch, { id, response, reason: "other" });
    expect((await refusalOf(answer("accepted"))).message).toBe(YOU_BLOCKED);
    expect(await outcomeOf(answer("declined"))).toBe("ok");
  });

  it("stops the messages of both, also where they had written before, until it is taken back", async () => {
    const { conversationId } = await makeMatch(brand, press);
    await makeMessage(brand, conversationId);
    await block(press, brand);
    const refused = async ({ actor }: TestAccount) =>
      (await refusalOf(execute(actor, sendMessage, { conversationId, content: "Hello" }))).message;
    expect(await refused(press)).toBe(YOU_BLOCKED);
    expect(await refused(brand)).toBe("This person does not take messages any more.");
    const seenBy = async (who: TestAccount) =>
      (await execute(who.actor, getConversation, { id: conversationId })).conversation;
    expect(await seenBy(brand)).toMatchObject({ canSend: false, blocked: false });
    expect(await seenBy(press)).toMatchObject({ canSend: false, blocked: true });
    await unblock(press, brand);
    expect(await outcomeOf(makeMessage(brand, conversationId))).toBe("ok");
  });

  it("opens no conversation for what entitled the two", async () => {
    await sql()`insert into matches (id, profile_a, profile_b) values (gen_random_uuid(),
      least(${brand.profileId}, ${press.profileId}::uuid), greatest(${brand.profileId}, ${press.profileId}::uuid))`;
    await block(press, brand);
    const opened = execute(brand.actor, createConversation, { recipientId: press.profileId });
    expect(await outcomeOf(opened)).toBe("not_found");
  });

  it("suggests neither to the other, and makes no match of their likes", async () => {
    expect(await suggestedTo(press)).toContain(brand.profileId);
    await decide(press, brand, "like");
    await block(press, brand);
    expect(await suggestedTo(press)).not.toContain(brand.profileId);
    expect(await suggestedTo(brand)).not.toContain(press.profileId);
    expect(await outcomeOf(execute(brand.actor, getCandidate, { id: press.profileId }))).toBe("not_found");
    const like = execute(brand.actor, act, { id: press.profileId, action: "like" });
    expect(await outcomeOf(like)).toBe("not_found");
    expect(await sql()`select 1 from matches where ${press.profileId} in (profile_a, profile_b)`).toEqual([]);
  });

  it("is the blocker's own to list and to take back, and of the other nothing is said", async () => {
    await block(press, brand);
    await block(press, brand);
    await unblock(brand, press);
    const { blocks } = await execute(press.actor, listBlocks, {});
    expect(blocks.map(({ id }) => id)).toEqual([brand.profileId]);
    expect((await execute(brand.actor, listBlocks, {})).blocks).toEqual([]);
    expect(await outcomeOf(pitch(brand, press))).toBe("not_found");
    expect(await outcomeOf(block(press, press))).toBe("invalid_input");
  });

  it("is possible of a hidden profile that has pitched, and of no other hidden one", async () => {
    await sendPitchTo(brand, press);
    const stranger = await makeAccount({ userType: "source" });
    for (const { profileId } of [brand, stranger])
      await sql()`update profiles set visible = false, listed = false where id = ${profileId}`;
    expect(await outcomeOf(block(press, brand))).toBe("ok");
    expect(await outcomeOf(block(press, stranger))).toBe("not_found");
  });
});

describe("twenty at once against a block", () => {
  it("lets pass what came before it and nothing after", async () => {
    const senders = await Promise.all(Array.from({ length: 20 }, () => makeAccount({ userType: "brand" })));
    const outcomes = await tally(senders.flatMap((sender) => [block(press, sender), pitch(sender, press)]));
    expect((outcomes.ok ?? 0) + (outcomes.not_found ?? 0)).toBe(40);
    const pitches =
      await sql()`select sender_profile_id, created_at from pitches where recipient_profile_id = ${press.profileId}`;
    expect(pitches).toHaveLength((outcomes.ok ?? 0) - 20);
    const after = await tally(senders.map((sender) => pitch(sender, press)));
    expect(after).toEqual({ not_found: 20 });
  });

  it("writes no message once the block has been answered", async () => {
    const { conversationId } = await makeMatch(brand, press);
    const sends = Array.from({ length: 20 }, () => outcomeOf(makeMessage(brand, conversationId)));
    await block(press, brand);
    const written = () =>
      sql()`select id from messages where conversation_id = ${conversationId} order by seq`;
    const before = await written();
    await Promise.all(sends);
    expect(await tally(Array.from({ length: 20 }, () => makeMessage(brand, conversationId)))).toEqual({
      forbidden: 20,
    });
    expect(await written()).toEqual(before);
  });
});
