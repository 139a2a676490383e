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

export const pick = <T extends object>(values: T, fields: readonly PropertyKey[]): Partial<T> =>
  Object.fromEntries(fields.map((field) => [field, values[field as keyof T]])) as Partial<T>;

type Merged<T> = { values: T; conflicts: (keyof T)[] };

/**
 * Merges two people's changes to the same `base`: a field that one of them changed is as they left it, and one that
 * both changed differently is a conflict, in which `mine` stays until its writer chose. The fields of a `unit` mean
 * something only together, so they conflict together: a time that is merged with another person's time zone would be a
 * third moment, which nobody typed.
 */
export function mergeValues<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  unit: readonly (keyof T)[] = [],
): Merged<T> {
  const [changed, others] = [changedFields(base, mine), changedFields(base, theirs)];
  const isUnit = (field: keyof T) => unit.includes(field);
  const isDisputed = changed.some(isUnit) && others.some(isUnit);
  const conflicts = changedFields(mine, theirs).filter((field) =>
    isUnit(field) ? isDisputed : changed.includes(field) && others.includes(field),
  );
  return { values: { ...theirs, ...pick(mine, [...changed, ...conflicts]) }, conflicts };
}
