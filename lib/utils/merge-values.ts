/** Two values of a form are equal whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) &&
      isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

export const changedFields = <T extends object>(from: T, to: T): (keyof T)[] =>
  (Object.keys(from) as (keyof T)[]).filter((field) => !isSame(from[field], to[field]));

type Merged<T> = { values: T; conflicts: (keyof T)[] };

/**
 * Merges two people's changes to the same `base`: a field that one of them changed is as they left it, and one that
 * both changed differently is a conflict, in which `mine` stays until its writer chose.
 */
export function mergeValues<T extends object>(base: T, mine: T, theirs: T): Merged<T> {
  const changed = new Set(changedFields(base, mine));
  const conflicts = changedFields(base, theirs).filter(
    (field) => changed.has(field) && !isSame(mine[field], theirs[field]),
  );
  const own = Object.fromEntries([...changed].map((field) => [field, mine[field]]));
  return { values: { ...theirs, ...own }, conflicts };
}
