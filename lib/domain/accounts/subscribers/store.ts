import { sql } from "drizzle-orm";
import { subscribers } from "@/db/schema/newsrooms";
import type { Transaction } from "@/db/types";

/** Deletes addresses that nobody confirmed within 30 days, and those that left the newsletter 30 days ago. */
export async function deleteLapsedSubscribers(tx: Transaction): Promise<void> {
  await tx.delete(subscribers).where(sql`
    coalesce(${subscribers.unsubscribedAt}, case when ${subscribers.confirmedAt} is null then ${subscribers.sentAt} end)
      < app_now() - interval '30 days'`);
}
