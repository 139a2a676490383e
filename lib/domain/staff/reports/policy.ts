import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { reports } from "@/db/schema/trust";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict, forbidden } from "@/lib/core/errors";
import { readAppealToken } from "@/lib/domain/accounts/accounts/appeal-token";
import { type ReportRow, readNames } from "./views";

export const byToken = { public: "The token of the decision is the credential." } as const;

/** A member sees the reports of their own account; staff see all, through operations of their own. */
export const reportedBy = (actor: UserActor): SQL =>
  sql`${reports.reporterId} = ${actor.userId} and ${reports.subjectKind} <> 'appeal'`;

/** The decision that a token answers, or null once it is taken back. With `lock` answers come one after the other. */
export async function readAppealed(db: Db, token: string, lock = false) {
  const named = readAppealToken(token);
  if (!named) return null;
  const [row] = await db.execute<{
    profile_id: string;
    reason: string;
    held_at: string | null;
    closed_at: string | null;
    answered: boolean;
  }>(sql`
    select p.id as profile_id, coalesce(u.review_reason, '') as reason, u.held_at, u.closed_at,
      exists (select 1 from reports r where r.account_id = u.id and r.subject_kind = 'appeal'
        and r.created_at >= coalesce(u.closed_at, u.held_at)) as answered
    from users u join profiles p on p.user_id = u.id where u.id = ${named.userId} ${lock ? sql`for update of u` : sql``}`);
  const decidedAt = row?.closed_at ?? row?.held_at;
  if (!row || !decidedAt || new Date(decidedAt).getTime() !== named.decidedAt) return null;
  const { profile_id: profileId, reason, answered } = row;
  return {
    userId: named.userId,
    profileId,
    reason,
    answered,
    state: row.closed_at ? "CLOSED" : "HELD",
  } as const;
}

/** Locks a report, so that decisions about it come one after the other, and names who has taken it. */
export async function lockReport(tx: Transaction, id: string) {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id)).for("update");
  if (!report) return null;
  const names = await readNames(tx, [report.takenById]);
  return { report, takenBy: [...names.values()][0] ?? "Somebody" };
}

/**
 * Whoever held or closed the account does not decide its appeal, while there is another member of staff. Throws 403.
 */
export async function requireSecondLook(tx: Transaction, actor: UserActor, accountId: string): Promise<void> {
  const [last] = await tx.execute<{ isOwn: boolean; others: boolean }>(sql`
    select d.user_id = ${actor.userId} as "isOwn",
      exists (select 1 from users u where u.staff_since is not null and u.deleted_at is null
        and u.id not in (${actor.userId}, ${accountId})) as others
    from audit_entries d
    where (d.subject_id = ${accountId} and d.operation = 'people.hold') or (d.operation = 'reports.decide'
      and d.subject_id in (select id from reports
        where account_id = ${accountId} and subject_kind <> 'appeal' and state in ('held', 'closed')))
    order by d.created_at desc, d.id desc limit 1`);
  if (last?.isOwn && last.others)
    throw forbidden("You made the decision that this is about. Another member of staff looks at it.");
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

/** The account that a report is about reads what staff ask it, and nothing else of the report. */
export async function readAsked(db: Db, actor: UserActor, id: string, lock = false) {
  const asked = db
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), eq(reports.accountId, actor.userId), isNotNull(reports.askedAt)));
  const [report] = await (lock ? asked.for("update") : asked);
  return report ?? null;
}
