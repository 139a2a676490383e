import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The files whose texts screens and the demo show. */
const files = ["app", "components", "lib", "scripts/seed"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.test-data)\.(tsx?|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

/**
 * A time of day behind a word that leads to one: "at 5.40", "until 08.30", "Monday, 6.50". Sums and shares
 * have no such word.
 */
const TIME =
  /(?:\b(?:at|until|since|from|before|after|by)|(?:day|January|February|March|April|May|June|July|August|September|October|November|December|\d{4}),)\s(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d%])/g;

it("every time of day has a colon", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.flatMap(
      (file) =>
        readFileSync(file, "utf8")
          .match(TIME)
          ?.map((time) => [file, time]) ?? [],
    ),
  ).toEqual([]);
});
