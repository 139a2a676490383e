import { describe, expect, it } from "vitest";
import { jobs } from "@/lib/jobs";
import { listFiles, readModules } from "./surfaces";

describe("jobs", () => {
  it("are all in the worker's list, under one name each", async () => {
    const modules = await readModules([
      ...listFiles("lib/domain", /\/events\.ts$/),
      ...listFiles("lib/core", /^[\w-]+-job\.ts$/),
    ]);
    const declared = modules
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
});
