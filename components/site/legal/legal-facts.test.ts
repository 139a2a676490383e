import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { HINT_COOKIE } from "@/lib/hint-cookie";
import { TERMS_DAY, TERMS_VERSION } from "@/lib/product";
import { cookies, isNamedCookie, isNamedItem, storedItems } from "./browser-storage";

/** The texts of the product's sources, without tests and the policy itself. */
const sources = ["app", "components", "lib"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .concat("middleware.ts")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|components\/site\/legal\//.test(file))
  .map((file) => readFileSync(file, "utf8"));
/** Returns what a pattern's group finds in the texts, each once. */
const found = (pattern: RegExp, texts = sources) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)))].toSorted();

it("the Cookie Policy names the cookies that the code names, and no other", () => {
  const named = cookies.map(({ name }) => name).filter((name) => name !== HINT_COOKIE);
  expect(found(/\}(fivewire\.[a-z]+)`/g)).toEqual(named.toSorted());
  expect(isNamedCookie(`__Host-${named[0]}`)).toBe(true);
  expect(isNamedCookie("fivewire.other")).toBe(false);
});

it("the Cookie Policy names what is stored under each key, and nothing that is not", () => {
  // A key is a template of a name, a colon and its owner's id, in the modules that store, or the browser's own.
  const storing = sources.filter((text) => /stored-draft"|export const storedForm/.test(text));
  const keys = [
    ...found(/`([a-z-]+:)\$\{/g, storing),
    ...found(/storedDraft\("\w+", "([\w-]+)"/g, storing),
    ...found(/INBOX_CACHE = "([\w-]+)"/g),
  ];
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter((key) => !isNamedItem(key))).toEqual([]);
  for (const item of storedItems)
    expect([item.name, keys.some((key) => item.keys.test(key))]).toEqual([item.name, true]);
  expect(isNamedItem("other:1")).toBe(false);
});

it("storage is written to by one module alone, through those keys", () => {
  const writers = sources.filter((text) => /\b(localStorage|sessionStorage|indexedDB)\b/.test(text));
  expect(writers).toHaveLength(1);
});

it("the day on the terms is the one that is noted with who accepts them", () => {
  const [year, month, day] = TERMS_VERSION.split("-").map(Number);
  const names = ["January", "February", "March", "April", "May", "June", "July", "August", "September"];
  names.push("October", "November", "December");
  expect(TERMS_DAY).toBe(`${names[(month ?? 0) - 1]} ${day}, ${year}`);
});
