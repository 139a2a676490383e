/**
 * Writes a whole number as shown beside a profile: `N.NM` from one million, rounded `NK` from 1,000, plain below
 * (docs/product.md#profiles).
 */
export function formatCount(count: number): string {
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)}M`;
  if (count >= 1000) return `${Math.round(count / 1000)}K`;
  return String(Math.round(count));
}
