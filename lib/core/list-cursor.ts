import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "./errors";
import type { Operation } from "./operation";

/** A list is known by what its responses hold: `matches.generate` answers the list that `matches.suggestions` goes on with. */
function markOf({ spec }: Operation): string {
  const keys = spec.output instanceof z.ZodObject ? Object.keys(spec.output.shape) : [spec.name];
  return createHash("sha256").update(keys.sort().join()).digest("base64url").slice(0, 6);
}

/** The response with a cursor that says which list it goes on with: another list refuses the cursor. */
export function markCursor(operation: Operation, output: unknown): unknown {
  const { pagination } = (output ?? {}) as { pagination?: { nextCursor?: unknown } };
  if (typeof pagination?.nextCursor !== "string") return output;
  const nextCursor = `${markOf(operation)}.${pagination.nextCursor}`;
  return { ...(output as object), pagination: { ...pagination, nextCursor } };
}

/** The input with its cursor as the operation wrote it. Throws 400 for another list's. */
export function unmarkCursor(operation: Operation, raw: unknown): unknown {
  const { cursor } = (raw ?? {}) as { cursor?: unknown };
  if (typeof cursor !== "string" || cursor === "") return raw;
  const [mark, values, ...more] = cursor.split(".");
  if (mark === markOf(operation) && values !== undefined && more.length === 0) {
    return { ...(raw as object), cursor: values };
  }
  throw new AppError("invalid_input", "This page link is not valid.", {
    fields: { cursor: ["is not valid"] },
  });
}
