import type { SeedProfile } from "./content";

const NUMBERS = [
  "an",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const STATED =
  /\b(?:answer|repl|respon)\w*\b[^.]{0,60}?\b(?:in|within) (an?|one|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (hour|day)s?\b/i;

/** Returns in how many hours a profile of the demo says that it answers; null where it does not. */
export function statedAnswerHours(one: SeedProfile): number | null {
  const boilerplate = "boilerplate" in one ? one.boilerplate : undefined;
  const availability = "availability" in one ? one.availability?.responseTime : undefined;
  const found = [availability, one.about, boilerplate].map((text) => STATED.exec(text ?? "")).filter(Boolean);
  const hours = found.map((match) => {
    const [, count = "", unit] = match ?? [];
    const number = Number(count) || NUMBERS.indexOf(count.toLowerCase()) + 1 || 1;
    return number * (unit === "day" ? 24 : 1);
  });
  return hours.length > 0 ? Math.min(...hours) : null;
}
