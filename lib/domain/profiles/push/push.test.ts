import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import type { Job } from "@/lib/core/jobs";
import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { endOtherSessions, endSession } from "@/lib/domain/accounts/accounts/commands/sessions";
import { loginBrowser } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { eraseAccountRows } from "@/lib/domain/accounts/accounts/erase";
import { answerCall } from "@/lib/domain/messaging/calls/commands/answer";
import { startCall } from "@/lib/domain/messaging/calls/commands/ring";
import { deleteMessage, markConversationRead } from "@/lib/domain/messaging/messages/commands/manage";
import { listConversations } from "@/lib/domain/messaging/messages/queries/read";
import { listNotifications } from "@/lib/domain/profiles/notifications/queries";
import { jobs } from "@/lib/jobs";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { resetSettings } from "@/lib/platform/settings/settings";
import { uuidv7 } from "@/lib/utils/uuid";
import { actorOf, anonymous, makeAccount, PASSWORD, type TestAccount } from "@/tests/factories/accounts";
import { makeMessage } from "@/tests/factories/conversations";
import { refusalOf } from "@/tests/factories/outcome";
import { makeCollaboration, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { makeInstallationKeys, subscribeTo } from "@/tests/factories/push";
import { makeBrowser } from "@/tests/factories/push-browser";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { linkedSite } from "@/tests/setup/linked-site";
import { claimDevice, setDevice, subscribe, testDevice, unsubscribeDevice } from "./commands/devices";
import { readPush } from "./queries";
import { discreetTexts, MAX_DEVICES, pushTexts } from "./rules";
import { deleteUnusedDevices } from "./store";

const { sql, transact } = testDatabase({ MAIL_FROM: "Fivewire <hello@wire.org>" });

type Arrived = { path: string; headers: Record<string, unknown>; body: Buffer };
let arrived: Arrived[] = [];
/** The next answers of the push service, by the path of the endpoint; 201 where none is planned. */
const answers = new Map<string, [status: number, headers?: Record<string, string>][]>();
const service = linkedSite((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const path = request.url ?? "";
    arrived.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    const [status, headers] = answers.get(path)?.shift() ?? [201];
    if (status === 0) return request.socket.destroy();
    response.writeHead(status, headers).end();
  });
});
const at = (path: string) => `${service.base}${path}`;
const pushesTo = (path: string) => arrived.filter((push) => push.path === path);

let brand: TestAccount;
let press: TestAccount;
let conversationId: string;
beforeEach(async () => {
  await moveClock(sql(), "0");
  await makeInstallationKeys();
  ({ brand, press } = await makePair());
  await makeCollaboration(brand, press);
  conversationId = (await execute(brand.actor, listConversations, {})).conversations[0]?.id ?? "";
  await sql()`delete from graphile_worker._private_jobs`;
  arrived = [];
  answers.clear();
});
afterEach(() => {
  process.env.MAIL_FROM = "Fivewire <hello@wire.org>";
  resetSettings();
});

type Waiting = { id: string; name: string; payload: object; at: Date };
/** Takes the push jobs that are due out of the queue, as a worker does. */
async function takeDue(minutes = 1): Promise<Waiting[]> {
  return sql()<Waiting[]>`
    with due as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier ~* 'push' and run_at <= now() + ${`${minutes} minutes`}::interval
      returning j.id, t.identifier as name, j.payload, j.run_at as at)
    select * from due order by id`;
}
async function deliver(minutes = 1): Promise<number> {
  const due = await takeDue(minutes);
  for (const { name, payload } of due) {
    const job = jobs.find((job) => job.name === name) as unknown as Job<unknown>;
    await performJob(job, payload);
  }
  return due.length;
}
const waiting = async () => sql()<{ run_at: Date; payload: { attempt: number } }[]>`
  select j.run_at, j.payload from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier ~* 'push' order by j.run_at`;
const devicesOf = async ({ actor }: TestAccount) => (await execute(actor, readPush, {})).devices;
const nameOf = async ({ profileId }: TestAccount) =>
  (await sql()`select name from profiles where id = ${profileId}`)[0]?.name as string;
const clock = async (hours: number) =>
  (
    await sql()`select to_char(app_now() at time zone 'utc' + ${`${hours} hours`}::interval, 'HH24:MI') as at`
  )[0]?.at;

