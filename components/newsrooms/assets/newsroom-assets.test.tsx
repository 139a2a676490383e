import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { AssetView, PublicAssetsView } from "@/lib/domain/newsrooms/assets/schema";
import type { AssetOwner } from "./labels";
import { NewsroomAssets } from "./newsroom-assets";

const quote = {
  ...{ id: "q", kind: "quote", state: "READY", title: "", description: "", caption: "", creator: "" },
  ...{ digitalSourceType: null, digitalSourceTypeInFile: false, dataMining: null, dataMiningConstraints: "" },
  ...{ contentCredentials: null, untouchedUrl: null, mayOfferUntouched: false },
  ...{ credit: "", copyright: "", quote: "It holds.", speaker: "Anneke Bos", tags: [], fileName: "" },
  ...{ contentType: null, size: null, width: null, height: null, duration: null, url: null },
  ...{
    originalUrl: null,
    posterUrl: null,
    captionsUrl: null,
    licence: null,
    renditions: [],
    blur: null,
    releaseId: null,
    releaseIds: [],
    releaseOnly: false,
    publicAnyway: false,
    hidden: null,
  },
  ...{ warnings: [], createdAt: "" },
} as AssetView;

const none = { photo: 0, video: 0, quote: 0, product: 0, resource: 0 };

function draw(userType: AssetOwner["userType"], assets: AssetView[], more: Partial<PublicAssetsView> = {}) {
  const counts = { ...none };
  for (const { kind } of assets) counts[kind]++;
  const view = { assets, counts, tags: [], fields: [], changesAt: null, ...more };
  return renderToStaticMarkup(
    <NewsroomAssets
      owner={{ id: "p", slug: "pine", url: "/own", name: "Hollow Pine", userType, pressContacts: [] }}
      view={view}
    />,
  );
}
const filtersIn = (html: string) =>
  [...html.matchAll(/<a href="#assets-([a-z]+)"[^>]*aria-current|<a href="#assets-([a-z]+)" class/g)].map(
    ([, chosen, other]) => chosen ?? other,
  );

describe("a newsroom's assets", () => {
  it("are filtered by the same kinds, whatever is there", () => {
    expect(new Set(filtersIn(draw("BRAND", [quote])))).toEqual(
      new Set(["all", "photos", "videos", "quotes", "products"]),
    );
    expect(new Set(filtersIn(draw("SOURCE", [quote])))).toEqual(
      new Set(["all", "photos", "videos", "quotes", "resources"]),
    );
  });

  it("say which kind there is none of, with the way back", () => {
    const html = draw("BRAND", [quote]);
    expect(html).toMatch(/data-for="assets-videos">.*No items found/);
    expect(html).toContain("Hollow Pine has not published videos so far.");
    expect(html).not.toContain('<div data-for="assets-quotes"');
    expect(html).toMatch(/\[id="assets-videos"\]:target\) \[data-for="assets-videos"\]\{display:block\}/);
  });

  it("say a caption under a title, and once where it is the name", () => {
    const video = {
      ...quote,
      id: "v",
      kind: "video",
      title: "The viaduct",
      caption: "Free for broadcast",
    } as const;
    expect(draw("BRAND", [video])).toMatch(/The viaduct<\/span><span[^>]*>Free for broadcast</);
    const photo = { ...quote, id: "c", kind: "photo", caption: "Cabin at dusk" } as const;
    expect(draw("BRAND", [photo]).match(/>Cabin at dusk</g)).toHaveLength(1);
  });

  it("say so where there are none at all", () => {
    expect(draw("BRAND", [])).toContain("No assets yet");
  });
});
