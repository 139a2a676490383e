import { describe, expect, it } from "vitest";
import { findDates } from "./dates";
import type { LanguageCode } from "./languages";
import { findRelativeDates } from "./relative-dates";

const now = new Date("2026-11-23T12:00:00Z");

/** The days in a text, as "2026-12-12" each, with "~" for a day that is only named. */
const daysIn = (text: string, language: LanguageCode, short = false) =>
  findDates(text, language, now, { short }).map(({ day }) => day?.toISOString().slice(0, 10) ?? "~");

describe("dates in ten languages", () => {
  it.each([
    ["en", "On 12 December, on Nov 3rd, 2026, and 2026-11-21", ["2026-12-12", "2026-11-03", "2026-11-21"]],
    ["de", "am 3. März 2027 und am 13.11.2026", ["2027-03-03", "2026-11-13"]],
    ["fr", "le 1er janvier 2027, puis le 18 février", ["2027-01-01", "2027-02-18"]],
    ["es", "el 19 de noviembre de 2026", ["2026-11-19"]],
    ["it", "dal 1° marzo al 10/11/2026", ["2027-03-01", "2026-11-10"]],
    ["pt", "a 18 de Novembro de 2026", ["2026-11-18"]],
    ["nl", "op 8 maart 2027", ["2027-03-08"]],
    ["pl", "30 listopada 2026 r. i 6.12.2026", ["2026-11-30", "2026-12-06"]],
    ["ja", "2026年12月2日（水）と令和9年1月4日", ["2026-12-02", "2027-01-04"]],
    ["zh", "2026年11月18日公布，12月10号复检", ["2026-11-18", "2026-12-10"]],
  ] satisfies [LanguageCode, string, string[]][])("are read in %s", (language, text, days) => {
    expect(daysIn(text, language)).toEqual(days);
  });

  it("take the nearest year where none is written", () => {
    expect(daysIn("on 11 January and 3 October", "en")).toEqual(["2027-01-11", "2026-10-03"]);
  });

  it("are read from two figures in When alone", () => {
    expect(daysIn("18/12", "es", true)).toEqual(["2026-12-18"]);
    expect(daysIn("the score was 3.12", "en")).toEqual([]);
  });

  it("find no month in the verbs may and march", () => {
    expect(daysIn("They may march at noon", "en")).toEqual([]);
    expect(daysIn("It opens in March", "en")).toEqual(["2027-03-15"]);
  });

  it("leave figures that are none", () => {
    expect(daysIn("41% of 3,812 guests, 1,998 euros, version 2.0.1", "en")).toEqual([]);
  });
});

describe("days said by their distance", () => {
  it.each([
    ["en", "Thursday next week", "2026-12-03"],
    ["de", "nächsten Samstag", "2026-12-05"],
    ["fr", "vendredi prochain", "2026-12-04"],
    ["nl", "volgende vrijdag", "2026-12-04"],
    ["zh", "下周五", "2026-12-04"],
  ] satisfies [LanguageCode, string, string][])("are read in %s", async (language, text, day) => {
    const [found] = await findRelativeDates(text, language, now);
    expect(found?.day?.toISOString().slice(0, 10)).toBe(day);
  });

  it("are none in Polish, which the reader does not know", async () => {
    expect(await findRelativeDates("w przyszły piątek", "pl", now)).toEqual([]);
  });
});
