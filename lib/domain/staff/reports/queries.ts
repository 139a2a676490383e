import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { users } from "@/db/schema/accounts";
import { reports } from "@/db/schema/trust";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { command, query } from "@/lib/core/operation";
import { countUpTo, decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { readBlock } from "@/lib/domain/profiles/blocks/policy";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { byToken, readAppealed, readAsked, reportedBy } from "./policy";
import {
  appealView,
  caseListView,
  listCasesInput,
  listReportsInput,
  openedCaseView,
  questionView,
  readAppealInput,
  reportIdInput,
  reportListView,
  reportSubjectInput,
  reportTargetView,
} from "./schema";
import { readReported } from "./subjects";
import { type ReportRow, readCaseViews, readNames, readReportViews, toQuestionView } from "./views";

/** What a member is about to report, or to block, before they say why. */
export const getReportTarget = query({
  name: "reports.target",
  summary: "What a report would be about",
  input: reportSubjectInput,
  output: z.object({ target: reportTargetView }),
  access: "signedIn",
  subject: ({ db, actor, input }) => readReported(db, actor, input),
  run: async ({ db, actor, input, subject }) => {
    const isOpen = and(
      eq(reports.reporterProfileId, actor.profileId),
      eq(reports.subjectKind, input.subject),
      eq(reports.subjectId, subject.id),
      inArray(reports.state, ["open", "closing"]),
    );
    const [parties, open, block] = await Promise.all([
      readParties(db, [subject.profileId]),
      db.select({ id: reports.id }).from(reports).where(isOpen),
      readBlock(db, actor.profileId, subject.profileId),
    ]);
    const profile = only([...parties.values()]);
    const line = subject.snapshot.lines.find(({ id }) => id === subject.id);
    return {
      target: {
        subject: input.subject.toUpperCase() as "PROFILE" | "PITCH" | "MESSAGE",
        id: subject.id,
        profile,
        title: subject.snapshot.title || (line?.text ?? ""),
        reported: open.length > 0,
        blocked: block === "mine",
      },
    };
  },
});

/** What staff ask the caller about a report, which stays with staff. */
export const readQuestion = query({
  name: "reports.readQuestion",
  summary: "What staff ask one about a report",
  input: reportIdInput,
  output: z.object({ question: questionView }),
  access: "signedIn",
  subject: ({ db, actor, input }) => readAsked(db, actor, input.id),
  run: ({ subject }) => ({ question: toQuestionView(subject) }),
});

/** Answers whom the mail with a question of staff goes to, unless it was answered or decided meanwhile. */
export const readQuestionMail = query({
  name: "reports.readQuestionMail",
  summary: "Whom a question of staff goes to",
  input: reportIdInput,
  output: z
    .object({ userId: z.uuid(), email: z.string(), name: z.string(), question: z.string() })
    .nullable(),
  access: "jobs",
  run: async ({ db, input }) => {
    const waits = and(isNotNull(reports.askedAt), isNull(reports.answeredAt), isNull(reports.decidedAt));
    const [row] = await db
      .select({
        ...{ userId: users.id, email: users.email, name: users.name },
        question: sql<string>`coalesce(${reports.question}, '')`,
      })
      .from(reports)
      .innerJoin(users, and(eq(users.id, reports.accountId), isNull(users.deletedAt)))
      .where(and(eq(reports.id, input.id), waits));
    return row ?? null;
  },
});

/** What a held or closed account answers, by the token of the mail or of its settings. */
export const readAppeal = query({
  name: "reports.readAppeal",
  summary: "The decision of staff that a token answers, null where it holds no more",
  input: readAppealInput,
  output: z.object({ appeal: appealView.nullable() }),
  access: byToken,
  rateLimit: { perAddress: 60 },
  run: async ({ db, input }) => ({ appeal: await readAppealed(db, input.token) }),
});

type PageInput = z.output<typeof listReportsInput>;

/** Reads a page of reports by id; the total is counted up to the cap. */
async function readPage(db: Db, where: SQL | undefined, input: PageInput, oldestFirst = false) {
  const [after] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [null];
  const beyond = after && (oldestFirst ? gt(reports.id, after) : lt(reports.id, after));
  const total = countUpTo(TOTAL_CAP + 1, sql`select 1 from ${reports} where ${where ?? sql`true`}`);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(reports)
      .where(and(where, beyond || undefined))
      .orderBy(oldestFirst ? asc(reports.id) : desc(reports.id))
      .limit(input.limit + 1)
      .offset(offsetOf(input)),
    db.execute<{ total: number }>(sql`select ${total} as total`),
  ]);
  return toPage<ReportRow>(rows, input, counted?.total ?? 0, ({ id }) => [id]);
}

