import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { fieldsOf } from "@/lib/domain/profiles/builders/steps";
import { type FieldName, fieldNames, fields, partsOf } from "./fields";

const BUILDERS = "components/profiles/builders";

/** The files of a builder's folder, with the inputs and the parts of other builders that they import. */
function filesFrom(folder: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/"((?:@|\.{1,2})\/[^"]+)"/g)) {
      const target = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name);
      const source = [`${target}.tsx`, `${target}.ts`].find((one) => existsSync(one));
      if (source && /^components\/profiles\/(inputs|builders)\//.test(source)) visit(source);
    }
  };
  for (const file of readdirSync(folder)) visit(path.join(folder, file));
  return found;
}

const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
const missingIn = (text: string, names: readonly string[]) =>
  names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text));

describe("a field that is declared", () => {
  it("has a place in lib/domain/profiles/builders/steps.ts, for types that have it alone", () => {
    const inSteps = userTypes.flatMap((kind) => fieldsOf(kind).map((field) => ({ kind, field })));
    const placed = new Set(inSteps.map(({ field }) => field));
    expect(fieldNames.filter((field) => !placed.has(field))).toEqual([]);
    const hasIt = (field: FieldName): readonly string[] => fields[field].kinds;
    expect(inSteps.filter(({ kind, field }) => !hasIt(field).includes(kind))).toEqual([]);
  });

  it.each(userTypes)("has an input that the builder of %s draws", (kind) => {
    const drawn = [...filesFrom(`${BUILDERS}/${kind.replace("_", "-")}`)]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    expect(missingIn(drawn, fieldsOf(kind))).toEqual([]);
  });

  it("has a section in components/profiles/profiles, where the page shows it", () => {
    expect(missingIn(textOf("components/profiles/profiles"), Object.keys(partsOf("shown")))).toEqual([]);
  });
});
