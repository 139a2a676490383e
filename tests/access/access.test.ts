import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { actionSurfaces, readOperations, routeSurfaces } from "../architecture/surfaces";
import { outcomeOf } from "../factories/outcome";
import { testDatabase } from "../setup/database";
import { compareGenerated } from "../setup/generated";
import { writeAccessDocument } from "./document";
import { matrix, type Outcome } from "./matrix";
import { type Knocker, knockers, makeWorld, type World } from "./world";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
const newWorld = () => makeWorld((text, values) => database.sql().unsafe(text, values) as never);
const operations = await readOperations();
let shared: World;

beforeAll(async () => {
  shared = await newWorld();
});

describe("the access matrix", () => {
  it("has a row for every operation, and none for what is gone", () => {
    expect(Object.keys(matrix).toSorted()).toEqual([...operations.keys()].toSorted());
  });

  it.each(Object.entries(matrix))(
    "%s answers everybody as the matrix says",
    async (name, { input, expected }) => {
      const operation = operations.get(name) as Operation;
      // Commands change the world: each gets a new one, and the parties come last.
      const world = operation.kind === "query" ? shared : await newWorld();
      const found = {} as Record<Knocker, Outcome>;
      for (const knocker of knockers) {
        found[knocker] = await outcomeOf(execute(world.actors[knocker], operation, input(world, knocker)));
      }
      expect(found).toEqual(expected);
    },
  );

  it("is what docs/access.md says (npm run docs)", async () => {
    const surfaces = [...(await routeSurfaces()), ...(await actionSurfaces())];
    const document = writeAccessDocument(operations, surfaces);
    expect(compareGenerated("docs/access.md", document)).toBe(document);
  });
});
