/** A path of the form as an element's id: names of the owner's own may have spaces, which part ids from each other. */
export const idOf = (path: string): string => path.replace(/\s+/g, "_");

/** The sentence about a field, or about the first of its parts: `publications`, then `publications.3`. */
export function errorUnder(errors: Readonly<Record<string, string>>, path: string): string | undefined {
  const key = path in errors ? path : Object.keys(errors).find((name) => name.startsWith(`${path}.`));
  return key === undefined ? undefined : errors[key];
}

/** "At most 6 packages: take 2 away" where a list is too long; undefined while it fits. */
export function describeSurplus(count: number, max: number, things: string): string | undefined {
  return count > max ? `At most ${max} ${things}: take ${count - max} away` : undefined;
}