describe("what is pushed", () => {
  it("a message, encrypted for the browser, signed by us, once, with its text and its address", async () => {
    const { read } = await subscribeTo(press, at("/a"));
    await makeMessage(brand, conversationId, "The train leaves at 18:20");
    expect(await deliver()).toBe(1);
    const [push] = pushesTo("/a");
    expect(push?.headers).toMatchObject({
      ...{ "content-encoding": "aes128gcm", ttl: "86400", urgency: "normal" },
      topic: conversationId.replaceAll("-", ""),
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]{86}, k=B[\w-]{86}$/),
    });
    expect(push?.body.toString("latin1")).not.toContain("18:20");
    expect(push && read(push.body)).toMatchObject({
      ...{ title: await nameOf(brand), body: "The train leaves at 18:20", tag: conversationId },
      navigate: expect.stringMatching(new RegExp(`/matching\\?tab=inbox&conversation=${conversationId}$`)),
    });
    expect(await deliver(600)).toBe(0);
    expect((await devicesOf(press))[0]).toMatchObject({ state: "on", deliveredAt: expect.any(String) });
  });

  it("several messages that come soon after one another, together", async () => {
    const { read } = await subscribeTo(press, at("/a"));
    for (const text of ["One", "Two", "Three"]) await makeMessage(brand, conversationId, text);
    await deliver();
    const pushes = pushesTo("/a");
    expect(pushes.map(({ body }) => read(body).body)).toEqual(["3 new messages. Three"]);
  });

  it("nothing that was read, deleted or switched off meanwhile, and nothing to whoever wrote it", async () => {
    const { device } = await subscribeTo(press, at("/a"));
    await subscribeTo(brand, at("/own"));
    await makeMessage(brand, conversationId);
    await execute(press.actor, markConversationRead, { id: conversationId });
    await deliver();
    const { id } = await makeMessage(brand, conversationId);
    await execute(brand.actor, deleteMessage, { id });
    await deliver();
    await makeMessage(brand, conversationId);
    await execute(press.actor, setDevice, { id: device.id, messages: false });
    await deliver();
    await makeMessage(brand, conversationId);
    expect(await deliver()).toBe(0);
    expect(arrived).toEqual([]);
  });

  it("a pitch that comes in and one that is accepted, each to the other side", async () => {
    const other = await makePair();
    const sender = await subscribeTo(other.brand, at("/sender"));
    const recipient = await subscribeTo(other.press, at("/recipient"));
    await sendPitchTo(other.brand, other.press, { title: "Cabins by rail" });
    await deliver();
    const [came] = pushesTo("/recipient");
    expect(came && recipient.read(came.body)).toMatchObject({
      title: `${await nameOf(other.brand)} sent you a pitch`,
      body: "Cabins by rail",
    });
    const [row] = await sql()`select id from pitches where sender_profile_id = ${other.brand.profileId}`;
    const { respondToPitch } = await import("@/lib/domain/pitching/pitches/commands/answer-pitch");
    await execute(other.press.actor, respondToPitch, { id: row?.id, response: "accepted" });
    await deliver();
    const [accepted] = pushesTo("/sender");
    expect(accepted && sender.read(accepted.body).title).toBe(
      `${await nameOf(other.press)} accepted your pitch`,
    );
    expect([pushesTo("/recipient").length, pushesTo("/sender").length]).toEqual([1, 1]);
  });

  it("no pitch that was answered before its push went out", async () => {
    const other = await makePair();
    await subscribeTo(other.press, at("/recipient"));
    await makeCollaboration(other.brand, other.press);
    expect(await deliver()).toBe(1);
    expect(arrived).toEqual([]);
  });

  it("a call at once and urgently, for as long as it rings; an answered one not at all", async () => {
    const { read } = await subscribeTo(press, at("/a"));
    const device = uuidv7();
    const { call } = await execute(brand.actor, startCall, { conversationId, kind: "video", device });
    expect(await deliver(0)).toBe(1);
    const [push] = pushesTo("/a");
    expect(push?.headers.urgency).toBe("high");
    expect(Number(push?.headers.ttl)).toBeLessThanOrEqual(30);
    expect(push && read(push.body)).toMatchObject({
      ...{ title: `${await nameOf(brand)} is calling`, body: "Video call", tag: conversationId },
    });
    await execute(press.actor, answerCall, { id: call.id, device: uuidv7() });
    const job = jobs.find(({ name }) => name === "calls.push") as unknown as Job<unknown>;
    const id = (await devicesOf(press))[0]?.id;
    await performJob(job, { callId: call.id, userId: press.userId, subscriptionId: id, attempt: 0 });
    expect(arrived.length).toBe(1);
  });

  it("no name and no text to a device without previews", async () => {
    const { read, device } = await subscribeTo(press, at("/a"));
    await execute(press.actor, setDevice, { id: device.id, previews: false });
    await makeMessage(brand, conversationId, "A secret");
    await deliver();
    const [push] = pushesTo("/a");
    expect(push && read(push.body)).toMatchObject(discreetTexts.messages);
  });

  it("a test, when one asks for it, but not in quiet hours", async () => {
    const { read, device } = await subscribeTo(press, at("/a"));
    await execute(press.actor, testDevice, { id: device.id });
    await deliver();
    const [push] = pushesTo("/a");
    expect(push && read(push.body)).toMatchObject(discreetTexts.test);
    const quiet = { quietHours: true, quietFrom: await clock(-1), quietUntil: await clock(1) };
    await execute(press.actor, setPreferences, quiet);
    expect(await refusalOf(execute(press.actor, testDevice, { id: device.id }))).toMatchObject({
      message: pushTexts.quiet,
    });
  });
});

