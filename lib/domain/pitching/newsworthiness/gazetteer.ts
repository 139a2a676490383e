import { pitchFields } from "../pitches/pitch-text";
import { allOf, type Reading } from "./reading";

/** Returns which of the folded names are a town of the gazetteer, a state or a country. */
export type Gazetteer = (names: readonly string[]) => Promise<ReadonlySet<string>>;

/** One pitch has at most so many names looked up; nobody writes so many places. */
const MOST_NAMES = 60;

/** Marks the places of a reading that the gazetteer has, and drops those that only it could have known. */
export async function knowPlaces(reading: Reading, gazetteer: Gazetteer): Promise<void> {
  const names = [...new Set(allOf(reading, ({ places }) => places).flatMap((place) => place.names))];
  if (names.length === 0) return;
  const knownNames = await gazetteer(names.slice(0, MOST_NAMES));
  for (const field of pitchFields) {
    const one = reading.fields[field];
    one.places = one.places
      .map((place) => ({ ...place, isKnown: place.names.some((name) => knownNames.has(name)) }))
      .filter(({ hasForm, isKnown }) => hasForm || isKnown);
  }
}
