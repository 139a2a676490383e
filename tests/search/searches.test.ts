import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import {
  listBrands,
  listPaidMedia,
  listPress,
  listSources,
} from "@/lib/domain/directories/queries/directories";
import { anonymous } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { writeDemoProfiles } from "./demo-profiles";
import { searches } from "./searches";

testDatabase();
beforeAll(writeDemoProfiles);

const lists = {
  press: async (q: string) => readCards(await execute(anonymous(), listPress, { q })),
  brand: async (q: string) => readCards(await execute(anonymous(), listBrands, { q })),
  source: async (q: string) => readCards(await execute(anonymous(), listSources, { q })),
  paid_media: async (q: string) => readCards(await execute(anonymous(), listPaidMedia, { q })),
};

/** The slugs found, and what was searched for instead. */
function readCards({ correctedTo, pagination: _, ...named }: { correctedTo?: string; pagination: object }) {
  const [cards = []] = Object.values(named) as { slug: string }[][];
  return { slugs: cards.map(({ slug }) => slug), correctedTo };
}

describe("a hundred searches", () => {
  it("are a hundred, each once", () => {
    expect(new Set(searches.map(({ kind, q }) => `${kind} ${q}`)).size).toBe(100);
  });

  it.each(searches)("$kind: $q", async ({ kind, q, right, correctedTo }) => {
    const found = await lists[kind](q);
    if (right.length === 0) expect(found.slugs).toEqual([]);
    else expect(right).toContain(found.slugs[0]);
    expect(found.correctedTo).toBe(correctedTo);
  });
});
