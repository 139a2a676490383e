import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeConversation, makeMatch, makeMessage } from "@/tests/factories/conversations";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { createConversation, sendMessage } from "./commands/send";
import {
  getConversation,
  getConversationByMatch,
  getConversationByPitch,
  listMessages,
} from "./queries/read";

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

  it("answers 404 for an unknown id, and for a hidden profile without a connection", async () => {
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
    ["attachments", { attachments: "a.pdf" }],
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
