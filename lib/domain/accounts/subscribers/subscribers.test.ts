import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as confirmRoute } from "@/app/api/subscribe/confirm/route";
import { GET as getRoute, POST as subscribeRoute } from "@/app/api/subscribe/route";
import { GET as openStop, POST as stopRoute } from "@/app/api/subscribe/stop/route";
import { execute } from "@/lib/core/execute";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import type { BoundHandler } from "@/lib/transport/route";
import { anonymous, uniqueEmail } from "@/tests/factories/accounts";
import { refusalOf, tally } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { confirmSubscription, stopSubscription, subscribe } from "./commands/subscribe";
import { confirmMailJob } from "./events";
import { makeStopToken } from "./policy";

const { sql } = testDatabase();

beforeEach(async () => {
  await moveClock(sql(), "0 seconds");
  await sql()`delete from graphile_worker._private_jobs`;
});

const ask = (email: string) => execute(anonymous(), subscribe, { email });
const confirm = (token: string) => execute(anonymous(), confirmSubscription, { token });
const stop = (token: string) => execute(anonymous(), stopSubscription, { token });
const rowOf = async (email: string) =>
  (
    await sql()`select *, token_hash, confirmed_at, unsubscribed_at from subscribers where email = ${email}`
  )[0];
const waitingJobs = () => sql()`
  select payload from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'subscribers.confirmMail'`;
const mailsTo = async (email: string) =>
  (await listOutbox({ limit: 500 })).filter((mail) => mail.to === email);

/** Performs the pending jobs as the worker would, and returns the newest mail's link and text. */
async function deliver(email: string) {
  for (const { payload } of await waitingJobs()) await performJob(confirmMailJob, payload);
  await sql()`delete from graphile_worker._private_jobs`;
  const mail = await readOutbox((await mailsTo(email))[0]?.id ?? "");
  const token = /newsletter\/confirm\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const stopToken = /newsletter\/stop\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  return { mail, token, stopToken };
}

