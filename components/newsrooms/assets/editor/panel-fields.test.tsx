import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { fits } from "@/lib/domain/newsrooms/assets/rules";
import { type AssetKind, type AssetView, assetKinds } from "@/lib/domain/newsrooms/assets/schema";
import { type AssetRow, toAssetView } from "@/lib/domain/newsrooms/assets/views";
import { planFacts } from "@/lib/platform/images/write-into-file";
import { plainPdf, plainPicture } from "@/tests/factories/assets";
import { plainVideo, taggedWebm } from "@/tests/factories/videos";
import { PanelFields } from "./panel-fields";

const viewOf = (kind: AssetKind, contentType: string | null): AssetView =>
  toAssetView({
    ...{ id: "1", kind, state: "ready", title: "", description: "", caption: "", creator: "", credit: "" },
    ...{ copyright: "", licence: null, digitalSourceType: null, digitalSourceTypeInFile: false },
    ...{ dataMining: null, dataMiningConstraints: "", contentCredentials: null, untouchedKey: null },
    ...{ untouchedOffered: false, quote: "", speaker: "", tags: [], fileName: "mill", width: 9, height: 9 },
    ...{ originalKey: contentType && "assets/1/original", posterKey: null, captionsKey: null, contentType },
    ...{ renditions: [], createdAt: new Date(0) },
  } as unknown as AssetRow);
const draw = (kind: AssetKind, contentType: string | null) =>
  renderToStaticMarkup(
    <PanelFields asset={viewOf(kind, contentType)} onSave={async () => ({ ok: true }) as never} />,
  );

describe("an asset's panel", () => {
  it.each(assetKinds)("asks how the picture or video of a %s was made, and of no document", (kind) => {
    const asks = (contentType: string | null) =>
      /How was this (picture|video) made\?/.test(draw(kind, contentType));
    if (fits(kind, "picture")) expect(asks("image/png")).toBe(true);
    if (fits(kind, "video")) expect(asks("video/mp4")).toBe(true);
    if (fits(kind, "document")) expect(asks("application/pdf")).toBe(false);
    expect(asks(null)).toBe(false);
  });

  it("promises to write into a file exactly where its format takes it", async () => {
    const facts = { creator: "Even Strand", credit: "", copyright: "", caption: "" };
    const files = {
      ...{ "image/jpeg": await plainPicture(9, 9), "image/png": await plainPicture(9, 9, "png") },
      ...{ "image/webp": await plainPicture(9, 9, "webp"), "image/gif": await plainPicture(9, 9, "gif") },
      ...{ "video/mp4": plainVideo(), "video/webm": taggedWebm(), "application/pdf": plainPdf() },
    };
    for (const [contentType, file] of Object.entries(files)) {
      const [, name = ""] = contentType.split("/");
      const stored = {
        size: file.length,
        open: async () =>
          (async function* () {
            yield file;
          })(),
      };
      const isWritten = (await planFacts(name as Parameters<typeof planFacts>[0], stored, facts)).length > 0;
      const kind = contentType.startsWith("video/") ? "video" : isWritten ? "photo" : "resource";
      const html = draw(kind, contentType);
      expect([contentType, html.includes("written into the file")]).toEqual([contentType, isWritten]);
      expect(html.includes("a WebM has no place for it")).toBe(contentType === "video/webm");
    }
  });
});
