import "server-only";
import { recordVisit } from "@/lib/domain/insights/figures/commands";
import type { VisitKind } from "@/lib/domain/insights/figures/schema";
import { log } from "@/lib/platform/log";
import type { Read } from "@/lib/transport/route";

/** Counts a visit beside the answer, which neither waits for it nor fails with it. */
export function countVisit(read: Read, kind: VisitKind, path: string): void {
  read(recordVisit, { kind, path }).catch((error: unknown) =>
    log.warn({ err: error }, "a visit was not counted"),
  );
}

/** A part that is asked for later, by a player or after a break, is no further download. */
export const isFirstPart = (headers: Headers) => !/^bytes=(?!0-)/.test(headers.get("range") ?? "");
