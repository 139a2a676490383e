import { describe, expect, it } from "vitest";
import type { UserActor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { getNewsroomAssets } from "@/lib/domain/newsrooms/assets/queries";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { getNewsroomNews } from "@/lib/domain/newsrooms/releases/queries/newsroom";
import { getPublicRelease } from "@/lib/domain/newsrooms/releases/queries/public";
import { OWN_PAGE_PATH, ownPathOf, underOwnPage } from "@/lib/domain/profiles/profiles/identity";
import { anonymous, makeAccount } from "@/tests/factories/accounts";
import { makeProduct } from "@/tests/factories/assets";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { getBrand, getPaidMedia, getPress, getSource } from "./queries";

const database = testDatabase();
const kinds = { press: getPress, brand: getBrand, source: getSource, paid_media: getPaidMedia } as const;

describe("a page that is hidden or not yet listed", () => {
  it.each(Object.entries(kinds))("is its %s's own, and nobody else's", async (userType, operation) => {
    const owner = await makeAccount({ userType: userType as keyof typeof kinds });
    const stranger = await makeAccount({ userType: "press" });
    const addressFor = async (actor: UserActor) => ownPathOf((await execute(actor, me, {})).user.profile);
    expect(await addressFor(owner.actor)).toContain(owner.slug);
    await database.sql()`update profiles set listed = false, visible = false where id = ${owner.profileId}`;
    expect(await addressFor(owner.actor)).toBe(OWN_PAGE_PATH);
    const read = (actor: Parameters<typeof execute>[0]) =>
      outcomeOf(execute(actor, operation, { id: owner.slug }));
    expect([await read(owner.actor), await read(stranger.actor), await read(anonymous())]).toEqual([
      "ok",
      "not_found",
      "not_found",
    ]);
  });

  it("has every public address of its own, and no other, below the own page", () => {
    const shown = {
      url: "/brand-newsroom/pine",
      news: ["/brand-newsroom/pine/a-winter", "/brand-newsroom/pine-two"],
    };
    expect(underOwnPage(shown, "/brand-newsroom/pine")).toEqual({
      url: OWN_PAGE_PATH,
      news: [`${OWN_PAGE_PATH}/a-winter`, "/brand-newsroom/pine-two"],
    });
  });

  it("has its news and its material", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const stranger = await makeAccount({ userType: "press" });
    const { profileId: id } = brand;
    const product = await makeProduct(brand);
    const release = { title: "A winter without a road", body: "<p>Snow.</p>", dateline: "Oslo" };
    await execute(brand.actor, createRelease, { ...release, status: "PUBLISHED" } as never);
    await database.sql()`update profiles set listed = false, visible = false where id = ${id}`;
    const material = await execute(brand.actor, getNewsroomAssets, { id });
    expect(material.assets.map((asset) => asset.id)).toEqual([product.id]);
    const news = await execute(brand.actor, getNewsroomNews, { id });
    expect(news.releases.map(({ title }) => title)).toEqual(["A winter without a road"]);
    const [item] = news.releases;
    const address = { slug: brand.slug, release: item?.url.split("/").at(-1) ?? "" };
    expect((await execute(brand.actor, getPublicRelease, address)).release?.id).toBe(item?.id);
    for (const actor of [stranger.actor, anonymous()]) {
      expect(await outcomeOf(execute(actor, getPublicRelease, address))).toBe("not_found");
      expect(await outcomeOf(execute(actor, getNewsroomAssets, { id }))).toBe("not_found");
      expect(await outcomeOf(execute(actor, getNewsroomNews, { id }))).toBe("not_found");
    }
  });
});
