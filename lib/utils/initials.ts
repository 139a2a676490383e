import { signsOf } from "./cut-text";

/**
 * Returns the letters that replace a missing picture (docs/product.md#profiles): the first letters of the first and
 * last word, the first two letters of a single word, those of the company when the name is empty, "AN" when both are.
 */
export function initialsOf(name: string | null | undefined, company?: string | null): string {
  const source = name?.trim() || company?.trim();
  if (!source) return "AN";
  const words = source.split(/\s+/);
  const first = signsOf(words[0] ?? "");
  const last = words.length > 1 ? signsOf(words.at(-1) ?? "") : [];
  return (last.length > 0 ? `${first[0]}${last[0]}` : first.slice(0, 2).join("")).toLocaleUpperCase("en");
}
