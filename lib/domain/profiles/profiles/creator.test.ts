import { afterEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { getPaidMedia, listWork } from "@/lib/domain/discovery/profile-pages/queries";
import { completePitch, ratePitch } from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { countRatingsOfPitchJob } from "@/lib/domain/pitching/pitches/commands/count-ratings";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { makeCollaboration } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { updateProfile } from "./commands/update";

const database = testDatabase();
const sql = () => database.sql();

const makeCreator = () => makeAccount({ userType: "paid_media" });
const pageOf = (creator: TestAccount) => execute(anonymous(), getPaidMedia, { id: creator.slug });

const offer = {
  packages: [
    { name: "Starter", price: 800, includes: ["1 post"], saving: 15 },
    { name: "Growth", price: 1800, includes: ["2 posts"] },
  ],
  addOns: [
    { name: "Event coverage", price: 500 },
    { name: "Expedited delivery", description: "Five days", percent: 20 },
  ],
  engagement: { instagram: 5.6, tiktok: 4 },
  demographics: {
    ageRange: { "18–24": 40, "25–34": 60 },
    gender: { Women: 68, Men: 29 },
    topLocations: { Slovenia: 31 },
    interests: ["Ceramics"],
  },
};

describe("a creator's offer and audience", () => {
  it("is saved as it is sent, shown to everybody, and stays where it is not named", async () => {
    const creator = await makeCreator();
    await execute(creator.actor, updateProfile, offer);
    await execute(creator.actor, updateProfile, { about: "One product at a time." });
    const { profile } = await pageOf(creator);
    expect(profile).toMatchObject({ ...offer, engagementRate: 4.8, followingCount: 0 });
    expect(profile.memberSince).toMatch(/^\d{4}-\d\d-\d\dT/);
    await execute(creator.actor, updateProfile, { packages: [], addOns: [], demographics: {} });
    expect((await pageOf(creator)).profile).toMatchObject({ packages: [], addOns: [], demographics: {} });
  });

  it.each([
    ["packages", [{ name: "P", price: -1 }]],
    ["packages", [{ name: "P", price: 1.5 }]],
    ["packages", [{ name: "P", price: 1_000_001 }]],
    ["packages", [{ name: "", price: 1 }]],
    ["packages", [{ name: "x".repeat(41), price: 1 }]],
    ["packages", [{ name: "P", price: 1, saving: 101 }]],
    [
      "packages",
      [
        {
          name: "P",
          price: 1,
          includes: Array(13)
            .fill("1 post")
            .map((text, n) => `${text} ${n}`),
        },
      ],
    ],
    ["packages", ["P"].concat(Array(6).fill("Q")).map((name, n) => ({ name: `${name}${n}`, price: 1 }))],
    [
      "packages",
      [
        { name: "Same", price: 1 },
        { name: "same", price: 2 },
      ],
    ],
    ["packages", "Starter"],
    ["addOns", [{ name: "A" }]],
    ["addOns", [{ name: "A", price: 1, percent: 1 }]],
    ["addOns", [{ name: "A", percent: 101 }]],
    ["addOns", [{ name: "A", percent: "20%" }]],
    ["addOns", [{ name: "A\u0000", price: 1 }]],
    ["engagement", { instagram: 101 }],
    ["engagement", { instagram: "5%" }],
    ["engagement", [5]],
    ["engagement", Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`p${n}`, 1]))],
    ["demographics", { ageRange: { young: 60, old: 60 } }],
    ["demographics", { gender: { women: -1 } }],
    ["demographics", { interests: "Ceramics" }],
    ["demographics", "everybody"],
  ])("refuses bad %s beside the field: %j", async (field, value) => {
    const creator = await makeCreator();
    const refusal = await refusalOf(execute(creator.actor, updateProfile, { [field]: value } as never));
    expect(refusal.status).toBe(400);
    expect(Object.keys(refusal.fields ?? {}).every((key) => key.split(".")[0] === field)).toBe(true);
    expect((await pageOf(creator)).profile).toMatchObject({ packages: [], addOns: [], engagement: {} });
  });

  it("of a brand is a list of texts, and neither overwrites the other", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const { profile } = await execute(brand.actor, updateProfile, { demographics: ["Families"] });
    expect(profile).toMatchObject({ demographics: ["Families"] });
  });
});

