import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { fieldsOf } from "@/lib/domain/profiles/builders/steps";
import { type FieldName, fieldNames, fields, partsOf } from "./fields";

const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
const missingIn = (text: string, names: string[]) =>
  names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text));

describe("a field that is declared", () => {
  it("has a place in lib/domain/profiles/builders/steps.ts, for types that have it alone", () => {
    const inSteps = userTypes.flatMap((kind) => fieldsOf(kind).map((field) => ({ kind, field })));
    const placed = new Set(inSteps.map(({ field }) => field));
    expect(fieldNames.filter((field) => !placed.has(field))).toEqual([]);
    const hasIt = (field: FieldName): readonly string[] => fields[field].kinds;
    expect(inSteps.filter(({ kind, field }) => !hasIt(field).includes(kind))).toEqual([]);
  });

  it("has an input in components/profiles/inputs, or in its step", () => {
    const drawn = textOf("components/profiles/inputs") + textOf("components/profiles/builders");
    expect(missingIn(drawn, fieldNames)).toEqual([]);
  });

  it("has a section in components/profiles/profiles, where the page shows it", () => {
    expect(missingIn(textOf("components/profiles/profiles"), Object.keys(partsOf("shown")))).toEqual([]);
  });
});
