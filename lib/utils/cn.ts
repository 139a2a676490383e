/** Joins class names that are set. The stylesheet's order settles conflicts, not the order here. */
export function cn(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
