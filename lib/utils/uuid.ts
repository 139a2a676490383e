import { v7, validate } from "uuid";

/**
 * A new UUIDv7: unique, and later ones sort after earlier ones, so that keys are made in the app. It starts with the
 * time and ends at random, so a short mark is cut from its end.
 */
export function uuidv7(): string {
  return v7();
}

/** The UUID may be of any version, in either case. */
export function isUuid(text: string): boolean {
  return validate(text);
}
