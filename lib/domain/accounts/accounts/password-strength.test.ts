import fc from "fast-check";
import { expect, it } from "vitest";
import { measurePassword } from "./password-strength";

it.each([
  ["", 0, "Weak"],
  ["a", 1, "Weak"],
  ["aB", 2, "Weak"],
  ["aB1", 3, "Fair"],
  ["aBcdefg1", 4, "Fair"],
  ["aBcdefg1!", 5, "Good"],
  ["aBcdefgh1234", 5, "Good"],
  ["Ink on paper 1", 6, "Strong"],
  ["Password1", 2, "Weak"],
  ["Password123!", 4, "Fair"],
  ["xQWERTYx1!23", 4, "Fair"],
  ["abc123", 0, "Weak"],
  ["Äöü-ßßßß9ßßß", 6, "Strong"],
])("%j earns %d: %s", (password, score, label) => {
  expect(measurePassword(password)).toEqual({ score, label });
});

it("is within 0..6, and a sign more never weakens a password that holds no common word", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 130 }),
      fc.string({ minLength: 1, maxLength: 1 }),
      (password, more) => {
        const { score } = measurePassword(password);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(6);
        fc.pre(!/password|12345678|qwerty|abc123/i.test(password + more));
        expect(measurePassword(password + more).score).toBeGreaterThanOrEqual(score);
      },
    ),
  );
});
