import type { z } from "zod";
import { periodInput } from "@/lib/domain/insights/figures/schema";

const names = ["period", "from", "to", "zone"] as const;
export type PeriodAddress = Partial<Record<(typeof names)[number], string>>;

/**
 * Reads the period of an address. `refused` says in a sentence why it is none; `span` is what is left of it then, such
 * as a good zone, and `typed` all that was asked for.
 */
export function readPeriodAddress(asked: Record<string, string | string[] | undefined>) {
  const typed: PeriodAddress = Object.fromEntries(
    names.flatMap((name) => (typeof asked[name] === "string" ? [[name, asked[name]]] : [])),
  );
  let span = typed as z.input<typeof periodInput>;
  let refused: string | undefined;
  for (;;) {
    const issues = periodInput.safeParse(span).error?.issues;
    if (!issues) return { span, typed, refused };
    refused ??= issues[0]?.message;
    const bad = new Set<PropertyKey | undefined>(issues.map(({ path }) => path[0]));
    // One of the two days is nothing without the other.
    if (bad.has("from") || bad.has("to")) bad.add("from").add("to");
    span = Object.fromEntries(Object.entries(span).filter(([name]) => !bad.has(name)));
  }
}
