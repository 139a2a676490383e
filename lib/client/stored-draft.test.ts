import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { hasStoredDraft, storedDraft, storedForm } from "./stored-draft";

/**
 * Makes the part of a browser's storage that is used here; its keys are its own properties, as in a browser.
 */
const makeStorage = () => {
  const storage = {} as Record<string, string>;
  const define = (name: string, value: unknown) => Object.defineProperty(storage, name, { value });
  define("getItem", (key: string) => storage[key] ?? null);
  define("setItem", (key: string, value: string) => {
    storage[key] = value;
  });
  define("removeItem", (key: string) => {
    delete storage[key];
  });
  return storage;
};

const schema = z.object({ title: z.string() });

beforeEach(() => {
  vi.stubGlobal("localStorage", makeStorage());
  vi.stubGlobal("sessionStorage", makeStorage());
  return () => vi.unstubAllGlobals();
});

describe("a stored draft", () => {
  it("is read as it was written, until it is cleared", () => {
    const draft = storedDraft("tab", "pitch:1", schema);
    expect(draft.read()).toBeNull();
    draft.write({ title: "Night trains" });
    expect(storedDraft("tab", "pitch:1", schema).read()).toEqual({ title: "Night trains" });
    expect(storedDraft("tab", "pitch:2", schema).read()).toBeNull();
    draft.write(null);
    expect(draft.read()).toBeNull();
  });

  it("stays in its area", () => {
    storedDraft("browser", "pitch:1", schema).write({ title: "Here" });
    expect(storedDraft("tab", "pitch:1", schema).read()).toBeNull();
    expect(hasStoredDraft("browser", (key) => key.startsWith("pitch:"))).toBe(true);
    expect(hasStoredDraft("tab", (key) => key.startsWith("pitch:"))).toBe(false);
  });

  it.each(["{", '{"title":5}', "null", '"text"'])("is none where storage holds %s", (stored) => {
    sessionStorage.setItem("pitch:1", stored);
    expect(storedDraft("tab", "pitch:1", schema).read()).toBeNull();
  });

  it("is none, and nothing fails, where storage is switched off", () => {
    vi.stubGlobal("localStorage", undefined);
    const draft = storedDraft("browser", "pitch:1", schema);
    expect(() => draft.write({ title: "x" })).not.toThrow();
    expect(draft.read()).toBeNull();
    expect(hasStoredDraft("browser", () => true)).toBe(false);
  });
});

it.each([null, [], "text", 1])("%j holds no fields", (stored) => {
  sessionStorage.setItem("draft:contact", JSON.stringify(stored));
  expect(storedForm("contact").read()).toBeNull();
});
