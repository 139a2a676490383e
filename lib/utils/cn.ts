/** Joins class names, dropping what is false or empty. Tailwind's own order settles conflicts, not position. */
export function cn(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
