import { sql } from "drizzle-orm";
import { reports } from "@/db/schema/trust";
import type { Transaction } from "@/db/types";

/** Deletes reports 400 days after their decision. Open ones stay. */
export async function deleteOldReports(tx: Transaction): Promise<void> {
  await tx.delete(reports).where(sql`${reports.decidedAt} < app_now() - interval '400 days'`);
}
