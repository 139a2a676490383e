import { uuidv7 } from "@/lib/utils/uuid";

/** One act that is sent until its answer comes: what was sent, and the Idempotency-Key that it goes out under. */
export type Attempt = { key: string; serialized: string };

/** The next attempt: the same one for the same body, whose first sending may have arrived. Files count by name, size and date. */
export function attemptFor(before: Attempt | null | undefined, body: object): Attempt {
  const serialized = JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  return before?.serialized === serialized ? before : { key: uuidv7(), serialized };
}
