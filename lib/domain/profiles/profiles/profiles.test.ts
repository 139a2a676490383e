import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { getBrand, getPress } from "@/lib/domain/discovery/profile-pages/queries";
import { isStale } from "@/lib/platform/cache/tags";
import { storage } from "@/lib/platform/storage/storage";
import { storedFileResponse } from "@/lib/platform/storage/stored-file";
import { anonymous, makeAccount, unique } from "@/tests/factories/accounts";
import { sent } from "@/tests/factories/assets";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { removeAvatar, uploadAvatar } from "./commands/profile-pictures";
import { setupProfile, updateProfile } from "./commands/update";
import { getOwnProfile } from "./queries";
import { profileTag, slugTag } from "./tags";

const { sql } = testDatabase();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#345" } })
    .jpeg()
    .toBuffer();

describe("a public profile", () => {
  it("shows everyone the facts of its type and no one an e-mail address or owner's switch", async () => {
    const press = await makeAccount({ userType: "press" });
    const { profile } = await execute(anonymous(), getPress, { id: press.slug });
    expect(profile).toMatchObject({ userType: "PRESS", url: `/press-profile/${press.slug}`, expertise: [] });
    expect(JSON.stringify(profile)).not.toContain("@");
    expect(profile).not.toHaveProperty("visible");
    expect(profile).not.toHaveProperty("industries");
  });

  it("is 404 under another kind, unlisted, hidden or unknown; its owner still sees it", async () => {
    const press = await makeAccount({ userType: "press" });
    const draft = await makeAccount({ verified: false });
    const stranger = await makeAccount({ userType: "brand" });
    const inCapitals = await execute(anonymous(), getPress, { id: press.slug.toUpperCase() });
    expect(inCapitals.profile.slug).toBe(press.slug);
    expect(await outcomeOf(execute(anonymous(), getBrand, { id: press.slug }))).toBe("not_found");
    expect(await outcomeOf(execute(anonymous(), getPress, { id: draft.slug }))).toBe("not_found");
    expect(await outcomeOf(execute(stranger.actor, getPress, { id: draft.slug }))).toBe("not_found");
    expect(await outcomeOf(execute(draft.actor, getPress, { id: draft.slug }))).toBe("ok");
    expect(await outcomeOf(execute(anonymous(), getPress, { id: "../x" }))).toBe("not_found");
    await sql()`update profiles set visible = false, listed = false where id = ${press.profileId}`;
    expect(await outcomeOf(execute(anonymous(), getPress, { id: press.slug }))).toBe("not_found");
  });

  it("is found by its id, its user's id and its old addresses, and always answers the current one", async () => {
    const press = await makeAccount();
    const name = unique("Ines Okafor");
    const { profile } = await execute(press.actor, updateProfile, { name });
    expect(profile.slug).not.toBe(press.slug);
    for (const id of [press.profileId, press.userId, press.slug, profile.slug]) {
      const found = await execute(anonymous(), getPress, { id });
      expect(found.profile.slug).toBe(profile.slug);
    }
    const back = await execute(press.actor, updateProfile, { name: press.slug.replaceAll("-", " ") });
    expect(back.profile.slug).toBe(press.slug);
  });

  it("lists calls for material until their deadline, and only stories that were found", async () => {
    const press = await makeAccount();
    await sql()`insert into requests (id, profile_id, title, deadline) values
      (gen_random_uuid(), ${press.profileId}, 'open', app_now() + interval '1 day'),
      (gen_random_uuid(), ${press.profileId}, 'over', app_now() - interval '1 minute'),
      (gen_random_uuid(), ${press.profileId}, 'endless', null)`;
    const { profile } = await execute(anonymous(), getPress, { id: press.slug });
    if (profile.userType !== "PRESS") throw new Error("another kind");
    expect(profile.currentSearches.map(({ title }) => title).sort()).toEqual(["endless", "open"]);
  });
});

