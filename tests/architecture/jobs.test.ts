import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isOperation } from "@/lib/core/operation";
import { jobs } from "@/lib/jobs";
import { listFiles, readModules } from "./surfaces";

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
    const raw = /\btransact\b|\bdatabase\(\)/;
    expect(files.filter((file) => raw.test(readFileSync(file, "utf8")))).toEqual([]);
    expect("run: ({ transact }) => transact(save)").toMatch(raw);
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
