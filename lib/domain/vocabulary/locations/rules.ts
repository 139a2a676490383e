import { regionNames } from "@/db/regions";
import { usStates } from "@/db/us-states";
import { foldText } from "@/lib/utils/fold-text";

/** A name alone stands for a city of so many people; a smaller one needs its country or state beside it. */
export const KNOWN_BY_NAME = 100_000;

/** Names of countries are understood in these languages. */
const languages =
  "ar bg cs da de el en es et fi fr he hi hr hu id is it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh".split(
    " ",
  );

/** People use these names for countries besides the official ones; they are folded as `regionKey` folds them. */
const alsoCalled = {
  GB: "uk, great britain, britain",
  US: "usa, us, america, the united states, the states",
  AE: "uae, emirates",
  NL: "holland, the netherlands",
  CZ: "czech republic",
  KR: "korea",
  TR: "turkey",
  CD: "drc, dr congo",
  NZ: "aotearoa",
};

export type Region = {
  /** ISO 3166 codes. */
  countries: readonly string[];
  /** A state of the United States, by its name. */
  state: string | null;
  /** Codes of states, provinces and nations elsewhere. */
  regions: readonly string[];
};

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * Returns the other name by which a city was found, as it was typed and completed: "wien" for Vienna, "mosk" as
 * "moskau". `foundBy` is folded and begins as what was typed does. Null where the city's own name begins so.
 */
export function otherName(city: { typed: string; foundBy: string; own: string }): string | null {
  const begun = foldText(city.typed).trim();
  if (foldText(city.own).startsWith(begun)) return null;
  return city.typed + city.foundBy.slice(begun.length);
}

const regionKey = (text: string) => foldText(text).replaceAll(".", "").trim();

let cached: Map<string, Set<string>> | undefined;

/** Lists codes by name in every language, by code and by other names. */
function countriesByName(): Map<string, Set<string>> {
  if (cached) return cached;
  const named = new Map<string, Set<string>>();
  const add = (name: string, code: string) => {
    const key = regionKey(name);
    named.set(key, (named.get(key) ?? new Set()).add(code));
  };
  const inLanguages = languages.map(
    (language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }),
  );
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    for (const names of inLanguages) {
      const name = names.of(code);
      if (name) add(name, code);
    }
    if (named.size > 0 && inLanguages[0]?.of(code)) add(code, code);
  }
  for (const [code, names] of Object.entries(alsoCalled)) {
    for (const name of names.split(", ")) add(name, code);
  }
  cached = named;
  return named;
}

/**
 * Reads the country or state that a text names: "UK", "Deutschland", "日本", "Texas", "tx", "Ontario", "Bayern". Null
 * where it names none.
 */
export function readRegion(text: string): Region | null {
  const key = regionKey(text);
  const countries = [...(countriesByName().get(key) ?? [])];
  const state = usStates[key.toUpperCase()] ?? stateNames.get(key) ?? null;
  const regions = regionsByName.get(key) ?? [];
  return countries.length > 0 || state || regions.length > 0 ? { countries, state, regions } : null;
}

/** Lists what a country, state or region that a text names is called in a search document: "GB", "Texas", "GB.SCT". */
export function placeCodesOf(text: string): string[] {
  const { countries = [], state = null, regions = [] } = readRegion(text) ?? {};
  return [...countries, ...(state ? [state] : []), ...regions];
}

const regionsByName = new Map<string, string[]>();
for (const { code, names } of regionNames) {
  for (const name of names.map(regionKey))
    regionsByName.set(name, [...(regionsByName.get(name) ?? []), code]);
}

const stateNames = new Map(Object.values(usStates).map((name) => [regionKey(name), name]));

/** These languages have word forms of their own in the search (`f_stems`) and are written in these countries. */
const writtenIn = {
  danish: "DK",
  dutch: "NL SR",
  finnish: "FI",
  french: "FR MC LU SN CI ML BF BJ TG NE GA CG CD",
  german: "DE AT CH LI",
  hungarian: "HU",
  italian: "IT SM",
  norwegian: "NO",
  portuguese: "PT BR AO MZ CV",
  romanian: "RO MD",
  russian: "RU BY KZ KG",
  spanish: "ES AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE",
  swedish: "SE",
  turkish: "TR",
};

const languageByCountry = new Map(
  Object.entries(writtenIn).flatMap(([language, codes]) => codes.split(" ").map((code) => [code, language])),
);

/** A profile in this country is searched in this language besides English; it is English where none is known. */
export const searchLanguageOf = (countryCode: string | null): string =>
  languageByCountry.get(countryCode ?? "") ?? "english";
