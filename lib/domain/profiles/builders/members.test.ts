import { describe, expect, it } from "vitest";
import type { Actor, UserActor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { deleteAccount, eraseAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { makeAccount, PASSWORD, type TestAccount } from "@/tests/factories/accounts";
import { decide } from "@/tests/factories/matches";
import { refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { publishBuilderDraft, saveBuilderDraft } from "./commands";
import { getBuilderDraft } from "./queries";

const { sql } = testDatabase();

const TYPED = "Typed by a member, seen by nobody else.";
const removeMember = (userId: string) => sql()`delete from memberships where user_id = ${userId}`;
const draftsOf = async (profileId: string) =>
  (
    await sql()<{ userId: string }[]>`select user_id as "userId" from builder_drafts
    where profile_id = ${profileId} order by created_at`
  ).map(({ userId }) => userId);

/** The actor of a request that names the company's profile; null becomes the same 404 as for a stranger. */
const actingFor = ({ actor }: TestAccount, profileId: string): Promise<Actor | null> =>
  loadActor(actor.sessionId, "127.0.0.1", profileId);

async function type(actor: UserActor, about: string) {
  const { values, version, baseRevision } = (await execute(actor, getBuilderDraft, {})).draft;
  const input = { values: { ...values, about }, version, baseRevision, step: 1 };
  await execute(actor, saveBuilderDraft, input);
  return (await execute(actor, getBuilderDraft, {})).draft;
}

/** A newsroom with its Admin, and a Manager who has typed into a draft of it. */
async function makeTeam() {
  const admin = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  const member = await makeAccount({ userType: "brand" });
  await sql()`insert into memberships (company_id, user_id, role)
    values (${admin.actor.companyId}, ${member.userId}, 'manager')`;
  const acting = await actingFor(member, admin.profileId);
  if (acting?.kind !== "user") throw new Error("The member may not act for the newsroom.");
  await type(acting, TYPED);
  return { admin, member, acting };
}

/** Deletes the account and erases it as the job does a day later. */
async function erase({ actor, userId }: TestAccount) {
  await execute(actor, deleteAccount, { password: PASSWORD, confirm: "DELETE" });
  await sql()`update users set deleted_at = deleted_at - interval '25 hours' where id = ${userId}`;
  expect(await execute(makeJobActor("accounts.erase"), eraseAccount, { userId })).toEqual({ erased: true });
}

describe("a draft of a member who was removed from the company", () => {
  it("is nobody's to see or publish, and stays unpublished", async () => {
    const { admin, member } = await makeTeam();
    await removeMember(member.userId);
    expect(await actingFor(member, admin.profileId)).toBeNull();
    // An actor of another profile who names this one gets the same answer as for an unknown profile.
    const naming = { profileId: admin.profileId, userId: member.userId, version: 1 };
    const own = (await actingFor(member, member.profileId)) as UserActor;
    for (const actor of [own, admin.actor])
      expect(await refusalOf(execute(actor, publishBuilderDraft, naming))).toMatchObject({
        code: "not_found",
      });
    for (const actor of [own, admin.actor])
      expect(JSON.stringify(await execute(actor, getBuilderDraft, {}))).not.toContain(TYPED);
  });

  it("is there again once they are back, and ends with their account", async () => {
    const { admin, member } = await makeTeam();
    const { companyId } = admin.actor;
    await removeMember(member.userId);
    await sql()`insert into memberships (company_id, user_id, role) values (${companyId}, ${member.userId}, 'manager')`;
    const back = (await actingFor(member, admin.profileId)) as UserActor;
    expect((await execute(back, getBuilderDraft, {})).draft.values.about).toBe(TYPED);
    await type(admin.actor, "By the Admin.");
    await erase(member);
    expect(await draftsOf(admin.profileId)).toEqual([admin.userId]);
  });
});

describe("a draft whose profile is deleted", () => {
  it("stays with its writer, who acts for it on, where only the account of another member is", async () => {
    const { admin, member, acting } = await makeTeam();
    await sql()`update memberships set role = 'admin' where user_id = ${member.userId}`;
    await type(admin.actor, "By the Admin.");
    await erase(admin);
    expect(await actingFor(member, admin.profileId)).toMatchObject({ profileId: admin.profileId });
    expect(await loadActor(admin.actor.sessionId, "127.0.0.1")).toMatchObject({ kind: "anonymous" });
    expect((await execute(acting, getBuilderDraft, {})).draft.values.about).toBe(TYPED);
    expect(await draftsOf(admin.profileId)).toEqual([member.userId]);
  });

  it("is erased with it, and publishing it is a 404", async () => {
    const { admin, member, acting } = await makeTeam();
    await type(admin.actor, "By the Admin.");
    await removeMember(member.userId);
    await erase(admin);
    expect(await draftsOf(admin.profileId)).toEqual([]);
    const publishing = execute(acting, publishBuilderDraft, { version: 1 });
    expect(await refusalOf(publishing)).toMatchObject({ code: "not_found" });
  });

  it("is erased too where the profile's row stays, blank, for those who matched with it", async () => {
    const { admin, member } = await makeTeam();
    await removeMember(member.userId);
    const press = await makeAccount();
    await decide(admin, press, "like");
    await decide(press, admin, "like");
    await erase(admin);
    const [profile] = await sql()`select name from profiles where id = ${admin.profileId}`;
    expect(profile).toEqual({ name: "Deleted user" });
    expect(await draftsOf(admin.profileId)).toEqual([]);
  });
});
