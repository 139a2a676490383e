import { expect, it } from "vitest";
import { accentOf, labelOf, parseUserType, pathPrefixOf, toApiUserType, userTypes } from "./user-type";

it("reads a type in every spelling the product writes, and nothing else", () => {
  for (const type of userTypes) {
    for (const text of [type, toApiUserType(type), type.replace("_", "-"), labelOf(type), ` ${type} `]) {
      expect(parseUserType(text), text).toBe(type);
    }
  }
  for (const text of ["", "admin", "paid", "paid__media", "__proto__"])
    expect(parseUserType(text)).toBeNull();
});

it("knows accent and address of each type", () => {
  expect(userTypes.map(accentOf)).toEqual(["press", "brand", "source", "paid"]);
  expect(userTypes.map(pathPrefixOf)).toEqual([
    "press-profile",
    "brand-newsroom",
    "source-newsroom",
    "paid-media-profile",
  ]);
});