describe("quiet hours", () => {
  it("hold a message's push back until they end, and a ring's for good", async () => {
    const { read } = await subscribeTo(press, at("/a"));
    const quiet = { quietHours: true, quietFrom: await clock(-1), quietUntil: await clock(1) };
    await execute(press.actor, setPreferences, quiet);
    await makeMessage(brand, conversationId, "Are you awake?");
    await execute(brand.actor, startCall, { conversationId, kind: "voice", device: uuidv7() });
    expect(await deliver()).toBe(2);
    expect(arrived).toEqual([]);
    const [held, ...more] = await waiting();
    expect(more).toEqual([]);
    const minutes = ((held?.run_at.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(57);
    expect(minutes).toBeLessThan(61);
    await makeMessage(brand, conversationId, "Then tomorrow");
    expect((await waiting()).map(({ run_at }) => run_at)).toEqual([held?.run_at]);
    await moveClock(sql(), "61 minutes");
    await deliver(62);
    expect(pushesTo("/a").map(({ body }) => read(body).body)).toEqual(["2 new messages. Then tomorrow"]);
  });
});

describe("a push service", () => {
  it.each([404, 410])("that answers %i ends this subscription; nothing else notices", async (status) => {
    answers.set("/gone", [[status]]);
    await subscribeTo(press, at("/gone"));
    const second = await actorOf((await secondSignIn(press)).accessToken);
    const other = await subscribeTo({ ...press, actor: second }, at("/there"));
    await makeMessage(brand, conversationId, "Hello there");
    expect(await deliver()).toBe(2);
    expect(pushesTo("/there").map(({ body }) => other.read(body).body)).toEqual(["Hello there"]);
    expect(pushesTo("/gone").length).toBe(1);
    const { conversations } = await execute(press.actor, listConversations, {});
    expect(conversations[0]).toMatchObject({ unreadCount: 1 });
    const { notifications } = await execute(press.actor, listNotifications, {});
    expect(notifications.filter(({ kind }) => kind === "MESSAGE_RECEIVED").length).toBe(1);
    expect((await devicesOf(press)).map(({ state }) => state).sort()).toEqual(["ended", "on"]);
    await makeMessage(brand, conversationId, "Once more");
    expect(await deliver()).toBe(1);
    expect(pushesTo("/gone").length).toBe(1);
  });

  it.each([
    ["120", 120],
    ["in a while", 60],
    ["99999999", 86_400],
  ])("that answers 429 with Retry-After %s waits %i seconds", async (retryAfter, seconds) => {
    answers.set("/a", [[429, { "retry-after": retryAfter }]]);
    await subscribeTo(press, at("/a"));
    await makeMessage(brand, conversationId, "One");
    await deliver();
    const [held] = await waiting();
    expect(Math.abs((held?.run_at.getTime() ?? 0) - Date.now() - seconds * 1000)).toBeLessThan(20_000);
    expect((await devicesOf(press))[0]).toMatchObject({ state: "waiting", waitsUntil: expect.any(String) });
    // A call that comes meanwhile is not sent either.
    await execute(brand.actor, startCall, { conversationId, kind: "voice", device: uuidv7() });
    await deliver(0);
    expect(pushesTo("/a").length).toBe(1);
    await moveClock(sql(), `${seconds + 40} seconds`);
    await deliver(seconds);
    expect(pushesTo("/a").length).toBe(2);
    expect((await devicesOf(press))[0]).toMatchObject({ state: "on", waitsUntil: null });
  });

  it.each([503, 0])(
    "that answers %i (0: not at all) is tried again with pauses, and then left",
    async (status) => {
      answers.set("/a", Array(9).fill([status]));
      await subscribeTo(press, at("/a"));
      await makeMessage(brand, conversationId, "Hello");
      for (let attempt = 1; attempt <= 5; attempt++) {
        await deliver(600);
        expect(pushesTo("/a").length).toBe(attempt);
        expect((await waiting()).map(({ payload }) => payload.attempt)).toEqual(attempt < 5 ? [attempt] : []);
      }
      expect((await devicesOf(press))[0]).toMatchObject({
        state: "failing",
        failingSince: expect.any(String),
      });
      answers.clear();
      await makeMessage(brand, conversationId, "And now?");
      await deliver();
      expect((await devicesOf(press))[0]).toMatchObject({ state: "on", failingSince: null });
    },
  );

  it("that fails once has the push on the second attempt, once", async () => {
    answers.set("/a", [[500]]);
    const { read } = await subscribeTo(press, at("/a"));
    await makeMessage(brand, conversationId, "Hello");
    await deliver();
    await deliver();
    expect(pushesTo("/a").map(({ body }) => read(body).body)).toEqual(["Hello", "Hello"]);
    expect(await waiting()).toEqual([]);
  });

  it("that refuses a push, or answers with another address, is not asked again", async () => {
    answers.set("/a", [[400], [302, { location: at("/elsewhere") }]]);
    await subscribeTo(press, at("/a"));
    for (const text of ["One", "Two"]) {
      await makeMessage(brand, conversationId, text);
      await deliver();
    }
    expect(arrived.map(({ path }) => path)).toEqual(["/a", "/a"]);
    expect(await waiting()).toEqual([]);
  });

  it("that nothing reached for two weeks is given up", async () => {
    answers.set("/a", Array(9).fill([500]));
    await subscribeTo(press, at("/a"));
    await makeMessage(brand, conversationId, "Hello");
    await deliver();
    await takeDue(600);
    await moveClock(sql(), "15 days");
    await makeMessage(brand, conversationId, "Still there?");
    await deliver();
    expect((await devicesOf(press))[0]?.state).toBe("ended");
    expect(await waiting()).toEqual([]);
  });
});

/** Signs the same account in once more, as another browser does. */
async function secondSignIn({ email }: TestAccount) {
  const { login } = await import("@/lib/domain/accounts/accounts/commands/sign-in");
  return (await execute(anonymous(), login, { email, password: PASSWORD })).tokens;
}

describe("a subscription", () => {
  it("is refused with a sentence until an address of the site is public", async () => {
    process.env.MAIL_FROM = "Fivewire <hello@fivewire.example>";
    resetSettings();
    const { keys } = makeBrowser();
    const refused = await refusalOf(execute(press.actor, subscribe, { endpoint: at("/a"), keys }));
    expect(refused).toMatchObject({ message: pushTexts.off });
    expect(await execute(press.actor, readPush, {})).toMatchObject({
      publicKey: null,
      offReason: pushTexts.off,
    });
  });

  it.each([
    { endpoint: "http://push.example.org/a" },
    { endpoint: "https://10.0.0.1/a" },
    { endpoint: `https://push.example.org/${"a".repeat(1100)}` },
    { keys: { p256dh: "AAAA", auth: "AAAA" } },
  ])("with %j is refused", async (fields) => {
    const input = { endpoint: "https://push.example.org/a", keys: makeBrowser().keys, ...fields };
    expect(await refusalOf(execute(press.actor, subscribe, input))).toMatchObject({ code: "invalid_input" });
  });

  it("is one per browser: a new endpoint takes the old one's place and switches", async () => {
    const { device } = await subscribeTo(press, at("/old"));
    await execute(press.actor, setDevice, { id: device.id, calls: false });
    const { keys } = makeBrowser();
    const second = await actorOf((await secondSignIn(press)).accessToken);
    await execute(second, subscribe, { endpoint: at("/new"), keys, replaces: at("/old") });
    expect(await devicesOf(press)).toMatchObject([{ id: device.id, calls: false }]);
    await execute(second, subscribe, { endpoint: at("/newer"), keys });
    expect((await devicesOf(press)).length).toBe(1);
  });

  it("moves with whoever signs in on the device, and the one before is told nothing more there", async () => {
    const { device } = await subscribeTo(press, at("/shared"));
    await makeMessage(brand, conversationId, "For the journalist alone");
    await execute(brand.actor, claimDevice, { endpoint: at("/shared") });
    await deliver();
    expect(arrived).toEqual([]);
    expect(await devicesOf(press)).toEqual([]);
    expect(await devicesOf(brand)).toMatchObject([{ id: device.id }]);
    expect((await execute(brand.actor, claimDevice, { endpoint: at("/unknown") })).device).toBeNull();
  });

  it("goes on where a browser signs in again over its session", async () => {
    const { device } = await subscribeTo(press, at("/a"));
    await execute(anonymous(), loginBrowser, {
      ...{ email: brand.email, password: PASSWORD, replaces: press.actor.sessionId },
      ...{ userAgent: null, deviceToken: null },
    });
    expect([await devicesOf(press), (await devicesOf(brand)).map(({ id }) => id)]).toEqual([[], [device.id]]);
  });

  it("ends with its sign-in, from here or from elsewhere, and with its account", async () => {
    await subscribeTo(press, at("/a"));
    const other = { ...press, actor: await actorOf((await secondSignIn(press)).accessToken) };
    await subscribeTo(other, at("/b"));
    await execute(press.actor, endSession, { id: other.actor.sessionId });
    expect((await devicesOf(press)).length).toBe(1);
    const third = { ...press, actor: await actorOf((await secondSignIn(press)).accessToken) };
    await subscribeTo(third, at("/c"));
    await execute(press.actor, endOtherSessions, {});
    expect((await devicesOf(press)).length).toBe(1);
    await transact((tx) =>
      eraseAccountRows(tx, { job: () => {}, invalidate: () => {}, count: () => {} } as never, {
        id: press.userId,
        email: press.email,
      }),
    );
    expect((await sql()`select id from push_subscriptions where user_id = ${press.userId}`).length).toBe(0);
  });

  it("is nobody else's to change, test or end", async () => {
    const { device } = await subscribeTo(press, at("/a"));
    const { id } = device;
    for (const attempt of [
      () => execute(brand.actor, setDevice, { id }),
      () => execute(brand.actor, testDevice, { id }),
      () => execute(brand.actor, unsubscribeDevice, { id }),
    ])
      expect(await refusalOf(attempt())).toMatchObject({ code: "not_found" });
    await execute(press.actor, unsubscribeDevice, { id: device.id });
    expect(await devicesOf(press)).toEqual([]);
  });

  it(`is one of ${MAX_DEVICES}: the oldest goes`, async () => {
    const account = await makeAccount();
    for (let n = 0; n <= MAX_DEVICES; n++) {
      await subscribeTo(account, at(`/${n}`));
      await sql()`update push_subscriptions set session_id = null,
        created_at = app_now() - ${`${100 - n} minutes`}::interval where endpoint = ${at(`/${n}`)}`;
    }
    const rows = await sql()`select endpoint from push_subscriptions where user_id = ${account.userId}`;
    expect(rows.length).toBe(MAX_DEVICES);
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(at("/0"));
  });

  it("says that it ended when the installation signs with other keys", async () => {
    await subscribeTo(press, at("/a"));
    await sql()`update push_keys set sealed_key = 'of another secret'`;
    await makeInstallationKeys();
    expect((await devicesOf(press))[0]?.state).toBe("ended");
    await makeMessage(brand, conversationId);
    await deliver();
    expect(arrived).toEqual([]);
  });

  it("is forgotten a month after its end, and half a year after the last push", async () => {
    await subscribeTo(press, at("/a"));
    await sql()`update push_subscriptions set ended_at = app_now() - interval '29 days'`;
    await transact(deleteUnusedDevices);
    expect((await devicesOf(press)).length).toBe(1);
    await sql()`update push_subscriptions set ended_at = app_now() - interval '31 days'`;
    await transact(deleteUnusedDevices);
    expect(await devicesOf(press)).toEqual([]);
  });
});

it("20 processes that start at once make one pair of keys", async () => {
  await sql()`delete from push_keys`;
  await Promise.all(Array.from({ length: 20 }, makeInstallationKeys));
  const { publicKey } = await execute(press.actor, readPush, {});
  await makeInstallationKeys();
  expect((await execute(press.actor, readPush, {})).publicKey).toBe(publicKey);
});
