import { createHmac } from "node:crypto";
import { NextRequest } from "next/server";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { POST } from "@/app/api/mail-events/route";
import { execute } from "@/lib/core/execute";
import { resumeMail } from "@/lib/domain/accounts/accounts/commands/email";
import { readSecurity } from "@/lib/domain/accounts/accounts/queries";
import { resetSettings } from "@/lib/platform/settings/settings";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { liftStop } from "./commands";
import { listStops } from "./queries";

const { sql } = testDatabase();
let staff: TestAccount;
let press: TestAccount;
const answer = "550 5.1.1 No such user";

beforeEach(async () => {
  await sql()`delete from stopped_addresses`;
  staff = await makeAccount({ staff: true });
  press = await makeAccount();
});

const stop = (who: TestAccount) => sql()`insert into stopped_addresses (id, email, answer)
  select gen_random_uuid(), upper(email::text), ${answer} from users where id = ${who.userId}`;
const list = async () => (await execute(staff.actor, listStops, {})).addresses;
const refused = async () => (await execute(press.actor, readSecurity, {})).security.refused;

it("is listed with its account, and lifted by staff once", async () => {
  await stop(press);
  const [found] = await list();
  expect(found).toMatchObject({ answer, userId: press.userId });
  expect(await outcomeOf(execute(press.actor, liftStop, { id: found?.id }))).toBe("not_found");
  await execute(staff.actor, liftStop, { id: found?.id });
  expect([await list(), await outcomeOf(execute(staff.actor, liftStop, { id: found?.id }))]).toEqual([
    [],
    "not_found",
  ]);
});

it.each([
  [true, "accounts.securityMail"],
  [false, "accounts.verifyMail"],
])("is lifted by its person, who is written to at once (confirmed: %s)", async (confirmed, job) => {
  await sql()`update users set email_verified_at = ${confirmed ? sql()`app_now()` : null} where id = ${press.userId}`;
  expect([await refused(), await outcomeOf(execute(press.actor, resumeMail, {}))]).toEqual([
    null,
    "not_found",
  ]);
  await stop(press);
  expect((await refused())?.answer).toBe(answer);
  await sql()`delete from graphile_worker._private_jobs`;
  await execute(press.actor, resumeMail, {});
  expect(await refused()).toBeNull();
  const jobs = await sql()`select t.identifier from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id`;
  expect(jobs.map(({ identifier }) => identifier)).toEqual([job]);
});

describe("what a mail provider posts", () => {
  const secret = "a secret of thirty-two characters";
  beforeEach(() => {
    process.env.MAIL_WEBHOOK_SECRET = secret;
    resetSettings();
  });
  afterAll(() => {
    delete process.env.MAIL_WEBHOOK_SECRET;
    resetSettings();
  });

  const signed = (body: string, { key = secret, at = Date.now() } = {}) => {
    const seconds = Math.floor(at / 1000);
    return `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex")}`;
  };
  const post = (body: string, signature: string) =>
    POST(
      new NextRequest("http://localhost:3999/api/mail-events", {
        method: "POST",
        headers: { "mail-signature": signature },
        body,
      }),
      { params: Promise.resolve({}) },
    );
  const bounce = () =>
    JSON.stringify({ events: [{ type: "bounced", email: press.email.toUpperCase(), reason: answer }] });

  it("stops the address, however often it comes, and its owner reads why and goes on", async () => {
    const body = bounce();
    expect((await post(body, signed(body))).status).toBe(200);
    expect((await post(body, signed(body))).status).toBe(200);
    expect(await list()).toMatchObject([{ answer, userId: press.userId }]);
    expect(await refused()).toMatchObject({ answer });
    await execute(press.actor, resumeMail, {});
    expect(await refused()).toBeNull();
  });

  it("names a complaint as one, and leaves out what it does not know", async () => {
    const events = [
      ...[{ type: "delivered", email: "other@quillwater.org" }, { type: "bounced" }, "bounced"],
      { type: "complained", email: press.email, reason: "abuse" },
    ];
    const body = JSON.stringify({ events });
    expect((await post(body, signed(body))).status).toBe(200);
    expect(await list()).toMatchObject([{ answer: "A mail of ours was marked as spam." }]);
  });

  it("changes nothing unsigned, signed by another key, for another body or too long ago", async () => {
    const body = bounce();
    const old = Date.now() - 6 * 60_000;
    const wrong = [
      ...["t=1,v1=00", "unsigned", signed(`${body} `), signed(body, { at: old })],
      signed(body, { key: `${secret}.` }),
    ];
    for (const signature of wrong) expect((await post(body, signature)).status).toBe(400);
    delete process.env.MAIL_WEBHOOK_SECRET;
    resetSettings();
    expect((await post(body, signed(body))).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});
