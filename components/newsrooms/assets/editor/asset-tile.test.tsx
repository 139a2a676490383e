import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { AssetTile } from "./asset-tile";
import { libraryAddress } from "./library-filter";

const photo = {
  ...{ id: "a1", kind: "photo", state: "READY", title: "", caption: "Cabin 7", quote: "", fileName: "c.jpg" },
  ...{ contentType: "image/jpeg", size: 8_400_000, width: 6000, height: 4000, duration: null },
  ...{ renditions: [], blur: null, warnings: [], hidden: null, releaseId: null, releaseIds: [], speaker: "" },
} as unknown as AssetView;

const draw = (fields: Partial<AssetView>) =>
  renderToStaticMarkup(
    <AssetTile
      asset={{ ...photo, ...fields }}
      href={libraryAddress({ kind: "photo", sort: "name", q: "" }, "a1")}
      isOpen={false}
      isChosen={false}
      onOpen={() => {}}
      onChoose={() => {}}
    />,
  );

describe("a tile of the library", () => {
  it("is a link before scripts, and says what the file is", () => {
    const html = draw({});
    expect(html).toContain('href="/assets?kind=photo&amp;sort=name&amp;open=a1"');
    expect(html).toContain("JPG, 6000\u00a0×\u00a04000, 8.4\u00a0MB");
    expect(html).not.toMatch(/Not yet public|Hidden|In a release/);
  });

  it.each([
    [{ hidden: "no_credit" }, "Not yet public: no credit"],
    [{ hidden: "no_caption" }, "Not yet public: no caption"],
    [{ hidden: "release_withdrawn", releaseIds: ["r"] }, "Hidden: its release is withdrawn"],
    [{ releaseIds: ["r"] }, "In a release"],
    [{ releaseIds: ["r", "s"] }, "In 2 releases"],
  ] as [Partial<AssetView>, string][])("%o says where it stands: %s", (fields, text) => {
    expect(draw(fields)).toContain(text);
  });

  it.each([
    [{ hidden: null }, true],
    [{ hidden: "release_waits", releaseIds: ["r"] }, true],
    [{ hidden: "no_credit" }, false],
  ] as [Partial<AssetView>, boolean][])(
    "%o says in amber beside it that it has no credit: %s",
    (fields, says) => {
      const warnings = [
        ...[{ code: "no_credit" as const, text: "No credit" }],
        ...[{ code: "no_copyright" as const, text: "No copyright" }],
      ];
      const html = draw({ ...fields, warnings });
      expect(/bg-warn-tint[^>]*>(<svg.*?<\/svg>)?No credit/.test(html)).toBe(says);
      expect(html).not.toContain("No copyright");
    },
  );

  it("asks quietly how a photo was made: files keep where they came from", () => {
    const warnings = [{ code: "no_source_type" as const, text: "Not said how it was made" }];
    expect(draw({ warnings })).toContain("</svg>Not said how it was made");
    expect(draw({ warnings })).not.toContain("bg-warn-tint");
  });

  it("shows a quote as text with its length", () => {
    const html = draw({ kind: "quote", quote: "It holds two hours.", contentType: null });
    expect(html).toContain("“It holds two hours.”");
    expect(html).toContain("Quote, 4 words");
  });
});
