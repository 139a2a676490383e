import { describe, expect, it } from "vitest";
import { timeZones, zoneOffset } from "./dates";
import { findZones, zoneTitle } from "./zones";

describe("D2: a zone is found by what a desk calls it", () => {
  // Browsers and Node name some zones by an older name: "America/Buenos_Aires", "Asia/Katmandu".
  it.each([
    ["berlin", "Berlin time"],
    ["Berlin time", "Berlin time"],
    ["buenos aires", "Buenos Aires time"],
    ["new york", "New York time"],
    ["europe os", "Oslo time"],
    ["utc+5:45", /^Kath?mandu time$/],
    ["+5:30", /^(Kolkata|Calcutta) time$/],
  ])("%s", (typed, title) => {
    expect(findZones(typed, []).map(zoneTitle)).toContainEqual(
      typeof title === "string" ? title : expect.stringMatching(title),
    );
  });

  it("with one's own and UTC first, and all of them where nothing was typed", () => {
    const all = findZones("", ["Asia/Tokyo"]);
    expect(all.slice(0, 2)).toEqual(["Asia/Tokyo", "UTC"]);
    expect(all.length).toBe(new Set([...timeZones(), "Asia/Tokyo", "UTC"]).size);
    expect(findZones("nowhere at all", ["Asia/Tokyo"])).toEqual([]);
  });

  it("is written as a desk reads it", () => {
    expect(zoneTitle("Europe/Berlin")).toBe("Berlin time");
    expect(zoneTitle("UTC")).toBe("UTC");
    expect(zoneOffset("Asia/Kolkata")).toBe("UTC+5:30");
    expect(zoneOffset("Europe/Berlin", new Date("2026-07-01T00:00:00Z"))).toBe("UTC+2");
    expect(zoneOffset("Europe/Berlin", new Date("2026-12-01T00:00:00Z"))).toBe("UTC+1");
    expect(zoneOffset("UTC")).toBe("UTC");
  });
});
