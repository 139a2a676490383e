import { describe, expect, it } from "vitest";
import { isUuid, uuidv7 } from "./uuid";

describe("uuidv7", () => {
  it("gives distinct ids that sort in the order they were made", () => {
    const ids = Array.from({ length: 2000 }, () => uuidv7());
    expect(new Set(ids).size).toBe(2000);
    expect([...ids].sort()).toEqual(ids);
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids.map((id) => id.slice(-8))).size).toBeGreaterThan(1990);
  });
});

describe("isUuid", () => {
  it("distinguishes ids from slugs", () => {
    expect(isUuid(uuidv7())).toBe(true);
    expect(isUuid(uuidv7().toUpperCase())).toBe(true);
    for (const text of ["", "maya-chen", "018f3c", `${uuidv7()}0`]) expect(isUuid(text)).toBe(false);
  });
});
