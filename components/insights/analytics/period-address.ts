import { periodInput } from "@/lib/domain/insights/figures/schema";

/** Reads the period of an address; `refused` says in a sentence why its days make none. */
export function readPeriodAddress(asked: Record<string, string | string[] | undefined>) {
  const wanted = ["period", "from", "to", "zone"].flatMap((name) => {
    const value = asked[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { wanted, refused: periodInput.safeParse(Object.fromEntries(wanted)).error?.issues[0]?.message };
}
