import { describe, expect, it } from "vitest";
import { execute, transact } from "@/lib/core/execute";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { makeAccount } from "@/tests/factories/accounts";
import { refusalOf } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { refreshMarksJob, refreshMarksOfOneJob } from "./commands/refresh-marks";
import type { ReviewInput } from "./schema";
import { recordReview } from "./store";

const database = testDatabase();
// The test accounts have addresses at this outlet's domain.
const outlet = { outlet: "Northwind Post", reviewedBy: "Ada Brandt" };
const page = (path: string) => `https://www.northwind-post.com/${path}`;
const review = (profileId: string, input: ReviewInput) =>
  transact((tx, effects) => recordReview(tx, effects, profileId, input));

async function marksOf(profileId: string) {
  const [row] = await database.sql()`
    select verified, presse_pass_level as tier from profiles where id = ${profileId}`;
  return row;
}

describe("a review", () => {
  it("gives a journalist the tier of the rubric, written beside the evidence", async () => {
    const press = await makeAccount();
    expect(await marksOf(press.profileId)).toEqual({ verified: false, tier: null });

    await review(press.profileId, { ...outlet, kind: "outlet_email", url: page("") });
    expect(await marksOf(press.profileId)).toEqual({ verified: true, tier: "bronze" });

    const marks = await review(press.profileId, {
      ...outlet,
      kind: "AUTHOR_PAGE",
      url: page("authors/robin"),
    });
    expect(marks.pressePass).toMatchObject({ tier: "silver", points: 70 });
    expect(await marksOf(press.profileId)).toEqual({ verified: true, tier: "silver" });

    const rows =
      await database.sql()`select kind, reviewed_by from evidence where profile_id = ${press.profileId} order by id`;
    expect(rows.map((row) => [row.kind, row.reviewed_by])).toEqual([
      ["outlet_email", "Ada Brandt"],
      ["author_page", "Ada Brandt"],
    ]);
    const tags = await database.sql()`select 1 from cache_tags where tag = ${`profile:${press.profileId}`}`;
    expect(tags).toHaveLength(1);
  });

  it("does not verify a profile whose address is not confirmed", async () => {
    const press = await makeAccount({ verified: false });
    await review(press.profileId, { ...outlet, kind: "author_page", url: page("authors/robin") });
    expect(await marksOf(press.profileId)).toEqual({ verified: false, tier: "bronze" });
  });

  it("refuses what proves nothing, and says which field is wrong", async () => {
    const [press, brand] = [await makeAccount(), await makeAccount({ userType: "brand" })];
    const fieldsOf = async (id: string, input: ReviewInput) =>
      Object.keys((await refusalOf(review(id, input))).fields ?? {});
    expect(
      await fieldsOf(brand.profileId, { ...outlet, kind: "byline", url: page("a"), occurredAt: new Date() }),
    ).toEqual(["kind"]);
    expect(await fieldsOf(press.profileId, { ...outlet, kind: "byline", url: page("a") })).toEqual([
      "occurredAt",
    ]);
    expect(
      await fieldsOf(press.profileId, { kind: "author_page", url: page("a"), reviewedBy: "Ada" }),
    ).toEqual(["outlet"]);
    expect(await fieldsOf(press.profileId, { ...outlet, kind: "author_page", url: "northwind" })).toEqual([
      "url",
    ]);
    expect(await fieldsOf(press.profileId, { ...outlet, kind: "rumour", url: page("a") })).toEqual(["kind"]);
    const stranger = "0199d3a0-0000-7000-8000-000000000000";
    expect((await refusalOf(review(stranger, { ...outlet, kind: "byline", url: page("a") }))).code).toBe(
      "invalid_input",
    );
    expect(
      await database.sql()`select 1 from evidence where profile_id in (${press.profileId}, ${brand.profileId})`,
    ).toHaveLength(0);
  });
});

describe("a brand's verified mark", () => {
  it("follows the site's domain", async () => {
    const brand = await makeAccount({ userType: "brand", company: "Northwind" });
    const save = (website: string) => execute(brand.actor, updateProfile, { website });
    await save("https://www.northwind-post.com");
    expect(await marksOf(brand.profileId)).toEqual({ verified: true, tier: null });
    await save("https://somebody-else.com");
    expect(await marksOf(brand.profileId)).toEqual({ verified: false, tier: null });
    await review(brand.profileId, {
      kind: "dns_or_meta",
      url: "https://somebody-else.com",
      reviewedBy: "Ada",
    });
    expect(await marksOf(brand.profileId)).toEqual({ verified: true, tier: null });
    await save("https://a-third-site.com");
    expect(await marksOf(brand.profileId)).toEqual({ verified: false, tier: null });
  });
});

describe("the nightly job", () => {
  it("lowers a tier when bylines have aged", async () => {
    const press = await makeAccount();
    for (let piece = 1; piece <= 3; piece++) {
      await review(press.profileId, {
        ...outlet,
        kind: "byline",
        url: page(`${piece}`),
        occurredAt: new Date(Date.now() - piece * 86_400_000),
      });
    }
    expect(await marksOf(press.profileId)).toEqual({ verified: true, tier: "silver" });

    await moveClock(database.sql(), "370 days");
    await performJob(refreshMarksJob, {});
    const waiting = await database.sql()`
      select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'evidence.refreshMarksOfOne'`;
    expect(waiting).toMatchObject([{ payload: { profileId: press.profileId } }]);
    await performJob(refreshMarksOfOneJob, { profileId: press.profileId });
    expect(await marksOf(press.profileId)).toEqual({ verified: true, tier: "bronze" });
    await moveClock(database.sql(), "0");
  });
});
