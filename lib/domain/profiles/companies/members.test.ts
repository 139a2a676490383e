import { beforeEach, describe, expect, it } from "vitest";
import { type MemberRole, memberRoles } from "@/db/enums";
import { execute, transact } from "@/lib/core/execute";
import { deleteAccount, eraseAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { closeAccount } from "@/lib/domain/accounts/accounts/holds";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { dashboardSummary } from "@/lib/domain/insights/dashboard/queries";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { readAudience } from "@/lib/domain/profiles/profiles/store";
import { verifyAccessToken } from "@/lib/platform/auth/access-token";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { uuidv7 } from "@/lib/utils/uuid";
import {
  actorOf,
  makeAccount,
  makeMember,
  PASSWORD,
  type TestAccount,
  uniqueEmail,
} from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { acceptInvitation, invite } from "./commands/invitations";
import { deleteMember, leaveCompany, transferCompany, updateMember } from "./commands/members";
import { createNewsroom } from "./commands/newsrooms";
import { removalMailJob } from "./events";
import { invitationToken } from "./invitation-token";
import { listMembers } from "./queries/company";
import { listInvitations } from "./queries/invitations";
import { companyMessages } from "./rules";

const database = testDatabase();
const { sql } = database;
const found = () => makeAccount({ userType: "brand", company: "Hollow Pine" });
const deletion = { password: PASSWORD, confirm: "DELETE" as const };
const roleOf = async ({ userId }: TestAccount) => {
  const [row] = await sql()`select role, status from memberships where user_id = ${userId}`;
  return row ? `${row.role}, ${row.status}` : null;
};
const actingFor = async (member: TestAccount, profileId: string) =>
  loadActor(await verifyAccessToken(member.accessToken), null, profileId);

let admin: TestAccount;
beforeEach(async () => {
  admin = await found();
});

describe("roles are compared with that of who acts", () => {
  /** Who may change whom: an Admin everybody, a Manager Editors, an Editor nobody. */
  const mayAct = (own: MemberRole, of: MemberRole) =>
    own === "admin" || (own === "manager" && of === "editor");

  it.each(memberRoles.flatMap((own) => memberRoles.map((of) => ({ own, of }))))(
    "$own pauses and removes $of",
    async ({ own, of }) => {
      const actor = (await makeMember(admin, own)).actor;
      const paused = await makeMember(admin, of);
      const removed = await makeMember(admin, of);
      const expected = mayAct(own, of) ? "ok" : "forbidden";
      const pause = { id: paused.userId, status: "paused" };
      expect(await outcomeOf(execute(actor, updateMember, pause))).toBe(expected);
      expect(await outcomeOf(execute(actor, deleteMember, { id: removed.userId }))).toBe(expected);
      expect(await roleOf(paused)).toBe(`${of}, ${expected === "ok" ? "paused" : "active"}`);
      expect(await roleOf(removed)).toBe(expected === "ok" ? null : `${of}, active`);
    },
  );

  it("a Manager promotes nobody, not even to Manager, and not themselves", async () => {
    const manager = await makeMember(admin, "manager");
    const editor = await makeMember(admin, "editor");
    for (const [id, role] of [
      [editor.userId, "manager"],
      [editor.userId, "admin"],
      [manager.userId, "admin"],
      [admin.userId, "editor"],
    ]) {
      expect(await outcomeOf(execute(manager.actor, updateMember, { id, role }))).toBe("forbidden");
    }
    expect(await roleOf(editor)).toBe("editor, active");
  });

  it("a member of another company does not exist", async () => {
    const other = await found();
    const calls = [
      () => execute(other.actor, updateMember, { id: admin.userId, role: "editor" }),
      () => execute(other.actor, deleteMember, { id: admin.userId }),
      () => execute(other.actor, transferCompany, { id: admin.userId }),
    ];
    for (const call of calls) expect(await outcomeOf(call())).toBe("not_found");
  });

  it("a request that began in a role that was taken away meanwhile is refused", async () => {
    const second = await makeMember(admin, "admin");
    const editor = await makeMember(admin, "editor");
    await execute(admin.actor, updateMember, { id: second.userId, role: "editor" });
    const promote = execute(second.actor, updateMember, { id: editor.userId, role: "admin" });
    expect(await outcomeOf(promote)).toBe("forbidden");
  });
});

describe("a company always has an Admin", () => {
  it("the last one can neither leave, delete their account, nor be demoted, paused or removed", async () => {
    await makeMember(admin, "manager");
    const paused = await makeMember(admin, "admin");
    const deleted = await makeMember(admin, "admin");
    await execute(admin.actor, updateMember, { id: paused.userId, status: "paused" });
    const own = await actorOf(deleted.accessToken);
    await execute(own, deleteAccount, deletion);
    const id = admin.userId;
    for (const call of [
      () => execute(admin.actor, leaveCompany, {}),
      () => execute(admin.actor, deleteAccount, deletion),
      () => execute(admin.actor, updateMember, { id, role: "manager" }),
      () => execute(admin.actor, updateMember, { id, status: "paused" }),
      () => execute(admin.actor, deleteMember, { id }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ code: "conflict", message: companyMessages.lastAdmin });
    }
  });

  it("ends with its only member, whose newsroom stays theirs and who then joins another", async () => {
    const { userId, profileId, actor } = admin;
    await execute(actor, invite, { email: uniqueEmail(), role: "editor" });
    await execute(actor, leaveCompany, {});
    expect(await sql()`select id from companies where id = ${actor.companyId}`).toHaveLength(0);
    const [newsroom] = await sql()`select user_id, company_id, listed from profiles where id = ${profileId}`;
    expect(newsroom).toEqual({ user_id: userId, company_id: null, listed: true });
    const own = await actorOf(admin.accessToken);
    expect(own).toMatchObject({ profileId, companyId: null });
    expect(
      await outcomeOf(execute(own, createRelease, { title: "The night train", body: "<p>It runs.</p>" })),
    ).toBe("ok");
    expect(await outcomeOf(execute(own, leaveCompany, {}))).toBe("not_found");
  });

  it("does not end with what a member alone would lose: another newsroom, or a paid plan", async () => {
    const { actor } = admin;
    const leave = () => refusalOf(execute(actor, leaveCompany, {}));
    await sql()`insert into billing_customers (id, company_id, plan) values (${uuidv7()}, ${actor.companyId}, 'premium')`;
    expect((await leave()).message).toBe(companyMessages.isPaid);
    await sql()`update billing_customers set plan = 'basic' where company_id = ${actor.companyId}`;
    await execute(actor, createNewsroom, { name: "Hollow Pine Labs", kind: "brand" });
    expect((await leave()).message).toBe(companyMessages.hasNewsrooms);
    await sql()`delete from profiles where company_id = ${actor.companyId} and user_id is null`;
    await execute(actor, leaveCompany, {});
    const [customer] = await sql()`select company_id from billing_customers where user_id = ${admin.userId}`;
    expect(customer).toEqual({ company_id: null });
  });

  it("of two who delete their accounts at once one is left", async () => {
    const second = await makeMember(admin, "admin");
    const editor = await makeMember(admin, "editor");
    const outcomes = [admin, second].map(({ actor }) => execute(actor, deleteAccount, deletion));
    expect(await tally(outcomes)).toEqual({ ok: 1, conflict: 1 });
    expect(await roleOf(editor)).toBe("editor, active");
  });

  it("keeps the newsroom of an account that is deleted, and erased later", async () => {
    const second = await makeMember(admin, "admin");
    const editor = await makeMember(second, "editor");
    const { profileId } = admin;
    await execute(admin.actor, deleteAccount, deletion);
    expect(await actingFor(editor, profileId)).toMatchObject({ profileId });
    const readNewsroom = async () => {
      const [row] = await sql()`select user_id, company_id, listed from profiles where id = ${profileId}`;
      return row;
    };
    const ofCompany = { user_id: null, company_id: second.actor.companyId, listed: true };
    expect(await readNewsroom()).toEqual(ofCompany);
    await sql()`update users set deleted_at = deleted_at - interval '25 hours' where id = ${admin.userId}`;
    await execute(makeJobActor("tests.erase"), eraseAccount, { userId: admin.userId });
    expect(await readNewsroom()).toEqual(ofCompany);
  });

  it("is another member as soon as staff close the account of the last one", async () => {
    const manager = await makeMember(admin, "manager");
    await transact((tx, effects) => closeAccount(tx, effects, admin.userId, "Spam."));
    expect(await roleOf(manager)).toBe("admin, active");
  });

  it("goes with its only member who deletes their account, and its other newsrooms are hidden at once", async () => {
    const { newsroom } = await execute(admin.actor, createNewsroom, { name: "Pine Larder", kind: "brand" });
    await sql()`update profiles set tagline = 'Forest food', location_text = 'Oslo, Norway', listed = true
      where id = ${newsroom.id}`;
    await execute(admin.actor, deleteAccount, deletion);
    const [row] = await sql()`select listed from profiles where id = ${newsroom.id}`;
    expect(row).toEqual({ listed: false });
  });

  it("of two who demote each other 20 times side by side exactly one is left", async () => {
    for (let round = 0; round < (process.env.TEST_LONG ? 100 : 1); round++) {
      const founder = await found();
      const second = await makeMember(founder, "admin");
      const demote = (one: TestAccount, other: TestAccount) =>
        execute(one.actor, updateMember, { id: other.userId, role: "manager" });
      const outcomes = await tally(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? demote(founder, second) : demote(second, founder))),
      );
      expect(outcomes.ok).toBeGreaterThanOrEqual(1);
      const admins = await sql()`select 1 from memberships
        where company_id = ${founder.actor.companyId} and role = 'admin' and status = 'active'`;
      expect(admins).toHaveLength(1);
    }
  });

  it("hands over in one step, to an active member", async () => {
    const manager = await makeMember(admin, "manager");
    await execute(admin.actor, updateMember, { id: manager.userId, status: "paused" });
    const transfer = () => execute(admin.actor, transferCompany, { id: manager.userId });
    expect(await outcomeOf(transfer())).toBe("conflict");
    await execute(admin.actor, updateMember, { id: manager.userId, status: "active" });
    await transfer();
    expect([await roleOf(manager), await roleOf(admin)]).toEqual(["admin, active", "manager, active"]);
  });
});

