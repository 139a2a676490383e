import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { reports } from "@/db/schema/trust";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { towards } from "@/lib/core/audit-detail";
import type { Effects } from "@/lib/core/effects";
import { AppError, conflict, invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { closeAccount, settleAppeal } from "@/lib/domain/accounts/accounts/holds";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { holdWithReleases } from "@/lib/domain/staff/people/store";
import { questionMailJob } from "./events";
import {
  byToken,
  lockReport,
  readAppealed,
  readAsked,
  requireFree,
  requireOutsider,
  requireSecondLook,
} from "./policy";
import { appealOutcomes, decisionsAbout, outcomes, questionPath, reportLimits, stateAfter } from "./rules";
import {
  answerInput,
  appealInput,
  askInput,
  caseView,
  createReportInput,
  decideReportInput,
  questionView,
  reportIdInput,
  reportView,
} from "./schema";
import { readAccountable, readReported } from "./subjects";
import { type ReportRow, readCaseViews, readReportViews, toQuestionView } from "./views";

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
  audit: {
    kind: "report",
    id: ({ output }) => output.report.id,
    detail: ({ input, subject }) => ({ outcome: input.subject, ...towards(subject.profileId) }),
  },
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

/** Answers a decision about one's account, once. The answer stands among the reports, for staff to decide. */
export const createAppeal = command({
  name: "reports.appeal",
  summary: "Answer a decision of staff about one's account, once",
  input: appealInput,
  output: z.object({}),
  access: byToken,
  message: "Thank you. Our staff read it, and you get a mail with what they decide.",
  rateLimit: { perAddress: 30 },
  subject: ({ db, input }) => readAppealed(db, input.token, true),
  allow: ({ subject }) => {
    if (subject.answered) throw conflict("You have answered this decision already.");
  },
  audit: { kind: "account", id: ({ subject }) => subject.userId },
  run: async ({ db, input, subject: { userId, profileId, reason } }) => {
    await db.insert(reports).values({
      ...{ reporterId: userId, reporterProfileId: profileId, profileId, accountId: userId },
      ...{ subjectKind: "appeal", subjectId: userId, snapshot: { title: reason, lines: [] } },
      ...{ reason: "other", text: input.text },
    });
    return {};
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

/** Asks the account that a report is about, once, by a notice and a mail. Who reported it stays unnamed. */
export const askAccount = command({
  name: "reports.ask",
  summary: "Ask the account that a report is about",
  input: askInput,
  output: caseOutput,
  access: "staff",
  message: "Asked. The answer stands here once it comes.",
  subject: ({ db, input }) => lockReport(db, input.id),
  allow: ({ actor, subject: { report, takenBy } }) => {
    requireOutsider(actor, report);
    requireFree(actor, report, takenBy);
    if (report.askedAt) throw conflict("The account was asked already.");
  },
  audit: { kind: "report", id: ({ subject }) => subject.report.id },
  run: async ({ db, actor, input: { question }, subject: { report }, effects }) => {
    const { id, profileId, accountId } = report;
    const [account] = await db.execute(
      sql`select 1 from users where id = ${accountId}::uuid and deleted_at is null`,
    );
    if (!account || !accountId) throw conflict("The account is gone or closed: it cannot answer.");
    const asked = { question, askedById: actor.userId, askedAt: sql`app_now()` };
    const row = only(await db.update(reports).set(asked).where(eq(reports.id, id)).returning());
    await notify(db, effects, {
      ...{ profileId, audience: [accountId], subjectId: id },
      ...{ kind: "account_reviewed", dedupeKey: `report_question:${id}` },
      data: { title: "Our staff ask you something", text: question, url: questionPath(id) },
    });
    effects.job(questionMailJob, { id });
    return answer(db, actor, row);
  },
});

/** Answers what staff asked, once, while the report is undecided. */
export const answerQuestion = command({
  name: "reports.answer",
  summary: "Answer what staff ask one about a report, once",
  input: answerInput,
  output: z.object({ question: questionView }),
  access: "signedIn",
  message: "Thank you. Our staff read it.",
  subject: ({ db, actor, input }) => readAsked(db, actor, input.id, true),
  allow: ({ subject }) => {
    if (subject.answeredAt) throw conflict("You have answered this already.");
    if (subject.decidedAt) throw conflict("This was decided already.");
  },
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, input, subject }) => {
    const answered = { answer: input.answer, answeredAt: sql`app_now()` };
    const row = only(await db.update(reports).set(answered).where(eq(reports.id, subject.id)).returning());
    return { question: toQuestionView(row) };
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
  message: ({ report: { state, subject } }) => {
    if (state === "CLOSING") return "A second member of staff confirms the closing.";
    return subject === "APPEAL" ? "Decided. The account reads it by mail." : "Decided. Both sides read it.";
  },
  subject: ({ db, input }) => lockReport(db, input.id),
  allow: ({ actor, subject: { report, takenBy } }) => {
    requireOutsider(actor, report);
    requireFree(actor, report, takenBy);
  },
  audit: { kind: "report", id: ({ subject }) => subject.report.id },
  run: async ({ db, actor, input: { decision, statement }, subject: { report }, effects }) => {
    if (!decisionsAbout(report.subjectKind).includes(decision))
      throw invalidField("decision", "Please choose what follows.");
    if (report.subjectKind === "appeal" || decision === "uphold")
      return decideAppeal(db, actor, effects, report, { stands: decision === "uphold", statement });
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
      const accounts = await readDecidedOn(db, report, decision);
      if (accounts.length === 0) throw conflict("The account is gone. Only “no breach” can be decided.");
      const act = decision === "hold" ? holdWithReleases : closeAccount;
      for (const userId of accounts) await act(db, effects, userId, statement);
    }
    const decided = { state, statement, decidedById: actor.userId, decidedAt: sql`app_now()` };
    const row = only(await db.update(reports).set(decided).where(eq(reports.id, report.id)).returning());
    await notifySides(db, effects, row);
    return answer(db, actor, row);
  },
});

/**
 * Reads the accounts that a decision is about: the one of the report, and where a company's further newsroom was
 * reported, everybody who answers for it. Of several those are left out that are held or closed already.
 */
async function readDecidedOn(
  db: Transaction,
  { accountId, profileId, subjectKind }: ReportRow,
  decision: "hold" | "close",
): Promise<string[]> {
  const accountable = subjectKind === "profile" ? await readAccountable(db, profileId) : [];
  if (accountable.length === 0) return accountId ? [accountId] : [];
  const ids = sql`${`{${accountable.join(",")}}`}::uuid[]`;
  const free = decision === "hold" ? sql`held_at is null` : sql`closed_at is null`;
  const rows = await db.execute<{ id: string }>(sql`
    select id from users where id = any(${ids}) and ${free} order by id for update`);
  return rows.length > 0 ? rows.map(({ id }) => id) : accountable.slice(0, 1);
}

/** An appeal takes the earlier decision back or lets it stand; its owner reads which, and why. */
async function decideAppeal(
  db: Transaction,
  actor: UserActor,
  effects: Effects,
  report: ReportRow,
  { stands, statement }: { stands: boolean; statement: string },
) {
  const { accountId: userId, profileId, id } = report;
  if (!userId) throw conflict("The account is gone.");
  await requireSecondLook(db, actor, userId);
  const stays = await settleAppeal(db, effects, { userId, stands, statement });
  const decided = {
    state: stays ?? ("no_breach" as const),
    statement,
    decidedById: actor.userId,
    decidedAt: sql`app_now()`,
  };
  const row = only(await db.update(reports).set(decided).where(eq(reports.id, id)).returning());
  await notify(db, effects, {
    ...{ profileId, audience: [userId] },
    ...{ kind: "account_reviewed", dedupeKey: `account_reviewed:${id}`, subjectId: id },
    data: { title: stands ? appealOutcomes.stands : appealOutcomes.takenBack, text: statement },
  });
  return answer(db, actor, row);
}

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
  const accountable = row.subjectKind === "profile" ? await readAccountable(tx, row.profileId) : [];
  const audience = [...new Set([...(row.accountId ? [row.accountId] : []), ...accountable])];
  if (audience.length === 0) return;
  await notify(tx, effects, {
    ...{ profileId: row.profileId, audience },
    ...{ kind: "account_reviewed", dedupeKey: `account_reviewed:${row.id}`, subjectId: row.id },
    data: { title: owner, text },
  });
}
