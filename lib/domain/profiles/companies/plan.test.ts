import { expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { readPlan } from "@/lib/domain/accounts/plans/queries";
import { companyOverview } from "@/lib/domain/insights/company/queries";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { makeAccount, makeMember, type TestAccount, uniqueEmail } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { acceptInvitation, invite, resendInvitation, revokeInvitation } from "./commands/invitations";
import { leaveCompany, updateMember } from "./commands/members";
import { createNewsroom } from "./commands/newsrooms";
import { beyondPlan, companyMessages, MAX_MEMBERS } from "./rules";

const { sql } = testDatabase({ BETA: "false" });

const found = () => makeAccount({ userType: "brand", company: "Hollow Pine" });
const setPlan = (account: TestAccount, level: "basic" | "premium") =>
  sql()`update users set subscription_level = ${level} where id = ${account.userId}`;
const inviteAs = (admin: TestAccount, email = uniqueEmail()) =>
  execute(admin.actor, invite, { email, role: "editor" });
const open = (admin: TestAccount, name: string) =>
  execute(admin.actor, createNewsroom, { name, kind: "brand" });
const usageOf = async ({ actor }: TestAccount) => (await execute(actor, readPlan, {})).plan.usage;

it("a company's second member and second newsroom need a larger plan, and the refusal says where", async () => {
  const admin = await found();
  const refusals = [await refusalOf(inviteAs(admin)), await refusalOf(open(admin, "Pine Larder"))];
  expect(refusals.map(({ code, message, details }) => [code, message, details])).toEqual([
    ["quota_exceeded", beyondPlan(1, "member"), { url: "/plans" }],
    ["quota_exceeded", beyondPlan(1, "newsroom"), { url: "/plans" }],
  ]);
  await setPlan(admin, "premium");
  await open(admin, "Pine Larder");
  // Whoever invites, the plan of the company counts.
  const manager = await makeMember(admin, "manager");
  for (let places = 2; places < MAX_MEMBERS; places++) await inviteAs(manager);
  const beyondAll = await refusalOf(inviteAs(manager));
  expect([beyondAll.code, beyondAll.message]).toEqual(["conflict", companyMessages.full]);
  expect(await usageOf(manager)).toMatchObject({
    members: { used: MAX_MEMBERS, limit: MAX_MEMBERS },
    newsrooms: { used: 2, limit: null },
  });
});

it("a paused member holds no place, and is resumed where one is free", async () => {
  const admin = await found();
  await setPlan(admin, "premium");
  const editor = await makeMember(admin, "editor");
  for (let places = 2; places < MAX_MEMBERS; places++) await inviteAs(admin);
  const set = (status: "active" | "paused") =>
    execute(admin.actor, updateMember, { id: editor.userId, status });
  expect(await refusalOf(inviteAs(admin))).toMatchObject({ message: companyMessages.full });
  await set("paused");
  expect((await usageOf(admin)).members.used).toBe(MAX_MEMBERS - 1);
  const { invitation } = await inviteAs(admin);
  expect(await refusalOf(set("active"))).toMatchObject({ code: "conflict", message: companyMessages.full });
  await execute(admin.actor, revokeInvitation, { id: invitation.id });
  await set("active");
  expect((await usageOf(admin)).members.used).toBe(MAX_MEMBERS);
});

it("what rests beyond the plan is written again at once when pausing, removing or handing over makes room", async () => {
  const admin = await found();
  await setPlan(admin, "premium");
  const [second, third] = [await makeMember(admin, "admin"), await makeMember(admin, "manager")];
  await setPlan(admin, "basic");
  const resting = async () => {
    const rows = await sql()`select user_id from memberships
      where company_id = ${admin.actor.companyId} and read_only_since is not null`;
    return [second, third].filter(({ userId }) => rows.some((row) => row.user_id === userId));
  };
  await execute(admin.actor, updateMember, { id: third.userId, role: "editor" });
  expect(await resting()).toEqual([second, third]);
  await execute(admin.actor, updateMember, { id: third.userId, status: "paused" });
  expect(await resting()).toEqual([second]);
  await execute(admin.actor, leaveCompany, {});
  expect(await resting()).toEqual([]);
});

it("an invitation that is out of date is sent anew within the plan alone", async () => {
  const admin = await found();
  await setPlan(admin, "premium");
  const { invitation } = await inviteAs(admin);
  await setPlan(admin, "basic");
  const resend = () => outcomeOf(execute(admin.actor, resendInvitation, { id: invitation.id }));
  expect(await resend()).toBe("ok");
  await sql()`update invitations set expires_at = app_now() where id = ${invitation.id}`;
  expect(await resend()).toBe("quota_exceeded");
  const { overview } = await execute(admin.actor, companyOverview, {});
  expect([overview.members, overview.maxMembers]).toEqual([1, 1]);
});

it("of 20 who accept at once for the last seat one gets it, and none once the plan holds fewer", async () => {
  const admin = await found();
  await setPlan(admin, "premium");
  const invited = await Promise.all(Array.from({ length: 20 }, () => makeAccount({ userType: "brand" })));
  for (const { email } of invited) {
    const { invitation } = await inviteAs(admin, email);
    // Each is out of date, and in no other's way, until all are there.
    await sql()`update invitations set token_hash = ${hashToken(email)}, expires_at = app_now()
      where id = ${invitation.id}`;
  }
  await sql()`update invitations set expires_at = app_now() + interval '1 day'
    where company_id = ${admin.actor.companyId}`;
  for (let members = 1; members < MAX_MEMBERS - 1; members++) await makeMember(admin, "editor");
  const accept = () =>
    tally(invited.map(({ actor, email }) => execute(actor, acceptInvitation, { token: email })));
  expect(await accept()).toEqual({ ok: 1, conflict: 19 });
  const joined = await sql()`select 1 from memberships where company_id = ${admin.actor.companyId}`;
  expect(joined).toHaveLength(MAX_MEMBERS);

  await sql()`delete from memberships where company_id = ${admin.actor.companyId} and user_id <> ${admin.userId}`;
  await setPlan(admin, "basic");
  expect(await accept()).toEqual({ invalid_input: 1, quota_exceeded: 19 });
});
