import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { preferenceNames } from "@/lib/domain/accounts/accounts/preferences";

it("every switch has a row in notification-rows.ts or privacy-switches.tsx", () => {
  const rows = ["notification-rows.ts", "privacy-switches.tsx"]
    .map((file) => readFileSync(`components/accounts/settings/${file}`, "utf8"))
    .join("\n");
  expect(preferenceNames.filter((name) => !rows.includes(`"${name}"`))).toEqual([]);
});
