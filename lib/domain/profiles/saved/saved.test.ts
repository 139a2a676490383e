import { beforeAll, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { saveProfile, unsaveProfile } from "./commands";
import { listSaved } from "./queries";

const { sql } = testDatabase();
let brand: TestAccount;
let creators: TestAccount[];

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand" });
  creators = [];
  for (let n = 0; n < 4; n++) creators.push(await makeAccount({ userType: "paid_media" }));
});

const saved = async (input: object = {}) => execute(brand.actor, listSaved, input);

it("lists what was saved once, the latest first, and takes it off again", async () => {
  for (const { userId } of creators) await execute(brand.actor, saveProfile, { id: userId });
  expect(await execute(brand.actor, saveProfile, { id: creators[0]!.profileId })).toEqual({ saved: true });
  const { saved: rows, pagination } = await saved();
  expect(rows.map(({ id }) => id)).toEqual(creators.map(({ profileId }) => profileId).toReversed());
  expect(pagination.total).toBe(4);
  const { saved: marked } = await execute(brand.actor, me, { profiles: creators[1]!.profileId });
  expect(marked).toEqual([creators[1]!.profileId]);
  for (let n = 0; n < 2; n++)
    expect(await execute(brand.actor, unsaveProfile, { id: creators[0]!.profileId })).toEqual({
      saved: false,
    });
  expect((await saved()).pagination.total).toBe(3);
});

it("pages by cursor, each once, also where several were saved in one moment", async () => {
  await sql()`update saved_profiles set created_at = now()`;
  const first = await saved({ limit: 2 });
  const second = await saved({ limit: 2, cursor: first.pagination.nextCursor });
  const ids = [...first.saved, ...second.saved].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(second.pagination.hasMore).toBe(false);
});

it("is one's own alone, and leaves out hidden profiles", async () => {
  const stranger = await makeAccount({ userType: "brand" });
  expect((await execute(stranger.actor, listSaved, {})).saved).toEqual([]);
  await sql()`update profiles set listed = false where id = ${creators[1]!.profileId}`;
  expect((await saved()).saved.map(({ id }) => id)).not.toContain(creators[1]!.profileId);
  expect(await outcomeOf(execute(stranger.actor, saveProfile, { id: creators[1]!.profileId }))).toBe(
    "not_found",
  );
  // A profile that can no longer be saved can still be removed.
  expect(await outcomeOf(execute(brand.actor, unsaveProfile, { id: creators[1]!.profileId }))).toBe("ok");
});

it("refuses oneself with a reason", async () => {
  expect((await refusalOf(execute(brand.actor, saveProfile, { id: brand.profileId }))).fields).toHaveProperty(
    "id",
  );
});