it("a member was last active when they last acted, in a session or after it ended; API tokens don't count", async () => {
  const member = await makeMember(admin, "manager");
  const lastActive = async () =>
    (await execute(admin.actor, listMembers, {})).members.find(({ id }) => id === member.userId)
      ?.lastActiveAt;
  await sql()`delete from sessions where user_id = ${member.userId}`;
  await sql()`delete from audit_entries where user_id = ${member.userId}`;
  expect(await lastActive()).toBeNull();
  const act = (at: string, tokenId: string | null) => sql()`
    insert into audit_entries (id, user_id, operation, subject_kind, created_at, token_id)
    values (gen_random_uuid(), ${member.userId}, 'releases.update', 'release', ${at}, ${tokenId})`;
  await act("2026-03-01T08:00:00Z", null);
  await act("2026-03-02T08:00:00Z", member.userId);
  expect(await lastActive()).toBe("2026-03-01T08:00:00.000Z");
  await sql()`insert into sessions (id, user_id, kind, last_seen_at, expires_at)
    values (gen_random_uuid(), ${member.userId}, 'browser', '2026-03-03T08:00:00Z', '2026-04-01T08:00:00Z')`;
  expect(await lastActive()).toBe("2026-03-03T08:00:00.000Z");
});

describe("who is paused, removed or leaves has no part in the company at once", () => {
  const release = { title: "The night train returns", body: "<p>It runs.</p>" };
  const ways = {
    paused: (member: TestAccount) =>
      execute(admin.actor, updateMember, { id: member.userId, status: "paused" }),
    removed: (member: TestAccount) => execute(admin.actor, deleteMember, { id: member.userId }),
    left: (member: TestAccount) => execute(member.actor, leaveCompany, {}),
  };

  it.each(Object.entries(ways))("%s: acts, notices, lists and sockets", async (_, end) => {
    const member = await makeMember(admin, "manager");
    expect(await outcomeOf(execute(member.actor, createRelease, release))).toBe("ok");
    await end(member);
    expect(await actingFor(member, admin.profileId)).toBeNull();
    const actor = await actorOf(member.accessToken);
    expect(actor).toMatchObject({ companyId: null, companyRole: null });
    expect(await outcomeOf(execute(actor, listMembers, {}))).toBe("not_found");
    expect((await execute(actor, me, {})).user).toMatchObject({ company: null, managedProfiles: [] });
    const audience = await database.transact((tx) => readAudience(tx, admin.profileId));
    expect(audience).not.toContain(member.userId);
    const [job] = await sql()`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'companies.endSockets' and payload ->> 'userId' = ${member.userId}`;
    expect(job).toBeDefined();
  });

  it("the newsroom of their own account stays with the company, and they get a profile of their own", async () => {
    const second = await makeMember(admin, "admin");
    await execute(second.actor, deleteMember, { id: admin.userId });
    const [newsroom] =
      await sql()`select user_id, company_id, listed from profiles where id = ${admin.profileId}`;
    expect(newsroom).toEqual({ user_id: null, company_id: second.actor.companyId, listed: true });
    const actor = await actorOf(admin.accessToken);
    expect(actor.profileId).not.toBe(admin.profileId);
    expect(await outcomeOf(execute(actor, dashboardSummary, {}))).toBe("ok");
    expect(await actingFor(second, admin.profileId)).toMatchObject({ profileId: admin.profileId });
  });

  it("what they began ends: their invitations, and those beyond a lower role", async () => {
    const second = await makeMember(admin, "admin");
    for (const role of memberRoles) await execute(second.actor, invite, { email: uniqueEmail(), role });
    const open = async () =>
      (await execute(admin.actor, listInvitations, {})).invitations.map(({ role }) => role).toSorted();
    await execute(admin.actor, updateMember, { id: second.userId, role: "manager" });
    expect(await open()).toEqual(["EDITOR"]);
    await execute(admin.actor, deleteMember, { id: second.userId });
    expect(await open()).toEqual([]);
  });

  it("gets no answer of a call for it under its key any more", async () => {
    const member = await makeMember(admin, "manager");
    const call = { email: uniqueEmail(), role: "editor" };
    const send = async () =>
      execute(await actorOf(member.accessToken), invite, call, { idempotencyKey: "invite" });
    const { invitation } = await send();
    expect((await send()).invitation.id).toBe(invitation.id);
    const leave = async () =>
      execute(await actorOf(member.accessToken), leaveCompany, {}, { idempotencyKey: "leave" });
    const left = await leave();
    expect(await outcomeOf(send())).toBe("not_found");
    expect(await leave()).toEqual(left);
  });

  it("while paused they may leave, and only then found a company or join another", async () => {
    const member = await makeMember(admin, "manager");
    const other = await found();
    const { invitation } = await execute(other.actor, invite, { email: member.email, role: "editor" });
    const [asked] = await sql()`select payload ->> 'requestId' as id from graphile_worker._private_jobs
      where payload ->> 'invitationId' = ${invitation.id}`;
    const token = invitationToken(invitation.id, asked?.id);
    await ways.paused(member);
    const actor = await actorOf(member.accessToken);
    expect((await execute(actor, me, {})).user).toMatchObject({ company: null, pausedIn: "Hollow Pine" });
    const foundOwn = (own: TestAccount["actor"]) => execute(own, updateProfile, { company: "Own Works" });
    expect(await refusalOf(foundOwn(actor))).toMatchObject({
      ...{ code: "conflict", message: companyMessages.pausedElsewhere },
    });
    const accept = () => execute(actor, acceptInvitation, { token });
    expect((await refusalOf(accept())).message).toBe(companyMessages.otherCompany);
    await execute(actor, leaveCompany, {});
    expect(await roleOf(member)).toBeNull();
    expect((await execute(actor, me, {})).user.pausedIn).toBeNull();
    await accept();
    const joined = await actorOf(member.accessToken);
    expect(joined.companyId).toBe(other.actor.companyId);
    await execute(joined, leaveCompany, {});
    await foundOwn(await actorOf(member.accessToken));
    expect(await roleOf(member)).toBe("admin, active");
  });

  it("is resumed with the role that they had", async () => {
    const member = await makeMember(admin, "manager");
    await ways.paused(member);
    await execute(admin.actor, updateMember, { id: member.userId, status: "active" });
    expect(await actingFor(member, admin.profileId)).toMatchObject({ companyRole: "manager" });
  });
});

