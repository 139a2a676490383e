import { describe, expect, it } from "vitest";
import { readCities } from "@/db/cities";
import { assessNewsworthiness } from "@/lib/domain/pitching/newsworthiness/newsworthiness";
import { type PitchText, pitchFields } from "@/lib/domain/pitching/pitches/pitch-text";
import { gazetteer } from "../evaluation/gazetteer";
import { LABELLED_ON as now, readLabelled } from "../evaluation/newsworthiness";

/** First and last names of people from many countries, in Latin letters as a pitch writes them. */
const people = [
  "Amara Okafor",
  "Wei Zhang",
  "Fatima Benali",
  "Nguyen Thi",
  "Lakshmi Iyer",
  "Sipho Dlamini",
  "Ana Quispe",
  "Yusuf Demir",
  "Olga Petrenko",
  "Mohammed Rahman",
  "Ingrid Solberg",
  "Tavita Leota",
  "Rosa Huanca",
  "Kwame Mensah",
  "Elif Kaya",
  "Dragana Ilic",
  "Aino Virtanen",
  "Siobhan Kelly",
  "Tenzin Dorje",
  "Leilani Kahale",
];

const kanji = ["大場", "グエン", "朴", "三井田", "与座", "周", "林", "何", "欧阳", "巴特尔"];

const tuning = readLabelled("tuning").filter(({ kind }) => kind !== "gibberish" && kind !== "filler");
const hundred = tuning.slice(0, 110);
const isOfCharacters = (language: string) => language === "ja" || language === "zh";

/** Villages of 500 to 900 people and capitals, from the gazetteer. */
function readPlaces() {
  const [villages, capitals]: [string[], string[]] = [[], []];
  let row = 0;
  for (const { name, population } of readCities()) {
    row++;
    if (!/^\p{Lu}\p{Ll}{3,9}$/u.test(name)) continue;
    if (population >= 500 && population < 900 && row % 900 === 0) villages.push(name);
    if (population > 3_000_000) capitals.push(name);
  }
  return { villages, capitals };
}

const { villages, capitals } = readPlaces();

const mapFields = (pitch: PitchText, change: (text: string) => string): PitchText =>
  Object.fromEntries(pitchFields.map((field) => [field, change(pitch[field])])) as unknown as PitchText;

/** Replaces first and last names that stand beside a post, a comma or "and"; equal names stay equal. */
function withNames(pitch: PitchText, language: string, turn: number): PitchText {
  if (isOfCharacters(language)) {
    const other = kanji[turn % kanji.length] ?? "";
    return mapFields(pitch, (text) => text.replace(/[\p{Script=Han}]{1,3}(?=さん|先生|说|說)/gu, other));
  }
  const found = pitch.who.match(/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu) ?? [];
  return found.reduce(
    (changed, name, at) =>
      mapFields(changed, (text) => text.replaceAll(name, people[(turn + at) % people.length] ?? "")),
    pitch,
  );
}

/** Replaces the first place of Where in all fields. */
function withPlace(pitch: PitchText, place: string): PitchText {
  const [first] = pitch.where.match(/\p{Lu}\p{Ll}{3,}(?=[,;(]|$)/u) ?? [];
  return first ? mapFields(pitch, (text) => text.replaceAll(first, place)) : pitch;
}

/**
 * Writes English as many later learners do: without articles, without a plural after a figure, with "is" for
 * "are".
 */
const asSecondLanguage = (text: string) =>
  text
    .replace(/\b(?:the|a|an) (?=\p{Ll})/gu, "")
    .replace(/\bare\b/gu, "is")
    .replace(/\bhas been\b/gu, "was")
    .replace(/\bhave\b/gu, "has")
    .replace(/(?<=\b\d+ \p{Ll}{4,})s\b/gu, "");

const scoreOf = async (pitch: PitchText) => (await assessNewsworthiness(pitch, now, gazetteer)).score;

describe("nobody is judged by name, place or English", () => {
  it("has a hundred pitches, and places of both kinds", () => {
    expect(hundred.length).toBeGreaterThanOrEqual(100);
    expect(villages.length).toBeGreaterThan(10);
    expect(capitals.length).toBeGreaterThan(10);
  });

  it("scores a pitch the same under other people's names", async () => {
    let changed = 0;
    for (const [turn, { id, language, pitch }] of hundred.entries()) {
      const other = withNames(pitch, language, turn);
      if (JSON.stringify(other) !== JSON.stringify(pitch)) changed++;
      const [before, after] = [await scoreOf(pitch), await scoreOf(other)];
      expect(Math.abs((after ?? 0) - (before ?? 0)), id).toBeLessThan(0.05);
    }
    expect(changed).toBeGreaterThan(60);
  });

  it("scores a village as it scores a capital", async () => {
    let changed = 0;
    for (const [turn, { id, pitch }] of hundred.entries()) {
      const village = withPlace(pitch, villages[turn % villages.length] ?? "");
      const capital = withPlace(pitch, capitals[turn % capitals.length] ?? "");
      if (JSON.stringify(village) !== JSON.stringify(pitch)) changed++;
      const [small, large, before] = [await scoreOf(village), await scoreOf(capital), await scoreOf(pitch)];
      expect(Math.abs((small ?? 0) - (large ?? 0)), id).toBeLessThan(0.05);
      expect(Math.abs((small ?? 0) - (before ?? 0)), id).toBeLessThan(0.05);
    }
    expect(changed).toBeGreaterThan(60);
  });

  it("scores English of a second language as it scores a native's", async () => {
    const english = tuning.filter(({ language }) => language === "en");
    for (const { id, pitch } of english) {
      const [before, after] = [await scoreOf(pitch), await scoreOf(mapFields(pitch, asSecondLanguage))];
      expect(Math.abs((after ?? 0) - (before ?? 0)), id).toBeLessThan(0.05);
    }
    expect(english.length).toBeGreaterThan(15);
  });
});
