import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { listNotifications } from "@/lib/domain/profiles/notifications/queries";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeConversation, makeMessage } from "@/tests/factories/conversations";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import {
  archiveConversation,
  deleteMessage,
  markConversationRead,
  markMessageRead,
  unarchiveConversation,
} from "./commands/manage";
import { sendMessage } from "./commands/send";
import { getConversation, listMessages } from "./queries/read";

const { sql } = testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";

type Pair = Awaited<ReturnType<typeof makeConversation>>;
let pair: Pair;
let stranger: TestAccount;

beforeAll(async () => {
  pair = await makeConversation();
  stranger = await makeAccount({ userType: "source" });
});

describe("notifying the other party", () => {
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

  it.each(verbs)("%s answers another account like a random id, no account with 401", async (name, bound) => {
    const verb = bound as typeof getConversation;
    const message = await makeMessage(pair.press, pair.conversationId);
    const id = name in ofMessage ? message.id : pair.conversationId;
    expect(await outcomeOf(execute(stranger.actor, verb, { id }))).toBe("not_found");
    expect(await outcomeOf(execute(stranger.actor, verb, { id: RANDOM_ID }))).toBe("not_found");
    expect(await outcomeOf(execute(stranger.actor, verb, { id: "not-an-id" }))).toBe("not_found");
    expect(await outcomeOf(execute(anonymous(), verb, { id }))).toBe("unauthenticated");
  });

  it("answers another account's send like a send to a random id", async () => {
    for (const conversationId of [pair.conversationId, RANDOM_ID, "not-an-id"]) {
      const sent = execute(stranger.actor, sendMessage, { conversationId, content: "Hello" });
      expect(await outcomeOf(sent)).toBe("not_found");
    }
  });
});
