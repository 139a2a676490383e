import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { videoType } from "@/lib/utils/video-type";
import { findPressWarnings, fits, kindOfFile, safeFileName } from "./rules";

const whole = {
  width: 2000,
  height: 1500,
  caption: "A cabin",
  credit: "Strand",
  creator: "",
  copyright: "Hollow Pine",
  digitalSourceType: "digital_capture",
  contentType: "image/jpeg",
};
const codes = (fields: Partial<Parameters<typeof findPressWarnings>[0]>) =>
  findPressWarnings({ kind: "photo", ...whole, ...fields }).map(({ code }) => code);

describe("what press will miss", () => {
  it("is nothing in a large photo with all its fields", () => expect(codes({})).toEqual([]));

  it.each([
    [{ width: 999, height: 1000 }, ["small"]],
    [{ width: 1000, height: 1000 }, []],
    [{ caption: "  " }, ["no_caption"]],
    [{ credit: "" }, ["no_credit"]],
    // A photo without a credit is credited to its creator.
    [{ credit: "", creator: "Even Strand" }, []],
    [{ copyright: "" }, ["no_copyright"]],
    [{ digitalSourceType: null }, ["no_source_type"]],
    [
      { width: 10, height: 10, caption: "", credit: "", copyright: "" },
      ["small", "no_caption", "no_credit", "no_copyright"],
    ],
    [{ kind: "video" as const, width: 640, height: 360, digitalSourceType: null }, []],
    [{ kind: "video" as const, contentType: videoType("video/mp4", "hev1.1.6.L93") }, ["few_players"]],
    [{ kind: "video" as const, contentType: videoType("video/mp4", "avc1.64001f") }, []],
    [{ kind: "quote" as const, caption: "", credit: "" }, []],
  ])("in %j is %j", (fields, missing) => expect(codes(fields)).toEqual(missing));

  it.each(["product", "resource", "quote"] as const)("of a %s is how its picture was made", (kind) => {
    const fields = { kind, caption: "", credit: "", digitalSourceType: null };
    expect(codes(fields)).toEqual(["no_source_type"]);
    expect(codes({ ...fields, width: null, height: null })).toEqual([]);
  });
});

describe("a file's name to save it under", () => {
  it("is flat and plain, whatever is requested", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("jpg", "pdf", "mp4"), (wanted, extension) => {
        expect(safeFileName(wanted, extension)).toMatch(
          new RegExp(`^[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}-]{0,90}\\.${extension}$`, "u"),
        );
      }),
    );
  });

  it.each([
    ["Cabin 7 at dusk, Rjukan", "Cabin-7-at-dusk-Rjukan.jpg"],
    ["../../etc/passwd", "passwd.jpg"],
    ["C:\\temp\\evil.exe", "evil.jpg"],
    ["Løvås é ü.HEIC", "Løvås-é-ü.jpg"],
    ["con", "file-con.jpg"],
    ["東京", "東京.jpg"],
    ["قطار الليل", "قطار-الليل.jpg"],
    ["", "file.jpg"],
  ])("%j becomes %s", (wanted, name) => expect(safeFileName(wanted, "jpg")).toBe(name));
});

it("every file fits the kind it is taken for", () => {
  for (const file of ["picture", "video", "document"] as const)
    expect(fits(kindOfFile(file), file)).toBe(true);
});
