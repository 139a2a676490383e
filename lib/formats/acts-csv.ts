import { actKindLabels } from "@/lib/domain/profiles/companies/act-texts";
import type { ActView } from "@/lib/domain/profiles/companies/schema";
import { momentWithOffset } from "@/lib/utils/dates";
import { writeCsv } from "./csv";

/** Writes the log of a company: one row an act, newest first, by the clock of the zone. */
export const writeActs = (acts: readonly ActView[], zone: string): string =>
  writeCsv([
    [`When (${zone})`, "Who", "What", "Kind", "About", "As"],
    ...acts.map(({ at, who, text, kind, subject, as }) => [
      ...[momentWithOffset(at, zone), who, text, actKindLabels[kind]],
      ...[subject, as],
    ]),
  ]);
