import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanFileName, withExtensionOf } from "./file-name";

describe("a name that a sender gave", () => {
  it.each([
    ["C:\\plans\\winter.pdf", "winter.pdf"],
    ["../../etc/passwd", "passwd"],
    ["a\tb\u202egnp.jpg", "abgnp.jpg"],
    ["\ud83d.png", "\ufffd.png"],
    ["\u200b.png", ""],
    ["\u2800\u3164 .png", ""],
    [" ", ""],
    ["", ""],
  ])("%j is shown as %j", (name, shown) => expect(cleanFileName(name)).toBe(shown));

  it("is cut between two signs, and not in its extension", () => {
    for (const sign of ["a", "\u{1f682}", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}", "e\u0301"]) {
      const name = `${sign.repeat(300)}.pdf`;
      const cut = cleanFileName(name);
      expect(cut).toBe(`${sign.repeat(Math.floor(251 / sign.length))}.pdf`);
      expect(withExtensionOf("file.webp", cut)).toBe(`${sign.repeat(Math.floor(250 / sign.length))}.webp`);
    }
  });
});

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
    ["\u200b.png", "png", "file.png"],
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