describe("who is removed", () => {
  it("reads so in a mail, unless they are a member again", async () => {
    const member = await makeMember(admin, "editor");
    const companyId = admin.actor.companyId ?? "";
    await execute(admin.actor, deleteMember, { id: member.userId });
    const [asked] = await sql()<{ payload: Parameters<typeof removalMailJob.run>[0]["payload"] }[]>`
      select payload from graphile_worker._private_jobs where payload ->> 'userId' = ${member.userId}
        and payload ->> 'companyId' is not null`;
    if (!asked) throw new Error("No mail was asked for.");
    const sent = async () => (await listOutbox()).filter(({ to }) => to === member.email);
    const before = (await sent()).length;
    await sql()`insert into memberships (company_id, user_id, role) values (${companyId}, ${member.userId}, 'editor')`;
    await performJob(removalMailJob, asked.payload);
    expect(await sent()).toHaveLength(before);
    await sql()`delete from memberships where user_id = ${member.userId}`;
    await performJob(removalMailJob, asked.payload);
    expect((await sent()).map(({ subject }) => subject)).toContain(
      "You are no longer a member of Hollow Pine",
    );
  });

  it("who leaves gets none", async () => {
    const member = await makeMember(admin, "editor");
    await execute(member.actor, leaveCompany, {});
    const jobs = await sql()`select id from graphile_worker._private_jobs
      where payload ->> 'userId' = ${member.userId} and payload ->> 'companyId' is not null`;
    expect(jobs).toHaveLength(0);
  });
});
