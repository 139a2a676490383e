import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withExtensionOf } from "./file-name";

describe("the name of a stored file", () => {
  it.each([
    ["report.html", "pdf", "report.pdf"],
    ["invoice.pdf.bat", "pdf", "invoice.pdf.pdf"],
    ["setup.hta", "wav", "setup.wav"],
    ["x.jar", "png", "x.png"],
    ["photo.JPEG", "jpg", "photo.JPEG"],
    ["photo.jpg", "png", "photo.png"],
    ["walk.mov", "mp4", "walk.mp4"],
    ["note.opus", "ogg", "note.opus"],
    ["Terms 2.0", "pdf", "Terms 2.0.pdf"],
    ["x.library-ms", "png", "x.library-ms.png"],
    ["x.hta.", "png", "x.hta..png"],
    ["x.hta ", "png", "x.hta .png"],
    ["contract", "pdf", "contract.pdf"],
    [".html", "pdf", "file.pdf"],
    ["", "pdf", "file.pdf"],
  ])("%j of a %s is %j", (name, extension, expected) =>
    expect(withExtensionOf(`messages/1.5/file.${extension}`, name)).toBe(expected),
  );

  it("ends in an extension of its type, whatever its sender called it", () => {
    const endings = fc.constantFrom("html", "HTA", "a.jar", "");
    const ends = fc.property(fc.string({ unit: "grapheme" }), endings, (stem, ending) => {
      expect(withExtensionOf("file.pdf", `${stem}.${ending}`)).toMatch(/\.pdf$/);
    });
    fc.assert(ends);
  });
});
