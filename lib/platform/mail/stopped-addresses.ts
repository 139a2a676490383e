import { sql as drizzle } from "drizzle-orm";
import type { Transaction } from "@/db/types";
import { database } from "@/lib/platform/database";
import { beginningOf } from "@/lib/utils/cut-text";
import { uuidv7 } from "@/lib/utils/uuid";
import { MAX_ANSWER } from "./deliveries";

/** Whether mail to this address was refused for good and nobody has lifted that since. */
export async function isStopped(address: string): Promise<boolean> {
  const rows = await database().sql`select 1 from stopped_addresses where email = ${address}`;
  return rows.length > 0;
}

/** Stops mail to an address, with what its server answered. Repeating it renews the answer and the moment. */
export async function stopAddress(address: string, answer: string): Promise<void> {
  await database().sql`
    insert into stopped_addresses (id, email, answer) values (${uuidv7()}, ${address}, ${beginningOf(answer, MAX_ANSWER)})
    on conflict (email) do update set answer = excluded.answer, created_at = app_now()`;
}

/** An address that took a mail takes the others too. */
export async function resumeAddress(address: string): Promise<void> {
  await database().sql`delete from stopped_addresses where email = ${address}`;
}

/** A refusal is forgotten after 400 days: the next mail shows whether it still holds. */
export async function deleteOldStops(tx: Transaction): Promise<void> {
  await tx.execute(drizzle`delete from stopped_addresses where created_at < app_now() - interval '400 days'`);
}
