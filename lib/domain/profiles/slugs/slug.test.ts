import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { slugCandidates, slugify } from "./slug";

const first = (name: string, count = 1) => {
  const found: string[] = [];
  for (const slug of slugCandidates(name, "press")) {
    found.push(slug);
    if (found.length === count) break;
  }
  return found;
};

describe("an address from a name", () => {
  it.each([
    ["Hollow Pine", "hollow-pine"],
    ["  Inês   Carvalho ", "ines-carvalho"],
    ["Smith & Sons -- Ltd.", "smith-sons-ltd"],
    ["Søren Ødegård", "soren-odegard"],
  ])("%s becomes %s", (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it.each(["東京新聞", "Ольга Петрова", "محمد", "🎉🎉", "!!!"])("%s does not end empty", (name) => {
    expect(first(name)[0]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("adds -1, -2 and so on, and starts there for reserved words", () => {
    expect(first("Hollow Pine", 3)).toEqual(["hollow-pine", "hollow-pine-1", "hollow-pine-2"]);
    expect(first("Settings", 2)).toEqual(["settings-1", "settings-2"]);
    expect(first("01890000-0000-7000-8000-000000000000")[0]).toMatch(/-1$/);
  });

  it("ends at a word where a long name is cut, also before its ending", () => {
    const headline =
      "Every household within five kilometres of the turbines may now buy a share in the battery";
    expect(first(headline, 2)).toEqual([
      "every-household-within-five-kilometres-of-the-turbines-may-now-buy-a-share-in",
      "every-household-within-five-kilometres-of-the-turbines-may-now-buy-a-share-in-1",
    ]);
    expect(first(`${"a".repeat(77)} tail`, 2)).toEqual(["a".repeat(77), `${"a".repeat(77)}-1`]);
    expect(first("b".repeat(90), 2)).toEqual(["b".repeat(80), `${"b".repeat(78)}-1`]);
  });

  it("is always a clean address of bounded length, whatever the name", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.constantFrom(...userTypes),
        (name, kind) => {
          let tried = 0;
          for (const slug of slugCandidates(name, kind)) {
            expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
            expect(slug.length).toBeLessThanOrEqual(80);
            if (++tried === 12) break;
          }
        },
      ),
    );
  });
});
