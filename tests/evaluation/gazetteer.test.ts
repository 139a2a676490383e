import { describe, expect, it } from "vitest";
import { transact } from "@/lib/core/execute";
import { readKnownPlaces } from "@/lib/domain/vocabulary/locations/store";
import { foldText } from "@/lib/utils/fold-text";
import { testDatabase } from "../setup/database";
import { gazetteer } from "./gazetteer";
import { readLabelled } from "./newsworthiness";

testDatabase({}, { allCities: true });

const known = (names: readonly string[]) => transact((db) => readKnownPlaces(db, names));

describe("the gazetteer", () => {
  it("knows towns by any of their names, states and countries", async () => {
    const places = ["rjukan", "koln", "monachium", "東京", "上海", "tromso", "oregon", "allemagne"];
    expect([...(await known([...places, "tinn valley", "our platform"]))].sort()).toEqual(places.sort());
    expect(await known([])).toEqual(new Set());
  });

  it("has the same names in the evaluation, without a database", async () => {
    const texts = readLabelled("tuning").flatMap(({ pitch }) =>
      `${pitch.where},${pitch.title}`.split(/[,;/()\s、，]+/u),
    );
    const names = [...new Set(texts.map(foldText))].filter(Boolean);
    const found = await known(names);
    expect(found.size).toBeGreaterThan(80);
    expect([...(await gazetteer(names))].sort()).toEqual([...found].sort());
  });
});