describe("subscribing to the newsletter", () => {
  it("adds no one before the link in the mail was followed; the token is stored as a hash only", async () => {
    const email = uniqueEmail();
    await ask(email.toUpperCase());
    expect(await rowOf(email)).toMatchObject({ email, confirmed_at: null });
    const [job] = await waitingJobs();
    expect(JSON.stringify(job?.payload)).not.toContain("token");
    const { mail, token } = await deliver(email);
    expect(mail?.subject).toBe("Confirm your Fivewire newsletter");
    expect(mail?.text).not.toContain("because of your account");
    expect((await rowOf(email))?.token_hash).toBe(hashToken(token));
    const entries = await sql()`select operation, job from audit_entries
      where subject_id = ${(await rowOf(email))?.id}`;
    expect(entries).toEqual([{ operation: "subscribers.issueLink", job: "subscribers.confirmMail" }]);
    await confirm(token);
    expect((await rowOf(email))?.confirmed_at).toBeInstanceOf(Date);
  });

  it("makes one row and one mail of 20 parallel calls for one address, and counts the mails", async () => {
    const email = uniqueEmail();
    const race = Array.from({ length: 20 }, (_, n) => ask(n % 2 ? email : email.toUpperCase()));
    expect(await tally(race)).toEqual({ ok: 5, rate_limited: 15 });
    const rows = await sql()`select 1 from subscribers where email = ${email}`;
    expect([rows.length, (await waitingJobs()).length]).toEqual([1, 1]);
    await deliver(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("answers new, waiting and confirmed addresses alike; a confirmed one gets no second mail", async () => {
    const email = uniqueEmail();
    const fresh = await ask(email);
    const first = await deliver(email);
    await moveClock(sql(), "1 minute");
    const waiting = await ask(email);
    const second = await deliver(email);
    expect(second.token).not.toBe(first.token);
    expect(await refusalOf(confirm(first.token))).toMatchObject({ status: 400 });
    await confirm(second.token);
    await moveClock(sql(), "2 minutes");
    const confirmed = await ask(email);
    expect(await waitingJobs()).toHaveLength(0);
    expect([fresh, waiting, confirmed]).toEqual([{}, {}, {}]);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it("sends no mail to who confirmed between the call and its mail", async () => {
    const email = uniqueEmail();
    await ask(email);
    await sql()`update subscribers set confirmed_at = app_now() where email = ${email}`;
    await deliver(email);
    expect(await mailsTo(email)).toEqual([]);
  });

  it.each([
    ["nobody", "Please enter a valid email address"],
    ["reader@test.com", "Please use a valid business or personal email address"],
    ["reader@mailinator.com", "Please use a valid business or personal email address"],
    ["r1234567890@post.com", "Please use a valid email address"],
  ])("refuses %s with words beside the field", async (email, message) => {
    const refusal = await refusalOf(ask(email));
    expect([refusal.status, refusal.fields?.email]).toEqual([400, [message]]);
  });
});

describe("the link in the mail", () => {
  it("confirms once, and says so again to each of 20 who follow it", async () => {
    const email = uniqueEmail();
    await ask(email);
    const { token, stopToken } = await deliver(email);
    const race = Array.from({ length: 20 }, () => confirm(token));
    expect(await tally(race)).toEqual({ ok: 20 });
    const first = (await rowOf(email))?.confirmed_at;
    await moveClock(sql(), "1 hour");
    await confirm(token);
    expect((await rowOf(email))?.confirmed_at).toEqual(first);
    await stop(stopToken);
    expect((await refusalOf(confirm(token))).fields?.token).toHaveLength(1);
    expect((await rowOf(email))?.unsubscribed_at).not.toBeNull();
  });

  it("works on the seventh day and not after it", async () => {
    const [early, expired] = [uniqueEmail(), uniqueEmail()];
    await ask(early);
    const inTime = await deliver(early);
    await ask(expired);
    const expiredAnswer = await deliver(expired);
    await moveClock(sql(), "167 hours");
    await confirm(inTime.token);
    await moveClock(sql(), "169 hours");
    expect(await refusalOf(confirm(expiredAnswer.token))).toMatchObject({ code: "invalid_input" });
  });
});

describe("stopping", () => {
  it("is in every mail, for people and for mail programs, and ends the subscription for good", async () => {
    const email = uniqueEmail();
    await ask(email);
    const { mail, token, stopToken } = await deliver(email);
    expect(mail?.headers["List-Unsubscribe"]).toContain(`/api/subscribe/stop?token=${stopToken}`);
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    await confirm(token);
    await stop(stopToken);
    const first = (await rowOf(email))?.unsubscribed_at;
    await moveClock(sql(), "1 hour");
    await stop(stopToken);
    expect((await rowOf(email))?.unsubscribed_at).toEqual(first);
  });

  it("ends a pending link, and allows a new subscription by a new one", async () => {
    const email = uniqueEmail();
    await ask(email);
    const { token, stopToken } = await deliver(email);
    await stop(stopToken);
    expect(await refusalOf(confirm(token))).toMatchObject({ status: 400 });
    await moveClock(sql(), "1 minute");
    await ask(email);
    await confirm((await deliver(email)).token);
    expect(await rowOf(email)).toMatchObject({ unsubscribed_at: null });
  });

  it("is one POST to the header's address, as RFC 8058 says, and opening that address only asks", async () => {
    const email = uniqueEmail();
    await ask(email);
    const { mail, token } = await deliver(email);
    await confirm(token);
    const address = /^<(https?:[^>]+)>$/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const opened = openStop(new NextRequest(address));
    const page = address.slice(address.indexOf("?"));
    expect([opened.status, opened.headers.get("location")]).toEqual([303, `/newsletter/stop${page}`]);
    expect((await rowOf(email))?.unsubscribed_at).toBeNull();
    const body = new URLSearchParams(mail?.headers["List-Unsubscribe-Post"]);
    const answer = await stopRoute(new NextRequest(address, { method: "POST", body }), {
      params: Promise.resolve({}),
    });
    expect(answer.status).toBe(200);
    expect((await rowOf(email))?.unsubscribed_at).toBeInstanceOf(Date);
  });

  it("takes no token but its own", async () => {
    const mine = makeStopToken(randomUUID());
    const forged = `${randomUUID()}.${mine.split(".")[1]}`;
    for (const token of [forged, `${mine}x`, `${mine}.x`, "x"])
      expect(await refusalOf(stop(token))).toMatchObject({ status: 400 });
    await stop(mine);
  });
});

describe("the calls", () => {
  const call = async (
    handler: BoundHandler,
    body: object | URLSearchParams,
    headers: object = {},
    method = "POST",
  ) => {
    const isForm = body instanceof URLSearchParams;
    const request = new NextRequest("http://localhost:3999/api/subscribe", {
      method,
      body: method === "GET" ? undefined : isForm ? body : JSON.stringify(body),
      headers: { ...(isForm ? {} : { "content-type": "application/json" }), ...headers },
    });
    return handler(request, { params: Promise.resolve({}) });
  };

  it("POST /api/subscribe takes what the page sends, and values it does not know", async () => {
    const email = uniqueEmail();
    for (const rest of [
      { name: "Newsletter Subscriber", userType: "general" },
      { name: "x".repeat(10_000), userType: ["king"], confirmedAt: "2020-01-01" },
    ]) {
      const answer = await call(subscribeRoute, { email, ...rest });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { success: true, data: {}, message: "Successfully subscribed! Check your email." },
      ]);
    }
    expect((await rowOf(email))?.confirmed_at).toBeNull();
    expect((await call(getRoute, {}, {}, "GET")).status).toBe(405);
  });

  it("refuse with the field's message, in JSON", async () => {
    const answer = await call(subscribeRoute, { email: "reader@fake.com" });
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toBe("Please use a valid business or personal email address");
  });

  it("take forms too, and answer mail programs in place", async () => {
    const email = uniqueEmail();
    const form = (fields: Record<string, string>) => new URLSearchParams(fields);
    expect((await call(subscribeRoute, form({ email }))).status).toBe(200);
    expect((await call(subscribeRoute, form({ email: "nobody" }))).status).toBe(400);
    const { token, stopToken } = await deliver(email);
    expect((await call(confirmRoute, form({ token }))).status).toBe(200);
    expect((await call(confirmRoute, form({ token: `${token}x` }))).status).toBe(400);
    const oneClick = await call(stopRoute, form({ token: stopToken, "List-Unsubscribe": "One-Click" }));
    expect(oneClick.status).toBe(200);
    expect((await rowOf(email))?.unsubscribed_at).toBeInstanceOf(Date);
  });
});
