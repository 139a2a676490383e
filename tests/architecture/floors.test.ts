import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Versions below these have known vulnerabilities. Raise one where `npm ci` passes on a clean clone. */
const floors: Record<string, string> = {
  next: "16.4.5",
  react: "19.3.1",
  "react-dom": "19.3.1",
  "next-auth": "4.24.15",
  sharp: "0.35.5",
  "drizzle-orm": "0.45.2",
  nodemailer: "10.4.1",
  zod: "4.6.6",
};

const parts = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

function isAtLeast(version: string, floor: string): boolean {
  const [own, wanted] = [parts(version), parts(floor)];
  for (let n = 0; n < 3; n++) {
    if (own[n] !== wanted[n]) return (own[n] ?? 0) > (wanted[n] ?? 0);
  }
  return true;
}

it.each(Object.entries(floors))("%s is at %s or above", (name, floor) => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as {
    version: string;
  };
  expect(isAtLeast(version, floor), `${name} ${version}`).toBe(true);
});

it("a version below its floor is seen", () => {
  expect(isAtLeast("16.4.4", "16.4.5")).toBe(false);
  expect(isAtLeast("17.0.0", "16.4.5")).toBe(true);
});
