import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = ["app", "components", "lib"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

it.skipIf(existsSync("app/(app)/settings/page.tsx"))(
  "no text sends anyone to settings that are not there",
  () => {
    expect(sources.length).toBeGreaterThan(500);
    const promising = sources.filter((file) =>
      /\b(in|at) (the|your) settings\b/i.test(readFileSync(file, "utf8")),
    );
    expect(promising).toEqual([]);
  },
);
