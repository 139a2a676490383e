import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { getAssetFile } from "@/lib/domain/newsrooms/assets/queries";
import { anonymous, makeAccount, makeMember, type TestAccount } from "@/tests/factories/accounts";
import { makePhoto } from "@/tests/factories/assets";
import { outcomeOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { deleteRelease } from "./commands/delete";
import { createRelease } from "./commands/save";
import { agreeToEmbargo, shareRelease, unshareRelease } from "./commands/share";
import { getRelease, listShares, previewRelease } from "./queries/own";

const { sql } = testDatabase();
let brand: TestAccount;
let press: TestAccount;
let creator: TestAccount;
/** A release under embargo that is shared with the journalist and the creator. */
let id: string;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  press = await makeAccount({ userType: "press" });
  creator = await makeAccount({ userType: "paid_media" });
});

const share = (...readers: TestAccount[]) =>
  execute(brand.actor, shareRelease, { id, recipientIds: readers.map(({ profileId }) => profileId) });
const unshare = (profileId = press.profileId, account = brand) =>
  execute(account.actor, unshareRelease, { id, profileId });
const read = ({ actor }: TestAccount) =>
  Promise.all([
    outcomeOf(execute(actor, getRelease, { id })),
    outcomeOf(execute(actor, previewRelease, { id })),
  ]);
const bellsOf = ({ userId }: TestAccount) =>
  sql()`select 1 from notifications where user_id = ${userId} and subject_id = ${id}`;

beforeEach(async () => {
  const body = { title: "A secret", body: "<p>It runs again.</p>", embargoUntil: "2126-11-26T06:00:00Z" };
  id = (await execute(brand.actor, createRelease, { ...body, status: "PUBLISHED" })).release.id;
  await share(press, creator);
});

describe("revoking a share", () => {
  it("closes the release, its preview and its files for that reader alone", async () => {
    const photo = await makePhoto(brand, { releaseId: id });
    await sql()`update assets set state = 'ready' where id = ${photo.id}`;
    const file = { id: photo.id, file: photo.originalUrl?.split("/").at(-1) ?? "" };
    for (const reader of [press, creator]) await execute(reader.actor, agreeToEmbargo, { id });
    expect(await read(press)).toEqual(["ok", "ok"]);
    expect(await outcomeOf(execute(press.actor, getAssetFile, file))).toBe("ok");

    const { shares } = await unshare();
    expect(shares.map(({ profile }) => profile.id)).toEqual([creator.profileId]);
    expect(await read(press)).toEqual(["not_found", "not_found"]);
    expect(await outcomeOf(execute(press.actor, getAssetFile, file))).toBe("not_found");
    expect(await outcomeOf(execute(press.actor, agreeToEmbargo, { id }))).toBe("not_found");
    expect(await read(creator)).toEqual(["ok", "ok"]);
    expect(await outcomeOf(execute(creator.actor, getAssetFile, file))).toBe("ok");
  });

  it("removes the notification that led there, and a new share asks for the terms again", async () => {
    await execute(press.actor, agreeToEmbargo, { id });
    expect(await bellsOf(press)).toHaveLength(1);
    await unshare();
    expect(await bellsOf(press)).toEqual([]);
    expect(await bellsOf(creator)).toHaveLength(1);
    await share(press);
    expect(await bellsOf(press)).toHaveLength(1);
    expect(await read(press)).toEqual(["not_found", "ok"]);
    const { shares } = await execute(brand.actor, listShares, { id });
    expect(shares.find(({ profile }) => profile.id === press.profileId)?.agreedAt).toBeNull();
  });

  it("is for its own newsroom; everyone else, and those it was not shared with, get 404", async () => {
    const rival = await makeAccount({ userType: "brand", company: "Another House" });
    for (const account of [rival, press, creator]) {
      expect(await outcomeOf(unshare(press.profileId, account))).toBe("not_found");
    }
    expect(await outcomeOf(execute(anonymous(), unshareRelease, { id, profileId: press.profileId }))).toBe(
      "unauthenticated",
    );
    expect(await outcomeOf(unshare(rival.profileId))).toBe("not_found");
    expect(await outcomeOf(unshare("garbage"))).toBe("not_found");
    expect(await read(press)).toEqual(["not_found", "ok"]);
  });

  it("is for those who may share: an Editor prepares only", async () => {
    expect(await outcomeOf(unshare(press.profileId, await makeMember(brand, "editor")))).toBe("forbidden");
    expect(await outcomeOf(unshare(press.profileId, await makeMember(brand, "manager")))).toBe("ok");
  });

  it("happens once, however many do it at once", async () => {
    expect(await tally(Array.from({ length: 20 }, () => unshare()))).toEqual({ ok: 1, not_found: 19 });
  });

  it("wins over an agreement at the same moment: no one reads it afterwards", async () => {
    for (let round = 0; round < 5; round++) {
      await share(press);
      await Promise.all([
        ...Array.from({ length: 10 }, () => outcomeOf(execute(press.actor, agreeToEmbargo, { id }))),
        unshare(),
      ]);
      expect(await read(press)).toEqual(["not_found", "not_found"]);
    }
  });

  it("gives no access to those who agree afterwards, although they had it before", async () => {
    // The row's lock makes the agreement wait after it found its subject, until the share is deleted.
    const raced = await sql().begin(async (tx) => {
      await tx`select 1 from releases where id = ${id} for update`;
      const agreeing = outcomeOf(execute(press.actor, agreeToEmbargo, { id }));
      await expect
        .poll(async () => (await sql()`select 1 from pg_locks where not granted`).length)
        .toBeGreaterThan(0);
      await tx`delete from release_shares where release_id = ${id} and profile_id = ${press.profileId}`;
      return { agreeing };
    });
    expect(await raced.agreeing).toBe("not_found");
  });
});

describe("a shared release that is withdrawn", () => {
  it("leads its readers to the newsroom where it never came out, and is not there", async () => {
    await execute(press.actor, agreeToEmbargo, { id });
    await execute(brand.actor, deleteRelease, { id });
    expect(await read(press)).toEqual(["not_found", "not_found"]);
    const [bell] = await sql()`select data from notifications
      where user_id = ${press.userId} and subject_id = ${id} order by id desc`;
    expect(bell?.data).toEqual({
      title: "The time has moved. It will not appear",
      url: `/brand-newsroom/${brand.slug}`,
    });
  });

  it("is gone for its readers once it was out, with the address of the notice", async () => {
    await sql()`update releases set published_at = app_now() - interval '2 hours',
      embargo_until = app_now() - interval '1 hour', live_at = app_now() - interval '1 hour' where id = ${id}`;
    await execute(brand.actor, deleteRelease, { id });
    expect(await read(press)).toEqual(["gone", "gone"]);
    const [row] = await sql()`select slug from releases where id = ${id}`;
    await expect(execute(press.actor, agreeToEmbargo, { id })).rejects.toMatchObject({
      code: "gone",
      details: { url: `/brand-newsroom/${brand.slug}/${row?.slug}` },
    });
  });
});
