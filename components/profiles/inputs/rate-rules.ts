import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";

export type Rate = BuilderValues["rates"][number];
/** A price for every platform together. */
export const ALL_PLATFORMS = "all";

/** Content as creators offer it, by its name in a list; a rate is for one piece. */
export const contents = [
  ["posts", "post"],
  ["stories", "story"],
  ["reels", "reel"],
  ["videos", "video"],
  ["live", "live"],
  ["sponsored", "sponsored"],
] as const;
const pieceOf = (content: string) => contents.find(([name]) => name === content)?.[1] ?? content;

/**
 * Rows and columns of the table of rates: what is chosen, then what has a price all the same, so that none is saved
 * that is not shown. "All platforms together" is the last column.
 */
export function rateGrid({
  contentTypes,
  platforms,
  rates,
}: Pick<BuilderValues, "contentTypes" | "platforms" | "rates">) {
  const priced = rates.filter(({ price }) => price.trim() !== "");
  const rows = new Set([...contentTypes.map(pieceOf), ...priced.map(({ contentType }) => contentType)]);
  const columns = new Set([...platforms, ...priced.map(({ platform }) => platform)]);
  columns.delete(ALL_PLATFORMS);
  return { rows: [...rows], columns: [...columns, ALL_PLATFORMS] };
}

export const priceOf = (rates: readonly Rate[], contentType: string, platform: string): string =>
  rates.find((rate) => rate.contentType === contentType && rate.platform === platform)?.price ?? "";

/** The rates with one price as typed; an empty one goes, and the others keep their places. */
export function withPrice(
  rates: readonly Rate[],
  contentType: string,
  platform: string,
  price: string,
): Rate[] {
  const isIt = (rate: Rate) => rate.contentType === contentType && rate.platform === platform;
  if (price === "") return rates.filter((rate) => !isIt(rate));
  if (rates.some(isIt)) return rates.map((rate) => (isIt(rate) ? { ...rate, price } : rate));
  return [...rates, { contentType, platform, price }];
}
