import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { anonymous } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { searchLocations } from "./queries";
import { findCities, resolvePlace } from "./store";

const database = testDatabase({}, { allCities: true });
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

describe("what is suggested says by which name it was found", () => {
  it.each([
    ["wien", "Vienna, Austria", "wien"],
    ["Wien, Österreich", "Vienna, Austria", "Wien"],
    ["Cologne", "Köln, Germany", "Cologne"],
    ["münch", "Munich, Germany", "münchen"],
    ["東京", "Tokyo, Japan", "東京"],
    ["nyc", "New York City, New York", "nyc"],
    ["MOSKVA", "Moscow, Russia", "MOSKVA"],
    ["köln", "Köln, Germany", null],
    ["tromso", "Tromsø, Norway", null],
    ["Amsterdm", "Amsterdam, Netherlands", null],
  ])("%s is %s, called %s", async (q, display, alsoCalled) => {
    expect((await search(q)).find((city) => city.display === display) ?? null).toMatchObject({ alsoCalled });
  });
});

it("takes two letters as the beginning of cities' own names, the largest first", async () => {
  expect((await search("pa"))[0]?.display).toBe("Paris, France");
  expect((await search("lo"))[0]?.display).toBe("London, United Kingdom");
  expect((await search("san")).map(({ display }) => display)).toContain("Santiago, Chile");
});

it.each(["sa", "san", "wien", "köln, deutschland"])("finds what begins as %s by indexes alone", async (q) => {
  const scans = await database.transact(async (tx) => {
    await findCities(tx, q, { limit: 8, begun: true });
    return await tx.execute(
      sql`select relname, seq_scan::int, idx_scan::int from pg_stat_xact_user_tables where relname in ('cities', 'city_names') order by relname`,
    );
  });
  expect(scans).toMatchObject([
    { relname: "cities", seq_scan: 0 },
    { relname: "city_names", seq_scan: 0 },
  ]);
});

describe("cities by their own names", () => {
  it.each([
    ["köln", "Köln, Germany"],
    ["Cologne", "Köln, Germany"],
    ["wien", "Vienna, Austria"],
    ["praha", "Prague, Czechia"],
    ["roma", "Rome, Italy"],
    ["münchen", "Munich, Germany"],
    ["munchen", "Munich, Germany"],
    ["москва", "Moscow, Russia"],
    ["МОСКВА", "Moscow, Russia"],
    ["東京", "Tokyo, Japan"],
    ["서울", "Seoul, South Korea"],
    ["القاهرة", "Cairo, Egypt"],
    ["nyc", "New York City, New York"],
    ["gothenburg", "Göteborg, Sweden"],
    ["den haag", "The Hague, Netherlands"],
    ["bombay", "Mumbai, India"],
    ["kobenhavn", "Copenhagen, Denmark"],
  ])("%s is %s, before what only begins so", async (q, display) => {
    expect((await search(q))[0]?.display).toBe(display);
  });

  it.each([
    ["mosk", "Moscow, Russia"],
    ["münch", "Munich, Germany"],
  ])("%s begins %s", async (q, display) => {
    expect((await search(q)).map((city) => city.display)).toContain(display);
  });

  it.each([
    ["london, uk", "London, United Kingdom"],
    ["London UK", "London, United Kingdom"],
    ["london, england", "London, United Kingdom"],
    ["london, kanada", "London, Canada"],
    ["paris, tx", "Paris, Texas"],
    ["paris france", "Paris, France"],
    ["köln, deutschland", "Köln, Germany"],
    ["東京, 日本", "Tokyo, Japan"],
    ["new york, ny", "New York City, New York"],
    ["Portland, Oregon, USA", "Portland, Oregon"],
    ["washington, d.c.", "Washington, District of Columbia"],
    ["Toronto, Ontario", "Toronto, Canada"],
    ["Toronto, ON", "Toronto, Canada"],
    ["Montréal, Québec", "Montréal, Canada"],
    ["Sydney, NSW", "Sydney, Australia"],
    ["Melbourne Victoria", "Melbourne, Australia"],
    ["München, Bayern", "Munich, Germany"],
    ["Glasgow, Scotland", "Glasgow, United Kingdom"],
    ["Cardiff, Cymru", "Cardiff, United Kingdom"],
    ["Milano, Lombardia", "Milan, Italy"],
    ["Mumbai, Maharashtra, India", "Mumbai, India"],
    ["Zürich, ZH", "Zürich, Switzerland"],
  ])("D1: %s is %s", async (q, display) => {
    expect((await search(q))[0]?.display).toBe(display);
  });
});

describe("a profile's place", () => {
  const placeOf = (text: string) => database.transact((tx) => resolvePlace(tx, text));

  it.each([
    ["Köln", "Cologne, Germany"],
    ["москва", "Moscow, Russia"],
    ["nyc", "New York City, New York"],
    ["London, UK", "London, United Kingdom"],
    ["Springfield, Illinois, USA", "Springfield, Illinois"],
  ])("%s has the coordinates of %s", async (text, other) => {
    const place = await placeOf(text);
    expect(place.cityId).not.toBeNull();
    expect(place).toEqual(await placeOf(other));
  });

  it.each(["", "Georgia", "Norway", "Worldwide", "Remote", "Nowhere in particular", "Oregon", "50%"])(
    "%s is none",
    async (text) => {
      expect(await placeOf(text)).toMatchObject({ cityId: null, latitude: null, longitude: null });
    },
  );
});
