/** The items that are chosen from a creator's offer, by name. */
export type Choice = { pack: string | null; addOns: string[] };

export const isChosen = ({ pack, addOns }: Choice): boolean => pack !== null || addOns.length > 0;

/** An address carries the choice as `pack=Growth&addOn=Photography`. */
export function writeChoice({ pack, addOns }: Choice): string {
  const address = new URLSearchParams();
  if (pack !== null) address.set("pack", pack);
  for (const name of addOns) address.append("addOn", name);
  return address.toString();
}

export const readChoice = (address: URLSearchParams | FormData): Choice => ({
  pack: address.get("pack")?.toString() ?? null,
  addOns: address.getAll("addOn").map(String),
});
