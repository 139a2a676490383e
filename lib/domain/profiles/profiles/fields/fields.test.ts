import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { fieldsOf } from "@/lib/domain/profiles/builders/steps";
import { type FieldName, fieldNames, fields, partsOf } from "./fields";

const SECTIONS = "components/profiles/profiles";

/** A section reads a field off the profile that it shows: `profile.about`, `{ about } = profile`, `{ about }: Creator`. */
function isRead(field: string, source: string): boolean {
  const taken = `\\{[^{}()=]*\\b${field}\\b[^{}()=]*\\}`;
  return new RegExp(
    `\\bprofile\\.${field}\\b|${taken} = (page\\.)?profile\\b|${taken}: (Pick<)?Creator\\b`,
  ).test(source);
}

describe("a field that is declared", () => {
  it("has a place in lib/domain/profiles/builders/steps.ts, for types that have it alone", () => {
    const inSteps = userTypes.flatMap((kind) => fieldsOf(kind).map((field) => ({ kind, field })));
    const placed = new Set(inSteps.map(({ field }) => field));
    expect(fieldNames.filter((field) => !placed.has(field))).toEqual([]);
    const hasIt = (field: FieldName): readonly string[] => fields[field].kinds;
    expect(inSteps.filter(({ kind, field }) => !hasIt(field).includes(kind))).toEqual([]);
  });

  it("has a section in components/profiles/profiles, where the page shows it", () => {
    const sources = readdirSync(SECTIONS)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(SECTIONS, file), "utf8"));
    const shown = Object.keys(partsOf("shown"));
    expect(shown.filter((field) => !sources.some((source) => isRead(field, source)))).toEqual([]);
  });
});
