import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { listBrands, searchUsers } from "@/lib/domain/discovery/directories/queries/directories";
import { getBrand } from "@/lib/domain/discovery/profile-pages/queries";
import { getMapPart } from "@/lib/domain/discovery/syndication/queries/maps";
import { act } from "@/lib/domain/matching/matches/commands/act";
import { listSuggestions } from "@/lib/domain/matching/matches/queries/suggestions";
import { createConversation, sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { directoryTag } from "@/lib/domain/profiles/listings/tags";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { NEWS_TAG, profileTag, slugTag } from "@/lib/domain/profiles/profiles/tags";
import { isStale } from "@/lib/platform/cache/tags";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeConversation } from "@/tests/factories/conversations";
import { decide, makePair } from "@/tests/factories/matches";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { setPreferences } from "./commands/preferences";
import { preferenceNames } from "./preferences";
import { me } from "./queries";

const { sql } = testDatabase();

const set = async ({ actor }: TestAccount, input: object) =>
  (await execute(actor, setPreferences, input)).preferences;

describe("preferences", () => {
  it("start as docs/product.md#settings says", async () => {
    const { user } = await execute((await makeAccount()).actor, me, {});
    const off = preferenceNames.filter((name) => !user.preferences[name]);
    expect(off).toEqual(["dailyDigest", "weeklyDigest", "monthlyReport", "quietHours"]);
  });

  it.each(preferenceNames)("keep %s alone, turned and turned back, and are read the same", async (name) => {
    const account = await makeAccount();
    const before = await set(account, {});
    const turned = { ...before, [name]: !before[name] };
    expect(await set(account, { [name]: !before[name] })).toEqual(turned);
    const { user } = await execute(account.actor, me, {});
    expect(user.preferences).toEqual(turned);
    expect(await set(account, { [name]: before[name] })).toEqual(before);
  });

  it("take nothing but true and false, each field with its sentence", async () => {
    const { actor } = await makeAccount();
    for (const name of preferenceNames) {
      const refusal = await refusalOf(execute(actor, setPreferences, { [name]: "yes" } as never));
      expect(refusal.fields).toEqual({ [name]: [`${name} must be true or false`] });
    }
  });

  it("hold the times and the zone of the quiet hours, each refused with its sentence", async () => {
    const account = await makeAccount();
    const before = await set(account, {});
    expect(before).toMatchObject({ quietFrom: "22:00", quietUntil: "07:00", zone: "UTC" });
    const changed = { quietFrom: "23:30", quietUntil: "06:15", zone: "Asia/Kathmandu" };
    expect(await set(account, changed)).toEqual({ ...before, ...changed });
    const refusal = await refusalOf(
      execute(account.actor, setPreferences, { quietFrom: "24:00", quietUntil: "7", zone: "Rjukan" }),
    );
    expect(refusal.fields).toEqual({
      quietFrom: ["quietFrom must be a time such as 22:30"],
      quietUntil: ["quietUntil must be a time such as 22:30"],
      zone: ["zone must be the name of a time zone, such as Europe/Oslo"],
    });
    expect(await set(account, {})).toEqual({ ...before, ...changed });
  });

  it("are the account's own, whichever profile it acts for", async () => {
    const [account, other] = [await makeAccount({ userType: "brand" }), await makeAccount()];
    const actor = { ...account.actor, profileId: other.profileId };
    await execute(actor, setPreferences, { publicProfile: false, allowDirectMessages: false });
    const rows = await sql()`select id, visible, allow_direct_messages as dm from profiles
      where id in (${account.profileId}, ${other.profileId})`;
    expect(Object.fromEntries(rows.map(({ id, visible, dm }) => [id, [visible, dm]]))).toEqual({
      [account.profileId]: [false, false],
      [other.profileId]: [true, true],
    });
  });

  it("of 20 saves at the same time lose none", async () => {
    const account = await makeAccount();
    const turned = preferenceNames.filter((name) => name !== "ai");
    const before = await set(account, {});
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const name = turned[n % turned.length] ?? "autoMatch";
        return set(account, { [name]: !before[name] });
      }),
    );
    const after = await set(account, {});
    for (const name of turned) expect([name, after[name]]).toEqual([name, !before[name]]);
  });
});

