import { uuidv7 } from "@/lib/utils/uuid";

/** Codes of failures that pass, after which the same may be sent again. */
export const PASSING: ReadonlySet<string> = new Set([
  "unreachable",
  "unavailable",
  "rate_limited",
  "internal",
]);

/** An act is sent again with the same body and Idempotency-Key until its answer comes. */
export type Attempt = { key: string; serialized: string };

/** Returns the same attempt for the same body: its first sending may have arrived. Files count by name, size, date. */
export function attemptFor(before: Attempt | null | undefined, body: object): Attempt {
  const serialized = JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  return before?.serialized === serialized ? before : { key: uuidv7(), serialized };
}
