import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { eraseAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { readDigest } from "@/lib/domain/insights/digests/queries/read";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { followUser } from "@/lib/domain/profiles/follows/commands";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { makeAccount, makeMember, type TestAccount } from "@/tests/factories/accounts";
import { sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { deleteMember, leaveCompany, updateMember } from "./commands/members";
import { updateNewsroom } from "./commands/newsrooms";

const { sql } = testDatabase();

let admin: TestAccount;
let second: TestAccount;
let editor: TestAccount;
let press: TestAccount;
beforeEach(async () => {
  admin = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  second = await makeMember(admin, "manager");
  editor = await makeMember(admin, "editor");
  press = await makeAccount({ userType: "press" });
});
const assign = (member: TestAccount | null) =>
  execute(admin.actor, updateNewsroom, { id: admin.profileId, managerId: member?.userId ?? null });
const named = (ids: string[]) =>
  Object.entries({ admin, second, editor })
    .flatMap(([name, { userId }]) => (ids.includes(userId) ? [name] : []))
    .join(", ");
const noticed = async (kind: string) => {
  const rows =
    await sql()`delete from notifications where kind = ${kind}::notification_kind returning user_id`;
  return named(rows.map((row) => row.user_id));
};
const mailed = async (task: string) => {
  const rows = await sql()`select j.payload ->> 'userId' as id from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${task}`;
  await sql()`delete from graphile_worker._private_jobs`;
  return named(rows.map((row) => row.id));
};
const digested = async () => {
  const found = [];
  for (const { userId } of [admin, second, editor]) {
    await sql()`delete from digests`;
    const [row] = await sql()<{ id: string }[]>`
      insert into digests (id, user_id, kind, "window", since, until)
      values (${randomUUID()}, ${userId}, 'daily', '2026-01-01', app_now() - interval '1 day', app_now() + interval '1 day')
      returning id`;
    const input = { digestId: row?.id ?? "", userId, notificationIds: [] };
    const digest = await execute(makeJobActor("tests"), readDigest, input);
    if (digest?.parts.some(({ label }) => label === "Waits for your answer")) found.push(userId);
  }
  return named(found);
};
const managerOf = async () => {
  const [row] = await sql()`select manager_id from profiles where id = ${admin.profileId}`;
  return named([row?.manager_id]);
};
const pitchIt = async () => sendPitchTo(press, { ...admin });

it("what reaches a newsroom is addressed to its manager, whatever their role, and to all without one", async () => {
  await sql()`delete from graphile_worker._private_jobs`;
  await pitchIt();
  expect([await noticed("pitch_received"), await mailed("pitches.receivedMail")]).toEqual([
    "admin, second",
    "admin, second",
  ]);
  await assign(editor);
  press = await makeAccount({ userType: "press" });
  await sql()`delete from graphile_worker._private_jobs`;
  await pitchIt();
  await execute(press.actor, followUser, { id: admin.profileId });
  expect([
    await noticed("pitch_received"),
    await mailed("pitches.receivedMail"),
    await noticed("follower_gained"),
    await digested(),
  ]).toEqual(["editor", "editor", "editor", "editor"]);
  const { user } = await execute(second.actor, me, {});
  expect(user.managedProfiles).toEqual([expect.objectContaining({ manager: expect.any(String) })]);
});

it("an answer reaches who sent the pitch as well as the manager", async () => {
  await assign(editor);
  const { id } = await sendPitchTo(second, press);
  await execute(press.actor, respondToPitch, { id, response: "ACCEPTED" });
  expect([await noticed("pitch_accepted"), await mailed("pitches.acceptedMail")]).toEqual([
    "second, editor",
    "second, editor",
  ]);
});

it("a manager who is paused is addressed no more, and again once they are back", async () => {
  await assign(second);
  const set = (status: string) => execute(admin.actor, updateMember, { id: second.userId, status });
  await set("paused");
  await pitchIt();
  expect(await noticed("pitch_received")).toBe("admin");
  await set("active");
  press = await makeAccount({ userType: "press" });
  await pitchIt();
  expect(await noticed("pitch_received")).toBe("second");
});

it("a newsroom goes to who removes its manager, and to the longest-standing Admin where they leave or are erased", async () => {
  const third = await makeMember(admin, "admin");
  await assign(editor);
  await execute(second.actor, deleteMember, { id: editor.userId });
  expect(await managerOf()).toBe("second");
  await execute(second.actor, leaveCompany, {});
  expect(await managerOf()).toBe("admin");
  await assign(third);
  await sql()`update users set deleted_at = app_now() - interval '25 hours' where id = ${third.userId}`;
  await execute(makeJobActor("tests"), eraseAccount, { userId: third.userId });
  expect(await managerOf()).toBe("admin");
});
