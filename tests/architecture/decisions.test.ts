import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = "docs/decisions";
const records = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .sort();

it("decision records are numbered without a gap", () => {
  expect(records.length).toBeGreaterThan(10);
  expect(records.map((name) => Number(name.slice(0, 3)))).toEqual(records.map((_, n) => n + 1));
});

it.each(records)("%s has the form that the folder's README shows", (name) => {
  const text = readFileSync(`${folder}/${name}`, "utf8");
  const status = /(accepted|superseded by \d{3}|accepted; its [^\n]+ is superseded by \d{3})/.source;
  const head = new RegExp(
    `^# ${Number(name.slice(0, 3))}\\. [^\\n]+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\nStatus: ${status}\\n\\n## `,
  );
  expect(text).toMatch(head);
  expect(text.match(/^## .+$/gm)).toEqual([
    "## Context",
    "## Decision",
    "## Alternatives",
    "## Consequences",
  ]);
  for (const [, number] of text.matchAll(/superseded by (\d{3})/g))
    expect(records.some((other) => other.startsWith(`${number}-`))).toBe(true);
});