export const listReports = query({
  name: "reports.list",
  summary: "What one reported, and what was decided",
  input: listReportsInput,
  output: reportListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const { rows, pagination } = await readPage(db, reportedBy(actor), input);
    return { reports: await readReportViews(db, rows), pagination };
  },
});

export const listCases = query({
  name: "reports.listCases",
  summary: "Reports that wait for staff, the oldest first, or that were decided, the latest first",
  input: listCasesInput,
  output: caseListView,
  access: "staff",
  run: async ({ db, actor, input }) => {
    const waits = input.state === "open";
    const where = waits
      ? inArray(reports.state, ["open", "closing"])
      : inArray(reports.state, ["no_breach", "held", "closed"]);
    const { rows, pagination } = await readPage(db, where, input, waits);
    return { reports: await readCaseViews(db, actor, rows), pagination };
  },
});

/** Opens a report with what it is about. It changes nothing, and is a command because each opening is recorded. */
export const openCase = command({
  name: "reports.openCase",
  summary: "A report with what was reported, in its place",
  input: reportIdInput,
  output: z.object({ report: openedCaseView }),
  access: "staff",
  subject: async ({ db, input }) =>
    (await db.select().from(reports).where(eq(reports.id, input.id)))[0] ?? null,
  audit: { kind: "report", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject }) => {
    const { profileId, accountId, reporterId, snapshot } = subject;
    const [report, askedBy, parties, [account], [counts]] = await Promise.all([
      readCaseViews(db, actor, [subject]).then(only),
      readNames(db, [subject.askedById]),
      readParties(
        db,
        snapshot.lines.map((line) => line.profileId),
      ),
      db
        .select({ id: users.id, heldAt: users.heldAt, closedAt: users.closedAt, createdAt: users.createdAt })
        .from(users)
        .where(accountId ? eq(users.id, accountId) : sql`false`),
      db.execute<{ of_profile: number; breaches: number; of_reporter: number; upheld: number }>(sql`
        select count(*) filter (where profile_id = ${profileId})::int as of_profile,
          count(*) filter (where profile_id = ${profileId} and state in ('held', 'closed'))::int as breaches,
          count(*) filter (where reporter_id = ${reporterId}::uuid and decided_at is not null)::int as of_reporter,
          count(*) filter (where reporter_id = ${reporterId}::uuid and state in ('held', 'closed'))::int as upheld
        from reports where subject_kind <> 'appeal'
          and (profile_id = ${profileId} or reporter_id = ${reporterId}::uuid)`),
    ]);
    return {
      report: {
        ...report,
        title: snapshot.title,
        asked: subject.askedAt
          ? {
              question: subject.question ?? "",
              by: askedBy.get(subject.askedById ?? "") ?? null,
              at: toIso(subject.askedAt),
              answer: subject.answer,
              answeredAt: toIsoOrNull(subject.answeredAt),
            }
          : null,
        lines: snapshot.lines.map((line) => ({
          ...line,
          name: parties.get(line.profileId)?.name ?? "Deleted user",
        })),
        account: account
          ? {
              id: account.id,
              held: account.heldAt !== null,
              closed: account.closedAt !== null,
              createdAt: toIso(account.createdAt),
            }
          : null,
        reportsOfProfile: counts?.of_profile ?? 0,
        breaches: counts?.breaches ?? 0,
        reportsOfReporter: counts?.of_reporter ?? 0,
        upheldOfReporter: counts?.upheld ?? 0,
      },
    };
  },
});
