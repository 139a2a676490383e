import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { beginningOf } from "@/lib/utils/cut-text";
import { dayIn, isTimeZone } from "@/lib/utils/dates";
import { quoted } from "@/lib/utils/quoted";

/** A period as an address asks for it. */
export type PeriodAddress = { period?: string; from?: string; to?: string; zone?: string };
export const periodFields = ["period", "from", "to", "zone"] as const;

/**
 * Reads the period that an address asks for. A zone that there is none of is left out and named beside it, because no
 * field of the page could mend it.
 */
export function readSpan(search: Record<string, string | string[] | undefined>) {
  const asked: Record<string, string> = {};
  for (const name of periodFields) {
    const value = search[name];
    if (typeof value === "string" && value !== "") asked[name] = value;
  }
  const { zone, ...span } = asked;
  if (zone === undefined || isTimeZone(zone)) return { span: asked, badZone: undefined };
  return { span, badZone: zone };
}
export const noSuchZone = (zone: string) =>
  `${quoted(beginningOf(zone, 40))} in the address is no time zone, so these are days of UTC`;

/** Why a period was refused: a sentence for each of its fields. */
export type Refused = Record<string, string[] | undefined>;

/** Says since when is counted, where a period or the one before it begins earlier; empty elsewhere. */
export const sinceNote = (since: string, { period, before }: Pick<AnalyticsView, "period" | "before">) =>
  since.slice(0, 10) > before.firstDay ? `. Counted since ${dayIn(since, period.zone)}` : "";
