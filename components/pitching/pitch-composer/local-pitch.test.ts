import { beforeEach, describe, expect, it, vi } from "vitest";
import { emptyComposer } from "./composer-values";
import { hasLocal, type LocalPitch, parseLocal, readLocal, writeLocal } from "./local-pitch";

const RECIPIENT = "01890000-0000-7000-8000-000000000001";
const written = (title: string, rest: Partial<LocalPitch> = {}): LocalPitch => ({
  values: { ...emptyComposer, title, perks: ["Interview"] },
  step: 1,
  ...rest,
});

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

beforeEach(() => {
  vi.stubGlobal("localStorage", makeStorage());
  return () => vi.unstubAllGlobals();
});

describe("a pitch that is not sent yet", () => {
  it("is stored per account and recipient, with its step, the saved pitch it began with and the key of its last try", () => {
    const tried = { key: "k", serialized: "{}" };
    const localCopy = written("Mine", { step: 2, draftId: "01890000-0000-7000-8000-000000000002", tried });
    writeLocal("me", RECIPIENT, localCopy);
    expect(readLocal("me", RECIPIENT)).toEqual(localCopy);
    expect(readLocal("somebody-else", RECIPIENT)).toBeNull();
    expect(readLocal("me", "another-recipient")).toBeNull();
    expect(readLocal(null, RECIPIENT)).toBeNull();
  });

  it("written before signing in comes first after it, and is the account's alone from then on", () => {
    writeLocal("me", RECIPIENT, written("Last week's"));
    writeLocal(null, RECIPIENT, written("Typed just now", { step: 2 }));
    expect(readLocal("me", RECIPIENT)).toEqual(written("Typed just now", { step: 2 }));
    expect(readLocal("me", RECIPIENT)?.values.title).toBe("Typed just now");
    expect(readLocal(null, RECIPIENT)).toBeNull();
    expect(readLocal("somebody-else", RECIPIENT)).toBeNull();
  });

  it("is deleted on request, and when nothing of it is left", () => {
    writeLocal(null, RECIPIENT, written("Here"));
    expect(hasLocal(RECIPIENT)).toBe(true);
    writeLocal(null, RECIPIENT, { values: { ...emptyComposer, title: "  " }, step: 1 });
    expect(hasLocal(RECIPIENT)).toBe(false);
    writeLocal(null, RECIPIENT, written("Again"));
    writeLocal(null, RECIPIENT, null);
    expect(readLocal(null, RECIPIENT)).toBeNull();
  });

  it("does nothing wrong where storage is switched off", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(readLocal("me", RECIPIENT)).toBeNull();
    expect(hasLocal(RECIPIENT)).toBe(false);
    expect(() => writeLocal("me", RECIPIENT, written("x"))).not.toThrow();
  });
});

describe("what storage holds", () => {
  it.each([null, 1, "text", [], {}, { values: null }, { values: { title: 5 } }, { values: {} }])(
    "%j is no pitch",
    (stored) => {
      expect(parseLocal(stored)).toBeNull();
    },
  );

  it("is taken over as far as it fits", () => {
    const stored = {
      values: { title: "x".repeat(20_000), who: 7, perks: ["Interview", 3, null] },
      step: 9,
      draftId: 5,
      tried: { key: 1 },
    };
    const localCopy = parseLocal(stored);
    expect(localCopy).toMatchObject({ step: 1, values: { who: "", perks: ["Interview"] } });
    expect(localCopy?.values.title).toHaveLength(10_000);
    expect(localCopy).not.toHaveProperty("tried");
    expect(localCopy).not.toHaveProperty("draftId");
  });

  it("that is not JSON is nothing", () => {
    localStorage.setItem(`pitch-to:guest:${RECIPIENT}`, "{");
    expect(readLocal(null, RECIPIENT)).toBeNull();
  });
});
