import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { type NotificationKind, notificationKinds } from "@/db/enums";
import { execute, transact } from "@/lib/core/execute";
import { makeUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { anonymous, makeAccount, type TestAccount, unique } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { markAllNotificationsRead, markNotificationRead, unsubscribe } from "./commands";
import { countUnreadNotifications, listNotifications } from "./queries";
import { describeNotification } from "./rules";
import { type NewNotification, notify } from "./store";

const { sql } = testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";
let reader: TestAccount;
let author: TestAccount;

beforeAll(async () => {
  reader = await makeAccount({ userType: "press" });
  author = await makeAccount({ userType: "brand", name: "Ada Birch" });
});

const createOne = (to: TestAccount, fields: Partial<NewNotification> = {}) =>
  transact((tx, effects) =>
    notify(tx, effects, {
      profileId: to.profileId,
      kind: "pitch_received",
      dedupeKey: randomUUID(),
      actorProfileId: author.profileId,
      subjectId: RANDOM_ID,
      data: { title: "A winter without a road" },
      ...fields,
    }),
  );
const bellOf = (who: TestAccount, query: object = {}) => execute(who.actor, listNotifications, query);

describe("notify", () => {
  it("notifies a receiver once per key, also when ten causes run at once", async () => {
    const account = await makeAccount();
    const dedupeKey = randomUUID();
    const notified = await Promise.all(Array.from({ length: 10 }, () => createOne(account, { dedupeKey })));
    expect(notified.flat()).toEqual([account.userId]);
    const { notifications, unreadCount } = await bellOf(account);
    expect([notifications.length, unreadCount]).toEqual([1, 1]);
    expect(notifications[0]).toMatchObject({
      kind: "PITCH_RECEIVED",
      title: "Ada Birch sent you a pitch",
      text: "A winter without a road",
      actor: { id: author.profileId, name: "Ada Birch" },
      readAt: null,
    });
  });

  it("notifies everyone who acts for a company's profile, and no one else of the company", async () => {
    const owner = await makeAccount({ userType: "brand", company: unique("Hollow Pine") });
    const [manager, editor] = [
      await makeAccount({ userType: "brand" }),
      await makeAccount({ userType: "brand" }),
    ];
    const { companyId } = owner.actor;
    await sql()`insert into memberships (company_id, user_id, role) values
      (${companyId}, ${manager.userId}, 'manager'), (${companyId}, ${editor.userId}, 'editor')`;
    expect((await createOne(owner)).toSorted()).toEqual([owner.userId, manager.userId].toSorted());
  });

  it("does not notify where a switch is off or the account is gone", async () => {
    const account = await makeAccount();
    await sql()`update users set notify_matches = false, notify_pitches = false where id = ${account.userId}`;
    for (const kind of ["match_created", "superlike_received", "pitch_accepted", "pitch_declined"] as const) {
      expect(await createOne(account, { kind })).toEqual([]);
    }
    expect(await createOne(account, { kind: "pitch_received" })).toEqual([account.userId]);
    await sql()`update users set deleted_at = app_now() where id = ${account.userId}`;
    expect(await createOne(account)).toEqual([]);
  });

  it("sends a live event with the notification's id and nothing more", async () => {
    const account = await makeAccount();
    await createOne(account);
    const { notifications } = await bellOf(account);
    const [row] = await sql()<{ events: unknown[] }[]>`
      select payload->'events' as events from graphile_worker._private_jobs
      where payload::text like ${`%private-user-${account.userId}%`}`;
    expect(row?.events).toEqual([
      {
        channel: `private-user-${account.userId}`,
        name: "notification.created",
        data: { id: notifications[0]?.id },
      },
    ]);
  });
});

describe("the bell", () => {
  it("pages by cursor, newest first, and marks one and all as read", async () => {
    const account = await makeAccount();
    for (let n = 1; n <= 5; n++) await createOne(account, { data: { title: `Number ${n}` } });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await bellOf(account, { limit: 2, cursor });
      if (!cursor) expect(page.pagination.total).toBe(5);
      seen.push(...page.notifications.map((row) => row.text));
      cursor = page.pagination.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(["Number 5", "Number 4", "Number 3", "Number 2", "Number 1"]);

    const id = (await bellOf(account)).notifications[0]?.id ?? "";
    const { notification } = await execute(account.actor, markNotificationRead, { id });
    expect(notification.readAt).not.toBeNull();
    const again = await execute(account.actor, markNotificationRead, { id });
    expect(again.notification.readAt).toBe(notification.readAt);
    expect((await bellOf(account)).unreadCount).toBe(4);
    expect(await execute(account.actor, countUnreadNotifications, {})).toEqual({ unreadCount: 4 });
    await execute(account.actor, markAllNotificationsRead, {});
    const { notifications, unreadCount } = await bellOf(account);
    expect([unreadCount, notifications.every((row) => row.readAt !== null)]).toEqual([0, true]);
    expect(notifications[0]?.readAt).toBe(notification.readAt);
  });

  it("is its receiver's alone", async () => {
    await createOne(reader);
    const id = (await bellOf(reader)).notifications[0]?.id ?? "";
    for (const other of [id, RANDOM_ID, "not-an-id"]) {
      expect(await outcomeOf(execute(author.actor, markNotificationRead, { id: other }))).toBe("not_found");
    }
    expect(await outcomeOf(execute(anonymous(), markNotificationRead, { id }))).toBe("unauthenticated");
    await execute(author.actor, markAllNotificationsRead, {});
    expect((await bellOf(reader)).notifications[0]?.readAt).toBeNull();
    expect(await outcomeOf(bellOf(reader, { cursor: "nonsense" }))).toBe("invalid_input");
  });

  it("shows Deleted user for a deleted author", async () => {
    const gone = await makeAccount({ userType: "source" });
    const account = await makeAccount();
    await createOne(account, { actorProfileId: gone.profileId });
    await sql()`update users set deleted_at = app_now() where id = ${gone.userId}`;
    expect((await bellOf(account)).notifications[0]?.title).toBe("Deleted user sent you a pitch");
  });

  const byNobody: NotificationKind[] = [
    "message_not_sent",
    "verification_updated",
    "request_closed",
    "pitch_page_expired",
    "report_decided",
    "account_reviewed",
    "invitation_received",
  ];
  it.each(notificationKinds)("has a text and a link for %s, with and without its facts", (kind) => {
    for (const [subjectId, data] of [
      [RANDOM_ID, { title: "A title", reason: "no_time" }],
      [null, {}],
    ] as const) {
      const { title, url, text } = describeNotification({ kind, subjectId, data, actor: null });
      // These kinds come from a check, from staff, from a company, from a date or from oneself, so they name nobody.
      if (!byNobody.includes(kind)) expect(title).toContain("Somebody");
      expect(title).not.toBe("");
      expect(url).toMatch(/^\/[a-z]/);
      expect(`${title} ${text} ${url}`).not.toMatch(/undefined|null/);
    }
  });
});

describe("one-click unsubscribe", () => {
  const mailsOf = async (who: TestAccount) => {
    const [row] = await sql()`select mail_pitch_received, mail_pitch_accepted, mail_first_message
      from users where id = ${who.userId}`;
    return Object.values(row ?? {});
  };

  it("turns one kind of mail off for the token's user, signed in or not, as often as it is posted", async () => {
    const account = await makeAccount();
    const token = makeUnsubscribeToken({ userId: account.userId, kind: "first_message" });
    await execute(anonymous(), unsubscribe, { token });
    await execute(author.actor, unsubscribe, { token });
    expect(await mailsOf(account)).toEqual([true, true, false]);
    expect(await mailsOf(author)).toEqual([true, true, true]);
  });

  it("refuses a forged token and a kind that cannot be stopped", async () => {
    const token = makeUnsubscribeToken({ userId: reader.userId, kind: "first_message" });
    const forged = [
      token.replace(reader.userId, author.userId),
      token.replace("first_message", "pitch_received"),
      makeUnsubscribeToken({ userId: reader.userId, kind: "constructor" }),
      "",
      "x".repeat(301),
    ];
    for (const bad of forged) {
      expect(await outcomeOf(execute(anonymous(), unsubscribe, { token: bad }))).toBe("invalid_input");
    }
    expect(await mailsOf(reader)).toEqual([true, true, true]);
  });
});
