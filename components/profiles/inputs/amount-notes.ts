import { asAmount, asPercent, isOtherCurrency } from "@/lib/domain/profiles/profiles/fields/amounts";

/** What to write instead of what cannot be read as whole dollars; undefined where it can, or nothing stands there. */
export function dollarsProblem(typed: string): string | undefined {
  if (typed.trim() === "") return undefined;
  const amount = asAmount(typed);
  if (typeof amount === "string") return "Write 350, 1,200 or 2.5k";
  return Number.isInteger(amount) ? undefined : "Write whole dollars, without cents";
}

/** Says as which price one in another currency is read; undefined where none is named. */
export function otherCurrencyNote(typed: string): string | undefined {
  const amount = isOtherCurrency(typed) ? asAmount(typed) : undefined;
  return typeof amount === "number"
    ? `Read as $${amount.toLocaleString("en-US")}: prices are in US dollars`
    : undefined;
}

export const percentProblem = (typed: string): string | undefined =>
  typed.trim() !== "" && typeof asPercent(typed) === "string" ? "Write 4 or 4.2" : undefined;

/** "100 percent in all" of shares as typed; undefined while none can be read. */
export function describeSum(shares: readonly { percent: string }[]): string | undefined {
  const read = shares.map(({ percent }) => asPercent(percent)).filter((share) => typeof share === "number");
  if (read.length === 0) return undefined;
  const sum = read.reduce((all, share) => all + share, 0);
  return `${Math.round(sum * 10) / 10} percent in all`;
}
