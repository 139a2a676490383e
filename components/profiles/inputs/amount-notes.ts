import {
  asAmount,
  asPercent,
  isDollars,
  isOtherCurrency,
  isPercent,
} from "@/lib/domain/profiles/profiles/fields/amounts";

/** Names what to write where the server would not take the text as dollars; undefined where it would, or the text is empty. */
export function dollarsProblem(typed: string): string | undefined {
  if (typed.trim() === "" || isDollars(typed)) return undefined;
  const amount = asAmount(typed);
  if (typeof amount === "string") return "Write 350, 1,200 or 2.5k";
  return Number.isInteger(amount) ? "Write a million dollars or less" : "Write whole dollars, without cents";
}

/** Says as which price one in another currency is read; undefined where none is named. */
export function otherCurrencyNote(typed: string): string | undefined {
  const amount = isOtherCurrency(typed) ? asAmount(typed) : undefined;
  return typeof amount === "number"
    ? `Read as $${amount.toLocaleString("en-US")}: prices are in US dollars`
    : undefined;
}

export function percentProblem(typed: string): string | undefined {
  if (typed.trim() === "" || isPercent(typed)) return undefined;
  return typeof asPercent(typed) === "string" ? "Write 4 or 4.2" : "Write 100 percent or less";
}

/** "100 percent in all" of shares as typed; undefined while none can be read. */
export function describeSum(shares: readonly { percent: string }[]): string | undefined {
  const read = shares.map(({ percent }) => asPercent(percent)).filter((share) => typeof share === "number");
  if (read.length === 0) return undefined;
  const sum = read.reduce((all, share) => all + share, 0);
  return `${Math.round(sum * 10) / 10} percent in all`;
}