describe("a hidden profile", () => {
  /** Returns for each place where others find a newsroom whether it is there. */
  async function placesOf(brand: TestAccount, viewer: TestAccount, name: string) {
    const has = (rows: { slug: string }[]) => rows.some(({ slug }) => slug === brand.slug);
    const { brands } = await execute(anonymous(), listBrands, { q: name, limit: 100 });
    const { users } = await execute(viewer.actor, searchUsers, { q: name, limit: 100 });
    const { suggestions } = await execute(viewer.actor, listSuggestions, { limit: 100 });
    const { entries } = await execute(anonymous(), getMapPart, { part: "brands-1-of-1.xml" });
    return {
      page: await outcomeOf(execute(anonymous(), getBrand, { id: brand.slug })),
      decision: await outcomeOf(execute(viewer.actor, act, { id: brand.profileId, action: "pass" })),
      directory: has(brands),
      search: has(users),
      deck: has(suggestions.map(({ profile }) => profile)),
      map: JSON.stringify(entries).includes(`/${brand.slug}"`),
    };
  }

  it("leaves directories, search, deck, sitemap and its own page at once, and comes back", async () => {
    await sql()`update profiles set listed = false`;
    const name = "Quillwater Lanterns";
    const brand = await makeAccount({ userType: "brand", company: name });
    const shown = { page: "ok", decision: "ok", directory: true, search: true, map: true };
    const gone = { page: "not_found", decision: "not_found", directory: false, search: false, map: false };
    await set(brand, { publicProfile: true });
    // Each call needs a new viewer, because a decided profile leaves the viewer's deck.
    expect(await placesOf(brand, await makeAccount(), name)).toEqual({ ...shown, deck: true });
    await set(brand, { publicProfile: false });
    expect(await placesOf(brand, await makeAccount(), name)).toEqual({ ...gone, deck: false });
    const { profile } = await execute(brand.actor, getOwnProfile, {});
    expect(profile).toMatchObject({ slug: brand.slug, visible: false, listed: false });
    await set(brand, { publicProfile: true });
    expect(await placesOf(brand, await makeAccount(), name)).toEqual({ ...shown, deck: true });
  });

  it("makes every cached page that shows it stale, once", async () => {
    const brand = await makeAccount({ userType: "brand" });
    await execute(brand.actor, createRelease, {
      ...{ title: "The lantern walk", body: "<p>At dusk.</p>", status: "PUBLISHED" },
    } as never);
    const tags = [profileTag(brand.profileId), slugTag(brand.slug), directoryTag("brand"), NEWS_TAG];
    const before = Date.now();
    await set(brand, { publicProfile: false });
    for (const tag of tags) expect([tag, isStale([tag], before)]).toEqual([tag, true]);
    const repeated = Date.now() + 1;
    await set(brand, { publicProfile: false });
    expect(tags.filter((tag) => isStale([tag], repeated))).toEqual([]);
  });

  it("keeps its matches and conversations", async () => {
    const { press, brand, conversationId } = await makeConversation();
    await set(press, { publicProfile: false });
    const sent = execute(brand.actor, sendMessage, { conversationId, content: "Still here?" });
    expect(await outcomeOf(sent)).toBe("ok");
  });
});

describe("direct messages that are off", () => {
  it("refuse a new conversation with a match, and take it once they are on again", async () => {
    const { brand, press } = await makePair();
    await decide(brand, press, "like");
    await decide(press, brand, "like");
    await set(press, { allowDirectMessages: false });
    const write = () =>
      outcomeOf(execute(brand.actor, sendMessage, { recipientId: press.userId, content: "Hello" }));
    expect(await write()).toBe("forbidden");
    await set(press, { allowDirectMessages: true });
    expect(await write()).toBe("ok");
  });

  it("leave those who switched them off free to write first", async () => {
    const { brand, press } = await makePair();
    await decide(brand, press, "like");
    await decide(press, brand, "like");
    await set(press, { allowDirectMessages: false });
    const { conversation } = await execute(press.actor, createConversation, { recipientId: brand.userId });
    const send = (who: TestAccount, content: string) =>
      outcomeOf(execute(who.actor, sendMessage, { conversationId: conversation.id, content }));
    expect(await send(press, "I write first")).toBe("ok");
    expect(await send(brand, "Then I may answer")).toBe("ok");
  });
});
