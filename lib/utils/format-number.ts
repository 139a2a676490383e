/** No audience is larger: this is more than there are people, and floats still hold whole numbers. */
const MAX_COUNT = 1e12;

/**
 * Writes a whole number as shown beside a profile: `N.NM` from one million, rounded `NK` from 1,000, plain below
 * (docs/product.md#profiles).
 */
export function formatCount(count: number): string {
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)}M`;
  if (count >= 1000) return `${Math.round(count / 1000)}K`;
  return String(Math.round(count));
}

/** Reads a count as people write it ("10k", "2.5M", "1,234", "12 500"); null where the text is none. */
export function parseCount(text: string): number | null {
  const match = /^(\d{1,3}(?:[,\s]\d{3})+|\d+)(\.\d+)?\s*([km])?\+?$/i.exec(text.trim());
  if (!match) return null;
  const [, whole = "", fraction = "", unit = ""] = match;
  const factor = { "": 1, k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  const count = Math.round(Number(whole.replace(/[,\s]/g, "") + fraction) * factor);
  return count <= MAX_COUNT ? count : null;
}
