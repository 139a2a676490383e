import "server-only";
import { recordFetch } from "@/lib/domain/insights/figures/commands";
import type { FetchKind } from "@/lib/domain/insights/figures/schema";
import { log } from "@/lib/platform/log";
import type { Read } from "@/lib/transport/route";

/** Counts what the server answers with, beside the answer, which neither waits for it nor fails with it. */
export function countVisit(read: Read, kind: FetchKind, path: string): void {
  read(recordFetch, { kind, path }).catch((error: unknown) =>
    log.warn({ err: error }, "a visit was not counted"),
  );
}

/** A part that is asked for later, by a player or after a break, is no further download. */
export const isFirstPart = (headers: Headers) => !/^bytes=(?!0-)/.test(headers.get("range") ?? "");
