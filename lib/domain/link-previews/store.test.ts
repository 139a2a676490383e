import { expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { updateProfile } from "@/lib/domain/profiles/commands/update";
import { createWorkSample, deleteWorkSample, updateWorkSample } from "@/lib/domain/work-samples/commands";
import { makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { previewFolder } from "./store";

const { sql } = testDatabase();

/** Keys that jobs are asked to delete, since this was last asked. */
async function removed(): Promise<string[]> {
  const rows = await sql()`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'assets.removeFiles' returning j.payload`;
  return rows.flatMap(({ payload }) => payload.keys).toSorted();
}
const keyOf = (profileId: string, name: string) => `${previewFolder(profileId)}/${name.repeat(32)}-600.webp`;

it("a copy goes with the last thing of its profile that names it", async () => {
  const { actor, profileId } = await makeAccount();
  const [a, b] = [keyOf(profileId, "a"), keyOf(profileId, "b")];
  const piece = (image: string) => ({ type: "Article", title: "A ferry", image: `/files/${image}` });
  const [first, second] = [
    (await execute(actor, createWorkSample, piece(a))).workSample.id,
    (await execute(actor, createWorkSample, piece(a))).workSample.id,
  ];
  await execute(actor, updateWorkSample, { id: first, ...piece(b) });
  // The other piece still shows it.
  expect(await removed()).toEqual([]);
  await sql()`insert into builder_drafts (profile_id, user_id, "values", base, base_revision)
    values (${profileId}, ${actor.userId}, ${sql().json({ work: [{ image: `/files/${a}` }] })}, '{}', 1)`;
  await execute(actor, deleteWorkSample, { id: second });
  expect(await removed()).toEqual([]);
  await sql()`delete from builder_drafts where profile_id = ${profileId}`;
  await execute(actor, updateWorkSample, { id: first, ...piece(a) });
  expect(await removed()).toEqual([b]);
  await execute(actor, deleteWorkSample, { id: first });
  expect(await removed()).toEqual([a]);
});

it("a copy in a newsroom's stories goes with its story", async () => {
  const { actor, profileId } = await makeAccount({ userType: "brand", company: "Ferry House" });
  const key = keyOf(profileId, "c");
  const story = { title: "A ferry", subtitle: "", url: "", type: "Article", image: `/files/${key}` };
  await execute(actor, updateProfile, { heroStories: [story] });
  await execute(actor, updateProfile, { heroStories: [{ ...story, title: "The ferry" }] });
  expect(await removed()).toEqual([]);
  await execute(actor, updateProfile, { heroStories: [] });
  expect(await removed()).toEqual([key]);
});

it("another profile's copy stays, whoever wrote its path into their own rows", async () => {
  const [owner, thief] = [await makeAccount(), await makeAccount()];
  const image = `/files/${keyOf(owner.profileId, "d")}`;
  const { workSample } = await execute(thief.actor, createWorkSample, {
    type: "Article",
    title: "Mine",
    image,
  });
  await execute(thief.actor, deleteWorkSample, { id: workSample.id });
  expect(await removed()).toEqual([]);
});