describe("updating a profile", () => {
  it("leaves absent fields as they are and makes the page's entries stale", async () => {
    const press = await makeAccount({ title: "Reporter" });
    const readAt = Date.now();
    const { profile } = await execute(press.actor, updateProfile, { about: "Rivers." });
    expect(profile).toMatchObject({ about: "Rivers.", title: "Reporter" });
    expect(isStale([profileTag(press.profileId)], readAt)).toBe(true);
    expect(isStale([slugTag(press.slug)], readAt)).toBe(true);
  });

  it("gives a known city its coordinates and keeps any other text without", async () => {
    const press = await makeAccount();
    const known = await execute(press.actor, updateProfile, { location: "Rotterdam, Netherlands" });
    expect(known.profile.latitude).toBeCloseTo(51.92, 1);
    const unknown = await execute(press.actor, updateProfile, { location: "Between the dykes" });
    expect(unknown.profile).toMatchObject({ location: "Between the dykes", latitude: null, longitude: null });
  });

  it("resolves topics by the taxonomy, perks by the vocabulary, and adds followers up", async () => {
    const press = await makeAccount();
    const { profile } = await execute(press.actor, updateProfile, {
      expertise: ["Travel", "travel", "Quidditch leagues"],
      perksPreferred: ["interviews", "My own"],
      socialMedia: { twitter: { handle: "@a", followers: "2.5k" }, instagram: { followers: 500 } },
    } as never);
    expect(profile).toMatchObject({ reach: 3000, perksPreferred: ["Interview", "My own"] });
    expect(profile.topicIds).toContain("travel");
    const rows = await sql()`select topic_id from profile_topics where profile_id = ${press.profileId}`;
    expect(rows.map((row) => row.topic_id).sort()).toEqual([...profile.topicIds].sort());
    expect(profile.socialMedia.x?.handle).toBe("@a");
  });

  it.each([
    [{ name: " " }, "name", "Profile name is required"],
    [{ professionalTitle: "" }, "professionalTitle", "Professional title is required"],
    [{ location: "" }, "location", "Location is required"],
    [{ name: "x".repeat(101) }, "name", "Profile name must be 100 characters or fewer"],
    [
      { website: "javascript:alert(1)" },
      "website",
      "Website must be a web address starting with http:// or https://",
    ],
    [{ about: "a\u0000b" }, "about", "About contains characters that cannot be stored"],
  ])("refuses %j beside its field", async (input, field, message) => {
    const press = await makeAccount();
    const refusal = await refusalOf(execute(press.actor, updateProfile, input));
    expect(refusal.code).toBe("invalid_input");
    expect(refusal.fields?.[field]).toEqual([message]);
  });

  it("never takes what the server alone decides", async () => {
    const press = await makeAccount();
    const forged = {
      isVerified: true,
      verified: true,
      id: "x",
      userType: "BRAND",
      followerCount: 9,
      listed: true,
    };
    const { profile } = await execute(press.actor, updateProfile, forged as never);
    expect(profile).toMatchObject({
      verified: false,
      userType: "PRESS",
      followerCount: 0,
      id: press.profileId,
    });
  });

  it("makes a brand that names its company later that company's Admin, under its name", async () => {
    const brand = await makeAccount({ userType: "brand" });
    expect(brand.actor.companyRole).toBeNull();
    const company = unique("Hollow Pine");
    const { profile } = await execute(brand.actor, updateProfile, { company });
    expect(profile.name).toBe(company);
    const { user } = await execute(brand.actor, me, {});
    expect(user).toMatchObject({ isAdmin: true, company: { name: company } });
    expect(user.name).not.toBe(company);
  });

  it("renames a company and its newsroom together, by the name of either", async () => {
    const brand = await makeAccount({ userType: "brand", company: unique("Hollow Pine") });
    for (const field of ["company", "name"]) {
      const name = unique("Lit Cabins");
      const { profile } = await execute(brand.actor, updateProfile, { [field]: name });
      const { user } = await execute(brand.actor, me, {});
      expect([profile.name, user.company?.name]).toEqual([name, name]);
    }
  });

  it("gives a newsroom a name of its own where both are said", async () => {
    const brand = await makeAccount({ userType: "brand", company: unique("Hollow Pine") });
    const [company, name] = [unique("Pine Group"), unique("Lit Cabins")];
    const { profile } = await execute(brand.actor, updateProfile, { company, name });
    const { user } = await execute(brand.actor, me, {});
    expect([profile.name, user.company?.name]).toEqual([name, company]);
    const later = unique("Dark Cabins");
    await execute(brand.actor, updateProfile, { name: later });
    expect((await execute(brand.actor, me, {})).user.company?.name).toBe(company);
  });

  it("gives parallel renames to one name different addresses", async () => {
    const accounts = await Promise.all([1, 2, 3, 4].map(() => makeAccount()));
    const name = unique("Same Name");
    const outcomes = await tally(accounts.map(({ actor }) => execute(actor, updateProfile, { name })));
    expect(outcomes).toEqual({ ok: 4 });
    const own = await Promise.all(accounts.map(({ actor }) => execute(actor, getOwnProfile, {})));
    expect(new Set(own.map(({ profile }) => profile.slug)).size).toBe(4);
  });
});

