import { describe, expect, it } from "vitest";
import type { UserActor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { getBrand, getPress } from "@/lib/domain/discovery/profile-pages/queries";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { createWorkSample } from "@/lib/domain/profiles/work-samples/commands";
import { anonymous, makeAccount, makeMember } from "@/tests/factories/accounts";
import { refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { discardBuilderDraft, publishBuilderDraft, saveBuilderDraft } from "./commands";
import { getBuilderDraft } from "./queries";
import type { BuilderValues } from "./schema";

const { sql } = testDatabase();

const read = async (actor: UserActor) => (await execute(actor, getBuilderDraft, {})).draft;
/** Saves changes over the current draft. */
async function type(actor: UserActor, changes: Partial<BuilderValues>, step = 1) {
  const { values, version, baseRevision } = await read(actor);
  const input = { values: { ...values, ...changes }, version, baseRevision, step };
  await execute(actor, saveBuilderDraft, input);
  return (await execute(actor, getBuilderDraft, {})).draft;
}
const publish = async (actor: UserActor) =>
  execute(actor, publishBuilderDraft, { version: (await read(actor)).version });

const about = "Hollow Pine builds and keeps forest cabins that no car can reach.";
const newsroom: Partial<BuilderValues> = {
  ...{ accountType: "individual", tagline: "Forest hospitality", location: "Oslo, Norway", about },
};
const makeBrand = () => makeAccount({ userType: "brand", company: "Hollow Pine" });
/** Adds a second member who may act for the brand. */
async function join(brand: Awaited<ReturnType<typeof makeBrand>>): Promise<UserActor> {
  return (await makeMember(brand, "manager")).actor;
}

describe("a builder's draft", () => {
  it("begins with what is published, and is stored as typed, complete or not", async () => {
    const { actor } = await makeBrand();
    expect(await read(actor)).toMatchObject({
      version: 0,
      step: 1,
      savedAt: null,
      values: { name: "Hollow Pine" },
    });
    const stories = [{ title: "", subtitle: "half", url: "htt", type: "", image: "" }];
    await type(actor, { name: "", email: "press at", heroStories: stories }, 4);
    expect(await read(actor)).toMatchObject({
      ...{ step: 4, conflicts: [] },
      values: { name: "", email: "press at", heroStories: stories },
    });
    const { profile } = await execute(actor, getOwnProfile, {});
    expect(profile.name).toBe("Hollow Pine");
  });

  it("is each member's own", async () => {
    const brand = await makeBrand();
    const other = await join(brand);
    await type(brand.actor, { about: "Mine" });
    expect(await read(other)).toMatchObject({ version: 0, values: { about: "" } });
  });

  it("is saved and published by its owner alone, whoever is signed in when the page sends", async () => {
    const brand = await makeBrand();
    const other = await join(brand);
    const stranger = (await makeBrand()).actor;
    const { profileId, userId, values, version, baseRevision } = await type(brand.actor, newsroom);
    for (const actor of [other, stranger]) {
      const save = { profileId, userId, values, version: 0, baseRevision };
      expect(await refusalOf(execute(actor, saveBuilderDraft, save))).toMatchObject({ code: "not_found" });
      const publishing = execute(actor, publishBuilderDraft, { profileId, userId, version: 0 });
      expect(await refusalOf(publishing)).toMatchObject({ code: "not_found" });
      const discarding = execute(actor, discardBuilderDraft, { profileId, userId });
      expect(await refusalOf(discarding)).toMatchObject({ code: "not_found" });
      expect(await read(actor)).toMatchObject({ version: 0, values: { about: "" } });
    }
    await execute(brand.actor, publishBuilderDraft, { profileId, userId, version });
  });

  it("keeps no field that the type's builder does not have", async () => {
    const { actor } = await makeBrand();
    expect((await type(actor, { publications: ["The Fjord"] })).values.publications).toEqual([]);
  });

  it("refuses a save that knows an older one: of two tabs the second is told", async () => {
    const { actor } = await makeBrand();
    const { values, baseRevision } = await read(actor);
    const save = () => execute(actor, saveBuilderDraft, { values, version: 0, baseRevision });
    const [saved, ...refused] = await Promise.allSettled([save(), save(), save(), save()]).then((all) =>
      all.toSorted((a) => (a.status === "fulfilled" ? -1 : 1)),
    );
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await refusalOf(save())).toMatchObject({ code: "conflict" });
    expect(saved).toMatchObject({ value: { saved: { version: (await read(actor)).version } } });
  });

  it("is not overwritten by a window that shows one which was discarded, however often either was saved", async () => {
    const { actor } = await makeBrand();
    const discarded = await type(actor, { about: "Before" });
    await execute(actor, discardBuilderDraft, {});
    await type(actor, { about: "After" });
    const { values, version, baseRevision } = discarded;
    const save = execute(actor, saveBuilderDraft, { values, version, baseRevision });
    expect(await refusalOf(save)).toMatchObject({ code: "conflict" });
    expect(await read(actor)).toMatchObject({ values: { about: "After" } });
  });

  it("holds signs that PostgreSQL does not, without them", async () => {
    const { actor } = await makeBrand();
    const { values } = await type(actor, {
      about: "a\u0000b\ud800c",
      perkDetails: { "In\u0000terview": "x" },
    });
    expect([values.about, values.perkDetails]).toEqual(["ab\ufffdc", { Interview: "x" }]);
  });

  it("is bounded, field by field and in all", async () => {
    const { actor } = await makeBrand();
    const long = (length: number) => refusalOf(type(actor, { about: "x".repeat(length) }));
    expect(await long(20_001)).toMatchObject({ code: "invalid_input" });
    const facts = Array(101).fill({ label: "a", value: "b" });
    expect(await refusalOf(type(actor, { facts }))).toMatchObject({ code: "invalid_input" });
    const wide = Array(100).fill({ label: "x".repeat(4000), value: "y".repeat(4000) });
    expect(await refusalOf(type(actor, { facts: wide }))).toMatchObject({ code: "invalid_input" });
  });

  it("goes when it is discarded", async () => {
    const { actor } = await makeBrand();
    await type(actor, { about: "Mine" });
    await execute(actor, discardBuilderDraft, {});
    expect(await read(actor)).toMatchObject({ version: 0, values: { about: "" } });
  });
});

describe("publishing", () => {
  it("shows everybody what was typed, and ends the draft", async () => {
    const { actor } = await makeBrand();
    await type(actor, {
      ...newsroom,
      email: "press@pine.example",
      socialMedia: [{ network: "youtube", handle: "@pine", url: "", followers: "10k" }],
      heroStories: [{ title: "A winter without a road", subtitle: "", url: "", type: "CAMPAIGN", image: "" }],
      languages: ["English", "Norwegian"],
    });
    const { url } = await publish(actor);
    const slug = url.split("/").at(-1) ?? "";
    const { profile } = await execute(anonymous(), getBrand, { id: slug });
    expect(profile).toMatchObject({
      ...{ about, tagline: "Forest hospitality", languages: ["English", "Norwegian"] },
      pressContacts: [{ name: "Hollow Pine", email: "press@pine.example" }],
      socialMedia: { youtube: { followers: 10_000 } },
      heroStories: [{ title: "A winter without a road" }],
    });
    expect(await read(actor)).toMatchObject({ version: 0, values: { email: "press@pine.example" } });
  });

  it("has an address alone answered by the newsroom's name, after a rename too, and by nobody without one", async () => {
    const { actor } = await makeBrand();
    const contacts = async (changes: Partial<BuilderValues>) => {
      await type(actor, changes);
      await publish(actor);
      const { profile } = await execute(actor, getOwnProfile, {});
      return "pressContacts" in profile ? profile.pressContacts : null;
    };
    const email = "press@pine.example";
    expect(await contacts({ ...newsroom, email })).toMatchObject([{ name: "Hollow Pine", email }]);
    expect((await read(actor)).values).toMatchObject({ email, pressContacts: [] });
    expect(await contacts({ name: "Lit Cabins" })).toMatchObject([{ name: "Lit Cabins", email }]);
    expect(await contacts({ email: "" })).toEqual([]);
  });

  it("waits for what the steps ask for, and says where", async () => {
    const { actor } = await makeBrand();
    await type(actor, { ...newsroom, accountType: "", location: " " });
    expect(await refusalOf(publish(actor))).toMatchObject({
      code: "invalid_input",
      fields: { accountType: ["Choose an account type"], location: ["Choose a location"] },
    });
  });

  it("refuses beside the field what a profile cannot hold, and loses none of it", async () => {
    const { actor } = await makeBrand();
    await type(actor, { ...newsroom, website: "pine", about: "x".repeat(5001) });
    const refused = await refusalOf(publish(actor));
    expect(Object.keys(refused.fields ?? {}).toSorted()).toEqual(["about", "website"]);
    expect((await read(actor)).values.website).toBe("pine");
    await type(actor, { website: "", about: "x".repeat(5000) });
    expect((await publish(actor)).profile.about).toHaveLength(5000);
  });

  it("merges what only others changed, and tells of what both did", async () => {
    const brand = await makeBrand();
    const other = await join(brand);
    await type(brand.actor, newsroom);
    await publish(brand.actor);
    await type(brand.actor, { about: `${about} Mine.`, languages: ["English"] });
    await type(other, { about: `${about} Theirs.`, website: "https://pine.example" });
    await publish(other);
    expect(await refusalOf(publish(brand.actor))).toMatchObject({
      code: "conflict",
      fields: { about: [expect.any(String)] },
    });
    const { values, published, conflicts, version, revision } = await read(brand.actor);
    expect([conflicts, values.about, published.about]).toEqual([
      ["about"],
      `${about} Mine.`,
      `${about} Theirs.`,
    ]);
    // The writer chose their own text; a field that only the other member changed keeps the other's value.
    const chosen = { ...published, about: values.about, languages: values.languages };
    await execute(brand.actor, saveBuilderDraft, { values: chosen, version, baseRevision: revision });
    const { profile } = await publish(brand.actor);
    expect(profile).toMatchObject({
      about: `${about} Mine.`,
      languages: ["English"],
      website: "https://pine.example",
    });
  });

  it("refuses a draft that another tab has published", async () => {
    const { actor } = await makeBrand();
    const { version } = await type(actor, newsroom);
    const attempts = Array.from({ length: 20 }, () => execute(actor, publishBuilderDraft, { version }));
    const ended = await Promise.allSettled(attempts);
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("gives 20 newsrooms of one name 20 addresses", async () => {
    const brands = await Promise.all(Array.from({ length: 20 }, () => makeAccount({ userType: "brand" })));
    await Promise.all(brands.map(({ actor }) => type(actor, { ...newsroom, name: "Stone & Fir" })));
    const published = await Promise.all(brands.map(({ actor }) => publish(actor)));
    expect(new Set(published.map(({ url }) => url)).size).toBe(20);
    expect(new Set(published.map(({ profile }) => profile.name))).toEqual(new Set(["Stone & Fir"]));
  });

  it("adds, changes and deletes work in one go, and leaves the rest", async () => {
    const { actor, slug } = await makeAccount({ userType: "press" });
    for (const title of ["Old", "Kept", "Wrong"])
      await execute(actor, createWorkSample, { type: "Article", title, outlet: "The Fjord" });
    const { values } = await read(actor);
    const titled = (title: string) => values.workSamples.filter((piece) => piece.title === title);
    const [wrong] = titled("Wrong");
    if (!wrong) throw new Error("The piece is not in the form.");
    const fresh = { ...wrong, id: null, title: "New", outlet: "" };
    await type(actor, {
      ...{
        about,
        publications: ["The Fjord"],
        expertise: ["travel"],
        beats: { travel: ["rail"], food: ["x"] },
      },
      workSamples: [fresh, ...titled("Kept"), { ...wrong, title: "Right" }],
    });
    await publish(actor);
    const { workSamples, profile } = await execute(anonymous(), getPress, { id: slug });
    expect(workSamples.map(({ title }) => title).toSorted()).toEqual(["Kept", "New", "Right"]);
    expect(workSamples.find(({ title }) => title === "Kept")?.outlet).toBe("The Fjord");
    expect(profile).toMatchObject({ beats: { travel: ["rail"] } });
  });

  it("takes no other profile's work for its own", async () => {
    const theirs = await makeAccount({ userType: "press" });
    const { workSample } = await execute(theirs.actor, createWorkSample, {
      type: "Article",
      title: "Theirs",
    });
    const { actor } = await makeAccount({ userType: "press" });
    const piece = {
      ...workSample,
      url: "",
      outlet: "",
      platform: "",
      image: "",
      publishedAt: "",
      title: "Mine",
    };
    const sample = { ...piece, autoPopulated: false };
    await type(actor, { about, publications: ["The Fjord"], expertise: ["travel"], workSamples: [sample] });
    await publish(actor);
    const rows = await sql()`select title from work_samples where id = ${workSample.id}`;
    expect(rows).toEqual([{ title: "Theirs" }]);
  });
});

it("a save of the profile that began at an older revision is refused, one without a revision is not", async () => {
  const { actor } = await makeBrand();
  const { profile } = await execute(actor, getOwnProfile, {});
  const first = await execute(actor, updateProfile, { about: "First", revision: profile.revision });
  expect(first.profile.revision).toBe(profile.revision + 1);
  const stale = execute(actor, updateProfile, { about: "Second", revision: profile.revision });
  expect(await refusalOf(stale)).toMatchObject({ code: "conflict" });
  expect((await execute(actor, updateProfile, { about: "Third" })).profile.about).toBe("Third");
});

describe("the name of a company's newsroom", () => {
  it("is its Admins' to change, by the builder and by the profile's form alike", async () => {
    const brand = await makeBrand();
    await type(brand.actor, newsroom);
    await publish(brand.actor);
    const other = await join(brand);
    expect((await read(other)).mayRename).toBe(false);
    await type(other, { name: "Taken Over", tagline: "By a member" });
    const renaming = [() => publish(other), () => execute(other, updateProfile, { name: "Taken Over" })];
    for (const rename of renaming)
      expect(await refusalOf(rename())).toMatchObject({
        ...{ code: "forbidden", message: "Only an Admin may rename the company." },
      });
    // Everything else in the draft may be published once the name is as it was.
    await type(other, { name: "Hollow Pine" });
    await publish(other);
    const { profile } = await execute(brand.actor, getOwnProfile, {});
    expect(profile).toMatchObject({ name: "Hollow Pine", tagline: "By a member" });
    expect((await read(brand.actor)).mayRename).toBe(true);
    await execute(brand.actor, updateProfile, { name: "Hollow Pine Cabins" });
    expect((await execute(brand.actor, getOwnProfile, {})).profile.name).toBe("Hollow Pine Cabins");
  });
});
