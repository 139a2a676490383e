/**
 * Joins class names without those that are false or empty. Conflicts are settled by the order of Tailwind's
 * stylesheet and not by the order here.
 */
export function cn(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
