import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isOperation } from "@/lib/core/operation";
import { jobs } from "@/lib/jobs";
import { listFiles, readModules } from "./surfaces";

/** Jobs whose handlers still open transactions of their own. The list only gets shorter. */
const withTransactions = [
  "lib/domain/pitches/events.ts",
];

const files = [
  ...listFiles("lib/domain", /\/(events|commands|commands\/[\w-]+)\.ts$/),
  ...listFiles("lib/core", /^[\w-]+-job\.ts$/),
];

describe("jobs", () => {
  it("are all in the worker's list, under one name each", async () => {
    const declared = (await readModules(files))
      .flatMap(({ exports }) => Object.values(exports))
      .filter(
        (value): value is { name: string } =>
          typeof value === "object" && value !== null && "run" in value && "payload" in value,
      )
      .map(({ name }) => name);
    expect(declared.length).toBeGreaterThan(5);
    expect(jobs.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
    expect(new Set(declared).size).toBe(declared.length);
  });

  it("reach the database through operations, as actors of their own", () => {
    const open = files.filter((file) => /\btransact\b/.test(readFileSync(file, "utf8")));
    expect(open).toEqual(withTransactions);
  });

  it("carry out operations that let jobs in", () => {
    const bound = jobs.flatMap(({ operation }) => (operation ? [operation] : []));
    expect(bound.length).toBeGreaterThan(10);
    for (const operation of bound) {
      expect(isOperation(operation)).toBe(true);
      expect(operation.spec.access, operation.spec.name).toBe("jobs");
    }
  });
});
