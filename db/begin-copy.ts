import type { Writable } from "node:stream";
import type postgres from "postgres";

/**
 * Begins a COPY and returns the stream of its rows. The driver forgets that stream once its end is sent, and what the
 * server refuses afterwards (a full disk, a row that is not valid) would leave it waiting for ever: here it fails.
 */
export async function beginCopy(copy: postgres.PendingQuery<postgres.Row[]>): Promise<Writable> {
  const target = await copy.writable();
  Object.assign(copy, { reject: (error: Error) => target.destroy(error) });
  return target;
}
