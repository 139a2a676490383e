import type { AddOn, Package } from "@/db/schema/profiles";
import type { Choice } from "./choice";

/** US dollars by content type, then platform (or `all`). */
export type Rates = Record<string, Record<string, number>>;
export type Offer = { packages: Package[]; addOns: AddOn[] };
export type SumLine = { name: string; cents: number; percent?: number };

const HUNDRED_PERCENT = 10_000;

/** Sums are exact in whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Returns an add-on's price beside a package, in cents: its own, or its percent of the package's, half a cent up. */
export function addOnCents({ price, percent }: AddOn, packageCents: number): number {
  if (percent === undefined) return toCents(price ?? 0);
  return Math.floor((packageCents * Math.round(percent * 100) + HUNDRED_PERCENT / 2) / HUNDRED_PERCENT);
}

/** Sums an offer with a line for the package and for each add-on, in cents. A percentage is of the package alone. */
export function sumOffer(
  chosen: Package | null,
  addOns: readonly AddOn[],
): { lines: SumLine[]; cents: number } {
  const base = chosen ? toCents(chosen.price) : 0;
  const lines = [
    ...(chosen ? [{ name: chosen.name, cents: base }] : []),
    ...addOns.map((addOn) => ({
      name: addOn.name,
      cents: addOnCents(addOn, base),
      ...(addOn.percent === undefined ? {} : { percent: addOn.percent }),
    })),
  ];
  return { lines, cents: lines.reduce((sum, line) => sum + line.cents, 0) };
}

/** Sums what was chosen; what the offer does not have, or has no longer, is left out. */
export function sumChoice({ packages, addOns }: Offer, choice: Choice) {
  const pack = packages.find(({ name }) => name === choice.pack) ?? null;
  const picked = addOns.filter(({ name }) => choice.addOns.includes(name));
  return { pack, addOns: picked, ...sumOffer(pack, picked) };
}

/** The line of a pitch that names what was chosen begins with this. */
const CHOSEN = "Chosen: ";

/** Writes one line that names what was chosen, with its sum, in at most `max` characters; "" for nothing. */
export function describeChoice(offer: Offer, choice: Choice, max: number): string {
  const { lines, cents } = sumChoice(offer, choice);
  if (lines.length === 0) return "";
  const total = `Total ${formatCents(cents)} before tax.`;
  const named = lines.map(({ name, cents, percent }) =>
    percent === undefined
      ? `${name} (${formatCents(cents)})`
      : `${name} (${percent}%, ${formatCents(cents)})`,
  );
  for (let shown = named.length; shown > 0; shown--) {
    const rest = named.length - shown;
    const text = `${CHOSEN}${named.slice(0, shown).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}. ${total}`;
    if (text.length <= max) return text;
  }
  return `${CHOSEN}${named.length} of your options. ${total}`;
}

const linesOf = (message: string) => message.split("\n");
const isChosenLine = (line: string) => line.startsWith(CHOSEN);

/** The message names the choice first, in place of an earlier one. */
export function withChosen(message: string, chosen: string): string {
  const rest = linesOf(message)
    .filter((line) => !isChosenLine(line))
    .join("\n");
  return [chosen, rest.trim()].filter(Boolean).join("\n\n");
}

/** Returns what a message names as chosen; null where it names nothing. */
export const chosenIn = (message: string): string | null =>
  linesOf(message).find(isChosenLine)?.slice(CHOSEN.length) ?? null;

const PART = /^(\d{1,3})\s*[x×]?\s+(.+?)(?:\s+on\s+(.+))?$/i;

/** Reads a part of a package: "2 posts", "1 reel on Instagram"; null where it is not of that form. */
export function readPart(text: string): { count: number; content: string; platform: string | null } | null {
  const match = PART.exec(text.trim());
  if (!match) return null;
  const [, count = "", content = "", platform] = match;
  return { count: Number(count), content, platform: platform ?? null };
}

/**
 * Returns what a package's parts cost one by one, in cents; null unless every part names one rate: its content type has
 * a single price, or the part says on which platform.
 */
export function singlyCents({ includes }: Package, rates: Rates): number | null {
  let sum = 0;
  for (const text of includes) {
    const part = readPart(text);
    const price = part && rateOf(part, rates);
    if (!part || price === null) return null;
    sum += part.count * toCents(price);
  }
  return includes.length > 0 ? sum : null;
}

function rateOf({ content, platform }: { content: string; platform: string | null }, rates: Rates) {
  const [, byPlatform] = Object.entries(rates).find(([type]) => isSameContent(type, content)) ?? [];
  if (!byPlatform) return null;
  if (platform === null) {
    const prices = Object.values(byPlatform);
    return prices.length === 1 ? (prices[0] ?? null) : null;
  }
  const name = platform.toLowerCase();
  return Object.entries(byPlatform).find(([key]) => key.toLowerCase() === name)?.[1] ?? null;
}

const isSameContent = (one: string, other: string) => singular(one) === singular(other);
const singular = (word: string) => word.toLowerCase().replace(/ies$/, "y").replace(/s$/, "");

/**
 * Returns the percent that a package saves: computed against its parts where that can be, else as its owner states it;
 * null for none.
 */
export function savingOf(offer: Package, rates: Rates): number | null {
  const singly = singlyCents(offer, rates);
  if (singly === null) return offer.saving ?? null;
  const saved = Math.floor(((singly - toCents(offer.price)) * 100) / singly);
  return saved > 0 ? saved : null;
}

const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Writes "$2,460", or "$2,460.50" where there are cents. */
export const formatCents = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100);

/** Writes "+$500", or "+20%". */
export const addOnPrice = ({ price, percent }: AddOn): string =>
  percent === undefined ? `+${formatCents(toCents(price ?? 0))}` : `+${percent}%`;
