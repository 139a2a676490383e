import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import type { TestAccount } from "@/tests/factories/accounts";
import { makeConversation, makeMessage } from "@/tests/factories/conversations";
import { testDatabase } from "@/tests/setup/database";
import { deleteMessage, markConversationRead } from "./commands/manage";
import { firstMessageMailJob } from "./events";
import { excerptOf, orderPair } from "./rules";

const { sql } = testDatabase();

const runFor = (messageId: string, { profileId, userId }: TestAccount) =>
  performJob(firstMessageMailJob, { messageId, profileId, userId });
const mailsTo = async ({ email }: TestAccount) =>
  (await listOutbox({ limit: 500 })).filter((mail) => mail.to === email);

describe("the mail for a first message", () => {
  it("says who wrote what and can be stopped with one click", async () => {
    const { press, brand, conversationId } = await makeConversation();
    const message = await makeMessage(press, conversationId, `<b>Hi</b> ${"x".repeat(300)}`);
    await runFor(message.id, brand);
    const [entry] = await mailsTo(brand);
    const mail = await readOutbox(entry?.id ?? "");
    const { name } = (await sql()`select name from profiles where id = ${press.profileId}`)[0] ?? {};
    expect(mail?.subject).toBe(`${name} wrote to you`);
    expect(mail?.html).toContain("&lt;b&gt;Hi&lt;/b&gt;");
    expect(mail?.text).not.toContain("x".repeat(250));
    expect(mail?.headers["List-Unsubscribe"]).toContain(`${brand.userId}.first_message.`);
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("is not sent when it was switched off, read or deleted, or the account went away meanwhile", async () => {
    const reasons = [
      ({ brand }: { brand: TestAccount }) =>
        sql()`update users set mail_first_message = false where id = ${brand.userId}`,
      ({ brand }: { brand: TestAccount }) =>
        sql()`update users set deleted_at = app_now() where id = ${brand.userId}`,
      ({ brand, conversationId }: { brand: TestAccount; conversationId: string }) =>
        execute(brand.actor, markConversationRead, { id: conversationId }),
      ({ press, messageId }: { press: TestAccount; messageId: string }) =>
        execute(press.actor, deleteMessage, { id: messageId }),
    ];
    for (const reason of reasons) {
      const pair = await makeConversation();
      const { id: messageId } = await makeMessage(pair.press, pair.conversationId);
      await reason({ ...pair, messageId });
      await runFor(messageId, pair.brand);
      expect(await mailsTo(pair.brand)).toEqual([]);
    }
  });
});

describe("an excerpt", () => {
  it("keeps short texts, and cuts long ones at 200 whole characters", () => {
    expect(excerptOf("  Hello\nthere ")).toBe("Hello\nthere");
    expect(excerptOf("👋".repeat(300))).toBe(`${"👋".repeat(99)}…`);
  });
});

describe("a pair", () => {
  it("is ordered the same from either side and in any case", () => {
    expect(orderPair("B", "a")).toEqual(["a", "b"]);
    expect(orderPair("a", "b")).toEqual(["a", "b"]);
  });
});
