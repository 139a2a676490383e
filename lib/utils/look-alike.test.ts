import { expect, it } from "vitest";
import { lookAlikeKey, looksLike } from "./look-alike";

it.each([
  ["Hollow Pine", "Hоllоw Рinе", "Cyrillic letters among Latin ones"],
  ["Hollow Pine", "НОLLОW РІNЕ", "capitals of three scripts"],
  ["Hollow Pine", "HoIIow Pine", "capital i for l"],
  ["Hollow Pine", "hoIIow pine", "the same, without capitals at the beginning"],
  ["Hollow Pine", "H0llow Pine", "a digit"],
  ["Common Ground", "Cornmon Ground", "two letters that look like one"],
  ["Longitude", "Longitudе\u200b", "with a sign of no width"],
  ["Longitude", "𝐋ongitudе", "with a mathematical letter"],
  ["Ωmega Press", "Ωmegа Press", "Greek and Cyrillic"],
])("%s is looked like by %s: %s", (verified, other) => {
  expect(lookAlikeKey(other)).toBe(lookAlikeKey(verified));
  expect(looksLike(other, verified)).toBe(true);
});

it.each([
  ["Maren Solberg", "Maren Solberg", "one name twice"],
  ["Maren Solberg", "MAREN SOLBERG", "in capitals"],
  ["Maren Solberg", "maren  solberg", "in small letters"],
  ["Ian Nguyen", "Lan Nguyen", "two first names"],
  ["Ali Kaya", "All Kaya", "a letter that is another when small"],
  ["Müller", "Muller", "a letter with its mark"],
  ["Мария Иванова", "Maria Ivanova", "the same name in two scripts"],
])("%s is not looked like by %s: %s", (verified, other) => {
  expect(looksLike(other, verified)).toBe(false);
});
