import { eq, type SQL } from "drizzle-orm";
import { reports } from "@/db/schema/trust";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict, forbidden } from "@/lib/core/errors";
import { type ReportRow, readNames } from "./views";

/** A member sees the reports of their own account; staff see all, through operations of their own. */
export const reportedBy = (actor: UserActor): SQL => eq(reports.reporterId, actor.userId);

/** Locks a report, so that decisions about it come one after the other, and names who has taken it. */
export async function lockReport(tx: Transaction, id: string) {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id)).for("update");
  if (!report) return null;
  const names = await readNames(tx, [report.takenById]);
  return { report, takenBy: [...names.values()][0] ?? "Somebody" };
}

/** Nobody decides about their own report, or about a report of themselves. Throws 403. */
export function requireOutsider(actor: UserActor, report: ReportRow): void {
  const involved = [report.reporterId, report.accountId].includes(actor.userId);
  if (involved || [report.reporterProfileId, report.profileId].includes(actor.profileId)) {
    throw forbidden("You are a side of this report. Another member of staff decides it.");
  }
}

/** A decided report stays as it is, and one that a colleague has taken is theirs. Throws 409. */
export function requireFree(actor: UserActor, report: ReportRow, takenBy: string): void {
  if (report.decidedAt) throw conflict("This report is decided already.");
  if (report.takenById && report.takenById !== actor.userId) throw conflict(`${takenBy} has this report.`);
}
