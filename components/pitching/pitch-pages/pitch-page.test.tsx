import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import type { PublicPitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";
import { leadPhotoOf, PitchHero } from "./pitch-hero";
import { PitchPage } from "./pitch-page";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/brand-pitch/a-winter" }));

const newsroom = {
  ...{ id: "p", userId: null, slug: "pine", url: "/brand-newsroom/pine", userType: "BRAND" },
  ...{ name: "Hollow Pine", title: "", location: "Oslo", avatarUrl: null, verified: false },
  ...{ about: "", boilerplate: "", pressContacts: [], followerCount: 0, releaseCount: 0 },
} as unknown as PublicPitchPageView["newsroom"];

const pitchPage = {
  ...{ id: "a", slug: "a-winter", url: "/brand-pitch/a-winter", kind: "brand-pitch", status: "PUBLISHED" },
  ...{ name: "", pitchTitle: "A winter", who: "We", what: "Cabins", why: "It runs", about: "" },
  ...{ eventDate: null, eventTime: null, timeZone: "UTC", eventAt: null, eventLocation: "" },
  ...{ topics: ["Travel"], perks: ["Interview"], perkDetails: {}, customPerks: "", demographics: [] },
  ...{ expiresAt: "2027-03-01T23:59:59.000Z", publishedAt: "", createdAt: "", updatedAt: "" },
} as unknown as PublicPitchPageView["pitchPage"];

const photo = (fields: Partial<AssetView> = {}) =>
  ({
    ...{
      id: "photo",
      kind: "photo",
      state: "READY",
      title: "Cabin",
      caption: "The cabin",
      credit: "Ida Moen",
    },
    ...{ creator: "", tags: [], hidden: null, blur: null, warnings: [], licence: null, releaseIds: [] },
    renditions: [{ url: "/files/cabin.jpg", width: 750, height: 500, format: "jpeg" }],
    ...fields,
  }) as unknown as AssetView;

const draw = (assets: AssetView[], fields: object = {}) =>
  renderToStaticMarkup(
    <PitchPage
      view={{ pitchPage: { ...pitchPage, ...fields }, newsroom, assets, changesAt: null }}
      origin="https://example.org"
    />,
  );

it("says of the pitch, not of its newsroom, what it comes without", () => {
  const empty = draw([]);
  expect(empty).toContain("No material comes with this pitch.");
  expect(empty).not.toContain("has not published");
  const some = draw([photo()]);
  expect(some).toContain("No videos come with this pitch.");
  expect(some).not.toContain("has not published");
});

it("says how long it was open once it expired, and not once it is archived", () => {
  expect(draw([])).toMatch(/>Open until 1\s+March/);
  expect(draw([], { status: "EXPIRED" })).toMatch(/>Was open until 1\s+March/);
  expect(draw([], { status: "ARCHIVED" })).not.toMatch(/open until/i);
});

it("opens with the first photo that everybody may see", () => {
  const hidden = photo({ id: "hidden", hidden: "release" as AssetView["hidden"] });
  const unready = photo({ id: "unready", renditions: [] });
  expect(leadPhotoOf([hidden, unready, photo()])?.id).toBe("photo");
  expect(leadPhotoOf([hidden])).toBeUndefined();
  expect(renderToStaticMarkup(<PitchHero photo={photo()} small />)).toContain('alt="The cabin"');
  expect(renderToStaticMarkup(<PitchHero photo={undefined} />)).toBe("");
});