describe("testimonials", () => {
  afterEach(() => moveClock(sql(), "0"));

  const rating = { rating: "up", outcome: false, feedback: "Two days early.", feedbackPublic: true } as const;
  const complete = async (fields: object = {}) => {
    const brand = await makeAccount({ userType: "brand" });
    const creator = await makeCreator();
    const { id, title } = await makeCollaboration(brand, creator);
    await execute(brand.actor, completePitch, { id, ...rating, ...fields });
    return { brand, creator, id, title };
  };
  const testimonialsOf = async (creator: TestAccount) => {
    const { testimonials, testimonialCount } = await pageOf(creator);
    expect(testimonialCount).toBe(testimonials.length);
    return testimonials;
  };

  it("wait until both have rated, then name the author, the campaign and the day", async () => {
    const { brand, creator, id, title } = await complete();
    expect(await testimonialsOf(creator)).toEqual([]);
    await execute(creator.actor, ratePitch, { id, rating: "up", outcome: false });
    const [one] = await testimonialsOf(creator);
    expect(one).toMatchObject({
      text: "Two days early.",
      campaign: title,
      author: { id: brand.profileId, userType: "BRAND", url: `/brand-newsroom/${brand.slug}` },
    });
    expect(JSON.stringify(one)).not.toContain(brand.email);
    const tags = await sql()`select tag from cache_tags`;
    expect(tags.map(({ tag }) => tag)).toContain(`profile:${creator.profileId}`);
  });

  it("of one side alone are shown after 14 days, on the page that the count invalidates", async () => {
    const { creator, id } = await complete();
    await moveClock(sql(), "13 days 23 hours");
    expect(await testimonialsOf(creator)).toEqual([]);
    await moveClock(sql(), "14 days 1 minute");
    expect(await testimonialsOf(creator)).toHaveLength(1);
    await sql()`delete from cache_tags`;
    await performJob(countRatingsOfPitchJob, { pitchId: id });
    const tags = await sql()`select tag from cache_tags`;
    expect(tags.map(({ tag }) => tag)).toContain(`profile:${creator.profileId}`);
    await moveClock(sql(), "0");
    expect(await testimonialsOf(creator)).toHaveLength(1);
  });

  it.each([
    ["consent", { feedbackPublic: false }],
    ["anything said of it, which is no consent", { feedbackPublic: undefined }],
    ["a note", { feedback: "" }],
  ])("are none without %s", async (_, fields) => {
    const { creator, id } = await complete(fields);
    await execute(creator.actor, ratePitch, { id, rating: "up", outcome: false });
    expect(await testimonialsOf(creator)).toEqual([]);
  });

  it("are the rated one's alone: what a creator writes is on no page of theirs", async () => {
    const { creator, id } = await complete({ feedbackPublic: false });
    await execute(creator.actor, ratePitch, { id, ...rating, feedback: "Paid on the day." });
    expect(await testimonialsOf(creator)).toEqual([]);
  });

  it("link to their author only while that page is public, and lose a deleted author's name", async () => {
    const { brand, creator, id } = await complete();
    await execute(creator.actor, ratePitch, { id, rating: "up", outcome: false });
    await sql()`update profiles set listed = false where id = ${brand.profileId}`;
    expect((await testimonialsOf(creator))[0]?.author.url).toBeNull();
    await sql()`update users set deleted_at = now() where id = ${brand.userId}`;
    expect((await testimonialsOf(creator))[0]?.author).toMatchObject({
      name: "Deleted user",
      url: null,
      avatarUrl: null,
    });
  });

  it("appear once under 20 parallel ratings of one collaboration", async () => {
    const { creator, id, brand } = await complete();
    const attempts = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        outcomeOf(
          execute(n % 2 ? creator.actor : brand.actor, ratePitch, { id, ...rating, feedback: `Take ${n}` }),
        ),
      ),
    );
    expect(attempts.filter((one) => one === "ok")).toHaveLength(1);
    expect(await testimonialsOf(creator)).toHaveLength(1);
    const { collaborations } = await pageOf(creator);
    expect(collaborations).toEqual({ completed: 1, partners: 1 });
  });
});

describe("work shown", () => {
  const fill = (profileId: string, type: string, count: number) =>
    sql()`insert into work_samples (id, profile_id, type, title, published_at)
      select gen_random_uuid(), ${profileId}, ${type}, ${type} || ' ' || n, now() - n * interval '1 hour'
      from generate_series(1, ${count}::int) n`;

  it("holds the newest reels and the newest of the rest, and the count of all", async () => {
    const creator = await makeCreator();
    await fill(creator.profileId, "Reel", 300);
    await fill(creator.profileId, "Campaign", 30);
    const { workSamples, workCount, reelCount } = await pageOf(creator);
    expect({ workCount, reelCount }).toEqual({ workCount: 330, reelCount: 300 });
    const kinds = workSamples.map(({ type }) => type);
    expect(kinds).toEqual([...Array(24).fill("Reel"), ...Array(24).fill("Campaign")]);
    expect(workSamples[0]?.title).toBe("Reel 1");
  });

  it("is all there page by page, each piece once", async () => {
    const creator = await makeCreator();
    await fill(creator.profileId, "Article", 100);
    const titles: string[] = [];
    for (const page of [1, 2, 3]) {
      const { workSamples, pagination, profile } = await execute(anonymous(), listWork, {
        slug: creator.slug,
        page,
      });
      expect(pagination).toMatchObject({ page, total: 100, totalPages: 3, hasMore: page < 3 });
      expect(profile.id).toBe(creator.profileId);
      titles.push(...workSamples.map(({ title }) => title));
    }
    expect(new Set(titles).size).toBe(100);
  });

  it.each([61, 200])("is counted by tag whole, past the page, with %i pieces", async (many) => {
    const creator = await makeCreator();
    await fill(creator.profileId, "Article", many);
    await fill(creator.profileId, "Reel", 5);
    await sql()`update work_samples set tags = case when title like '%1' then array['Rail', 'RAIL'] else array['food'] end
      where profile_id = ${creator.profileId}`;
    const rail = Math.ceil(many / 10);
    const { workTags } = await pageOf(creator);
    expect(workTags).toEqual([
      { slug: "food", label: "Food", count: many - rail },
      { slug: "rail", label: "Rail", count: rail },
    ]);
    const list = (more: object) => execute(anonymous(), listWork, { slug: creator.slug, ...more });
    const all = await list({});
    expect(all.tags.find(({ slug }) => slug === "food")?.count).toBe(many - rail + 4);
    const food = await list({ tag: "food" });
    expect(food.pagination.total).toBe(many - rail + 4);
    expect(food.workSamples.every(({ tags }) => tags.includes("food"))).toBe(true);
    expect((await list({ tag: "rail" })).workSamples).toHaveLength(rail + 1);
    expect(await outcomeOf(list({ tag: "space" }))).toBe("not_found");
  });

  it("is 404 for an unlisted or unknown profile", async () => {
    const hidden = await makeAccount({ userType: "press", verified: false });
    for (const slug of [hidden.slug, hidden.profileId, "nobody-at-all"])
      expect(await outcomeOf(execute(anonymous(), listWork, { slug }))).toBe("not_found");
  });
});
