import { sql } from "drizzle-orm";
import { digests } from "@/db/schema/insights";
import { reports } from "@/db/schema/trust";
import type { Transaction } from "@/db/types";

/** Deletes reports 400 days after their decision. Open ones stay. */
export async function deleteOldReports(tx: Transaction): Promise<void> {
  await tx.delete(reports).where(sql`${reports.decidedAt} < app_now() - interval '400 days'`);
}

/** A digest's row has done its work when the next one is planned. */
export async function deleteOldDigests(tx: Transaction): Promise<void> {
  await tx.delete(digests).where(sql`${digests.createdAt} < app_now() - interval '60 days'`);
}
