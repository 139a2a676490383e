import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { anonymous, makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { listPress } from "./queries/directories";

testDatabase();

const people = {
  Ada: { location: "London, United Kingdom", save: { expertise: ["Electric vehicles"] } },
  Evander: { location: "Leeds, United Kingdom", save: { publications: ["Evening Ledger"] } },
  Bela: { location: "Budapest, Hungary", save: { about: "Húszéves, és évek óta ír." } },
  Chloé: { location: "Paris, France", save: { about: "Le thé vert, et ceux qui le cueillent." } },
  Davina: { location: "Edinburgh, United Kingdom", save: { beats: { Harbours: ["Tides"] } } },
  Emil: { location: "München, Germany", save: { publications: ["Harbours Weekly"] } },
  Fay: { location: "Austin, Texas", save: { about: "Once wrote of harbours." } },
} as const;

beforeAll(async () => {
  for (const [name, { location, save }] of Object.entries(people)) {
    const account = await makeAccount({ userType: "press", name, location });
    await execute(account.actor, updateProfile, save);
  }
});

const search = async (q: string) =>
  (await execute(anonymous(), listPress, { q })).press.map(({ name }) => name);

describe("E: a search", () => {
  it.each([
    ["UK", ["Ada", "Davina", "Evander"]],
    ["Great Britain", ["Ada", "Davina", "Evander"]],
    ["gb", ["Ada", "Davina", "Evander"]],
    ["USA", ["Fay"]],
    ["us", ["Fay"]],
    ["Deutschland", ["Emil"]],
    ["Scotland", ["Davina"]],
    ["Bavaria", ["Emil"]],
    ["tx", ["Fay"]],
    ["journalist in Scotland", ["Davina"]],
    ["harbours United Kingdom", ["Davina"]],
    ["harbours Vereinigtes Königreich", ["Davina"]],
  ])("finds the people of the place that it names: %s", async (q, found) => {
    expect((await search(q)).toSorted()).toEqual(found);
  });

  it.each([
    ["EV", ["Ada"]],
    ["thé", ["Chloé"]],
  ])("takes a short word as it is: %s", async (q, found) => {
    expect(await search(q)).toEqual(found);
  });

  it.each(["Wales", "Catalonia", "Northern Ireland", "Japan"])(
    "finds nobody where nobody is, and corrects no place's name: %s",
    async (q) => {
      const { press, correctedTo } = await execute(anonymous(), listPress, { q });
      expect([press, correctedTo ?? null]).toEqual([[], null]);
    },
  );

  it("finds a name that a short word begins, and a topic that it has to do with first", async () => {
    expect(await search("Dav")).toEqual(["Davina"]);
    expect(await search("EV")).toEqual(["Ada"]);
  });

  it.each([
    ["Wales", []],
    ["Texas", ["Fay"]],
    ["Scotland", ["Davina"]],
  ])(
    "narrowed to a country or region takes no hamlet of that name elsewhere: %s",
    async (location, found) => {
      const { press } = await execute(anonymous(), listPress, { location });
      expect(press.map(({ name }) => name)).toEqual(found);
    },
  );

  it("puts a beat before an outlet, and an outlet before a text", async () => {
    expect(await search("harbours")).toEqual(["Davina", "Emil", "Fay"]);
  });
});