describe("setting up a profile", () => {
  it("lists a confirmed account once name, title and location are there", async () => {
    const press = await makeAccount({ title: "" });
    expect(await outcomeOf(execute(anonymous(), getPress, { id: press.slug }))).toBe("not_found");
    const basics = { name: unique("Jun Mori"), professionalTitle: "Editor", location: "Oslo, Norway" };
    const { profile } = await execute(press.actor, setupProfile, { ...basics, topics: ["Energy"] });
    expect(profile).toMatchObject({ listed: true, complete: true, topicIds: ["energy"], name: basics.name });
    expect(await outcomeOf(execute(anonymous(), getPress, { id: profile.slug }))).toBe("ok");
  });

  it.each([
    ["press", "perksPreferred"],
    ["paid_media", "perksPreferred"],
    ["brand", "perksOffered"],
    ["source", "perksOffered"],
  ] as const)(
    "keeps the perks of %s as %s, by the vocabulary, and leaves them alone unasked",
    async (userType, field) => {
      const account = await makeAccount({ userType });
      const basics = { name: unique("Jun Mori"), professionalTitle: "Editor", location: "Oslo, Norway" };
      const perks = ["interviews", "My own"];
      const { profile } = await execute(account.actor, setupProfile, { ...basics, perks });
      expect(profile).toHaveProperty(field, ["Interview", "My own"]);
      const again = await execute(account.actor, setupProfile, basics);
      expect(again.profile).toHaveProperty(field, ["Interview", "My own"]);
    },
  );

  it("keeps a brand's profile under its company's name", async () => {
    const company = unique("Lauwers Grid");
    const brand = await makeAccount({ userType: "brand", company });
    const person = unique("Petra Lind");
    const basics = { name: person, professionalTitle: "Head of Press", location: "Oslo, Norway" };
    const { profile } = await execute(brand.actor, setupProfile, basics);
    expect(profile.name).toBe(company);
    expect((await execute(brand.actor, me, {})).user.name).toBe(person);
  });
});

describe("the avatar", () => {
  it("is stored re-encoded under a key of its own and answered as nothing but a picture", async () => {
    const press = await makeAccount();
    const avatar = sent(await picture(900, 600));
    const { avatarUrl } = await execute(press.actor, uploadAvatar, { avatar });
    expect(avatarUrl).toMatch(/^\/files\/avatars\/[0-9a-f]{32}-512\.webp$/);
    const key = avatarUrl.replace("/files/", "");
    expect(await (await storage()).exists(key.replace("-512", "-128"))).toBe(true);
    const answer = await storedFileResponse(key, new Headers());
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(512);
    const again = await storedFileResponse(key, new Headers({ "if-none-match": `"${key}"` }));
    expect(again.status).toBe(304);
  });

  it("can be taken away again, at once on the page, and twice without harm", async () => {
    const press = await makeAccount();
    const avatar = sent(await picture(90, 60));
    await execute(press.actor, uploadAvatar, { avatar });
    const readAt = Date.now();
    for (let n = 0; n < 2; n++) {
      expect(await execute(press.actor, removeAvatar, {})).toEqual({ avatarUrl: null });
    }
    expect((await execute(anonymous(), getPress, { id: press.slug })).profile.avatarUrl).toBeNull();
    expect(isStale([profileTag(press.profileId)], readAt)).toBe(true);
  });

  it("has its files deleted once another or none takes its place, unless another profile shows them", async () => {
    const [press, other] = [await makeAccount(), await makeAccount()];
    const avatar = sent(await picture(90, 60));
    const upload = async () =>
      (await execute(press.actor, uploadAvatar, { avatar })).avatarUrl.slice(
        "/files/".length,
        -"-512.webp".length,
      );
    const removed = async () => {
      const rows = await sql()`
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'assets.removeFiles' returning j.payload`;
      return rows.flatMap(({ payload }) => payload.keys);
    };
    await removed();
    const first = await upload();
    expect(await removed()).toEqual([]);
    const second = await upload();
    expect(second).not.toBe(first);
    expect(await removed()).toEqual([`${first}-512.webp`, `${first}-128.webp`]);
    await sql()`update profiles set avatar_key = ${second} where id = ${other.profileId}`;
    await execute(press.actor, removeAvatar, {});
    expect(await removed()).toEqual([]);
    await execute(other.actor, removeAvatar, {});
    expect(await removed()).toEqual([`${second}-512.webp`, `${second}-128.webp`]);
    await sql()`update profiles set avatar_key = '/demo/p-maren.webp' where id = ${other.profileId}`;
    await execute(other.actor, removeAvatar, {});
    expect(await removed()).toEqual([]);
  });

  it("refuses what is no picture, and answers nothing outside its folder", async () => {
    const press = await makeAccount();
    const avatar = sent("<svg onload=alert(1)>");
    const refusal = await refusalOf(execute(press.actor, uploadAvatar, { avatar }));
    expect(refusal.fields?.avatar).toEqual(["Please choose a JPG, PNG or GIF picture"]);
    for (const key of ["../secret", "outbox/mail.json", "avatars/../x-512.webp"]) {
      expect((await storedFileResponse(key, new Headers())).status).toBe(404);
    }
  });
});
