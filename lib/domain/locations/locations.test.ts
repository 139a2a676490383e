import { expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { anonymous } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { searchLocations } from "./queries";

testDatabase();
const search = async (q: string) => (await execute(anonymous(), searchLocations, { q })).locations;

it("finds cities by their first letters, the largest first, at most eight", async () => {
  const found = await search("par");
  expect(found).toHaveLength(8);
  expect(found[0]).toMatchObject({ city: "Paris", country: "France" });
});

it("is blind to accents and case, both ways", async () => {
  for (const q of ["Tromsø", "tromso", "TROMSO"]) {
    expect((await search(q))[0]?.city).toBe("Tromsø");
  }
});

it("narrows by the state or country after a comma, and takes a display text whole", async () => {
  expect((await search("Portland, Or"))[0]?.display).toBe("Portland, Oregon");
  expect((await search("Portland, Maine"))[0]?.display).toBe("Portland, Maine");
});

it("finds a name with a slip in it", async () => {
  expect((await search("Roterdam")).map(({ city }) => city)).toContain("Rotterdam");
});

it("takes wildcards as letters and asks for two of them", async () => {
  expect(await search("%%")).toEqual([]);
  expect(await outcomeOf(execute(anonymous(), searchLocations, { q: "t" }))).toBe("invalid_input");
});
