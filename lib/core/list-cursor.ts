import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "./errors";
import type { Operation } from "./operation";

/** Two operations can page through one list (`matches.generate`, `matches.suggestions`), so its fields identify it. */
function markOf({ spec }: Operation): string {
  const keys = spec.output instanceof z.ZodObject ? Object.keys(spec.output.shape) : [spec.name];
  return createHash("sha256").update(keys.sort().join()).digest("base64url").slice(0, 6);
}

/** Marks the response's cursor with its list, so that another list refuses it. */
export function markCursor(operation: Operation, output: unknown): unknown {
  const { pagination } = (output ?? {}) as { pagination?: { nextCursor?: unknown } };
  if (typeof pagination?.nextCursor !== "string") return output;
  const nextCursor = `${markOf(operation)}.${pagination.nextCursor}`;
  return { ...(output as object), pagination: { ...pagination, nextCursor } };
}

/** Restores the cursor that the operation wrote. Throws 400 for a cursor of another list. */
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
