import { beforeEach, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { resumeMail } from "@/lib/domain/accounts/accounts/commands/email";
import { readSecurity } from "@/lib/domain/accounts/accounts/queries";
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
