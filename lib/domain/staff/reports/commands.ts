import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { reports } from "@/db/schema/trust";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { AppError, conflict } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { closeAccount, holdAccount } from "@/lib/domain/accounts/accounts/holds";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { lockReport, requireFree, requireOutsider } from "./policy";
import { outcomes, reportLimits, stateAfter } from "./rules";
import { caseView, createReportInput, decideReportInput, reportIdInput, reportView } from "./schema";
import { readReported } from "./subjects";
import { type ReportRow, readCaseViews, readReportViews } from "./views";

/** Reports a profile, a pitch or a message to our staff. It is stored as it reads now. */
export const createReport = command({
  name: "reports.create",
  summary: "Report a profile, a pitch or a message",
  input: createReportInput,
  output: z.object({ report: reportView }),
  access: "signedIn",
  message: "Thank you. Our staff look at it, and you are notified of what they decide.",
  subject: async ({ db, actor, input }) => {
    // The lock makes reports of one account count one after the other.
    await db.execute(sql`select 1 from users where id = ${actor.userId} for no key update`);
    return readReported(db, actor, input);
  },
  audit: { kind: "report", id: ({ output }) => output.report.id },
  run: async ({ db, actor, input, subject }) => {
    await requireFewReports(db, actor);
    const [row] = await db
      .insert(reports)
      .values({
        ...{ reporterId: actor.userId, reporterProfileId: actor.profileId },
        ...{ subjectKind: input.subject, subjectId: subject.id, profileId: subject.profileId },
        ...{ accountId: subject.accountId, snapshot: subject.snapshot },
        ...{ reason: input.reason, text: input.text },
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw conflict("You have reported this already. Our staff look at it.");
    return { report: only(await readReportViews(db, [row])) };
  },
});

async function requireFewReports(tx: Transaction, actor: UserActor): Promise<void> {
  const [earlier] = await tx.execute<{ count: number; wait: number }>(sql`
    select count(*)::int as count,
      coalesce(ceil(extract(epoch from min(created_at) + interval '1 day' - app_now())), 0)::int as wait
    from reports where reporter_id = ${actor.userId} and created_at > app_now() - interval '1 day'`);
  if (!earlier || earlier.count < reportLimits.perDay) return;
  throw new AppError("rate_limited", "You have sent many reports today. Please try again tomorrow.", {
    retryAfterSeconds: Math.max(1, earlier.wait),
  });
}

const caseOutput = z.object({ report: caseView });
const answer = async (db: Transaction, actor: UserActor, row: ReportRow) => ({
  report: only(await readCaseViews(db, actor, [row])),
});

/** Takes a report, so that no colleague decides it meanwhile. Repeating it changes nothing. */
export const takeReport = command({
  name: "reports.take",
  summary: "Take a report",
  input: reportIdInput,
  output: caseOutput,
  access: "staff",
  subject: ({ db, input }) => lockReport(db, input.id),
  allow: ({ actor, subject: { report, takenBy } }) => {
    requireOutsider(actor, report);
    requireFree(actor, report, takenBy);
  },
  audit: { kind: "report", id: ({ subject }) => subject.report.id },
  run: async ({ db, actor, subject: { report } }) => {
    const taken = { takenById: actor.userId, takenAt: sql`app_now()` };
    const row = only(await db.update(reports).set(taken).where(eq(reports.id, report.id)).returning());
    return answer(db, actor, row);
  },
});

/** Leaves a report to colleagues, also one that a colleague took and does not get to. */
export const releaseReport = command({
  name: "reports.release",
  summary: "Leave a report to others",
  input: reportIdInput,
  output: caseOutput,
  access: "staff",
  subject: ({ db, input }) => lockReport(db, input.id),
  allow: ({ actor, subject: { report } }) => requireOutsider(actor, report),
  audit: { kind: "report", id: ({ subject }) => subject.report.id },
  run: async ({ db, actor, subject: { report } }) => {
    const free = { takenById: null, takenAt: null };
    const row = only(await db.update(reports).set(free).where(eq(reports.id, report.id)).returning());
    return answer(db, actor, row);
  },
});

/**
 * Decides a report once, with a sentence that both sides read. Closing an account takes two: the first decision waits,
 * and a second member of staff confirms it or decides otherwise.
 */
export const decideReport = command({
  name: "reports.decide",
  summary: "Decide a report: no breach, hold or close the account",
  input: decideReportInput,
  output: caseOutput,
  access: "staff",
  message: ({ report }) =>
    report.state === "CLOSING"
      ? "A second member of staff confirms the closing."
      : "Decided. Both sides read it.",
  subject: ({ db, input }) => lockReport(db, input.id),
  allow: ({ actor, subject: { report, takenBy } }) => {
    requireOutsider(actor, report);
    requireFree(actor, report, takenBy);
  },
  audit: { kind: "report", id: ({ subject }) => subject.report.id },
  run: async ({ db, actor, input: { decision, statement }, subject: { report }, effects }) => {
    const state = stateAfter(decision, report, actor.userId);
    if (!state) throw conflict("This report is decided already.");
    if (state === "closing") {
      if (report.state === "closing")
        throw conflict("You proposed this. A second member of staff confirms it.");
      const proposed = { state, statement, proposedById: actor.userId, takenById: null, takenAt: null };
      const row = only(await db.update(reports).set(proposed).where(eq(reports.id, report.id)).returning());
      return answer(db, actor, row);
    }
    if (decision !== "no_breach") {
      if (!report.accountId) throw conflict("The account is gone. Only “no breach” can be decided.");
      const act = decision === "hold" ? holdAccount : closeAccount;
      await act(db, effects, report.accountId, statement);
    }
    const decided = { state, statement, decidedById: actor.userId, decidedAt: sql`app_now()` };
    const row = only(await db.update(reports).set(decided).where(eq(reports.id, report.id)).returning());
    await notifySides(db, effects, row);
    return answer(db, actor, row);
  },
});

/** Neither notice names the other side: the reporter stays unnamed, and staff speak for the platform. */
async function notifySides(tx: Transaction, effects: Effects, row: ReportRow): Promise<void> {
  if (row.state === "open" || row.state === "closing") return;
  const { reporter, owner } = outcomes[row.state];
  const text = row.statement ?? "";
  if (row.reporterProfileId && row.reporterId) {
    await notify(tx, effects, {
      ...{ profileId: row.reporterProfileId, audience: [row.reporterId] },
      ...{ kind: "report_decided", dedupeKey: `report_decided:${row.id}`, subjectId: row.id },
      data: { decision: reporter, text },
    });
  }
  if (!row.accountId) return;
  await notify(tx, effects, {
    ...{ profileId: row.profileId, audience: [row.accountId] },
    ...{ kind: "account_reviewed", dedupeKey: `account_reviewed:${row.id}`, subjectId: row.id },
    data: { title: owner, text },
  });
}
