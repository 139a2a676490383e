import { beforeEach, describe, expect, it, vi } from "vitest";
import { toForm } from "./pitch-form";
import { unsavedChanges } from "./unsaved-changes";

const today = toForm(null, { name: "Hollow Pine", timeZone: "Europe/Oslo" });
const KEY = "pitch-page:maya:page-1";
const store = (page = "page-1", writer = "maya") => unsavedChanges(writer, page, today);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

describe("a pitch page's unsaved changes", () => {
  it("are there again as they were typed, for their writer and their page alone", () => {
    const changes = { values: { ...today, why: "It runs again", topics: ["Travel"] }, before: today };
    store().write(changes);
    expect(store().read()).toEqual(changes);
    expect(store("page-2").read()).toBeNull();
    expect(store("page-1", "robin").read()).toBeNull();
    store().write(null);
    expect(store().read()).toBeNull();
  });

  it.each([null, 1, [], {}, { values: {} }, { values: null, before: {} }])("%j are none", (stored) => {
    localStorage.setItem(KEY, JSON.stringify(stored));
    expect(store().read()).toBeNull();
  });

  it("of an older form come as far as they fit", () => {
    const values = { why: "It runs again", what: 5, topics: "Travel", perks: [1], perkDetails: { Quote: 2 } };
    localStorage.setItem(KEY, JSON.stringify({ values: { ...values, unknown: "x" }, before: {} }));
    expect(store().read()).toEqual({ values: { ...today, why: "It runs again" }, before: today });
  });
});
