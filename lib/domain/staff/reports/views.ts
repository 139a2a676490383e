import { inArray } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import type { reports } from "@/db/schema/trust";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import type { CaseView, ReportView } from "./schema";

export type ReportRow = typeof reports.$inferSelect;
type Parties = Awaited<ReturnType<typeof readParties>>;

function toReportView(row: ReportRow, parties: Parties): ReportView[] {
  const profile = parties.get(row.profileId);
  if (!profile) return [];
  return [
    {
      id: row.id,
      subject: row.subjectKind.toUpperCase() as ReportView["subject"],
      subjectId: row.subjectId,
      profile,
      reason: row.reason.toUpperCase() as ReportView["reason"],
      text: row.text,
      state: row.state.toUpperCase() as ReportView["state"],
      statement: row.statement,
      createdAt: toIso(row.createdAt),
      decidedAt: toIsoOrNull(row.decidedAt),
    },
  ];
}

/** As their reporter reads them: who decides, and that a decision waits for a second one, stays with staff. */
export async function readReportViews(db: Db, rows: ReportRow[]): Promise<ReportView[]> {
  const parties = await readParties(
    db,
    rows.map(({ profileId }) => profileId),
  );
  const undecided = { state: "open" as const, statement: null };
  return rows.flatMap((row) => toReportView(row.decidedAt ? row : { ...row, ...undecided }, parties));
}

export const toQuestionView = ({ id, question, askedAt, answer, decidedAt }: ReportRow) => ({
  ...{
    id,
    question: question ?? "",
    askedAt: toIsoOrNull(askedAt) ?? "",
    answer,
    decided: decidedAt !== null,
  },
});

export async function readCaseViews(db: Db, actor: UserActor, rows: ReportRow[]): Promise<CaseView[]> {
  // Who appeals is named by the account, because the profile of a closed one names nobody.
  const appealing = rows.filter((row) => row.subjectKind === "appeal").map(({ accountId }) => accountId);
  const staffIds = rows.flatMap((row) => [row.takenById, row.proposedById, row.decidedById]);
  const [parties, names] = await Promise.all([
    readParties(
      db,
      rows.flatMap((row) => [row.profileId, row.reporterProfileId ?? row.profileId]),
    ),
    readNames(db, [...staffIds, ...appealing]),
  ]);
  return rows.flatMap((row) =>
    toReportView(row, parties).map((report) => ({
      ...report,
      profile: { ...report.profile, name: appellantOf(row, names) ?? report.profile.name },
      reporter: (row.reporterProfileId && parties.get(row.reporterProfileId)) || null,
      takenBy: nameOf(names, row.takenById),
      takenByMe: row.takenById === actor.userId,
      proposedBy: nameOf(names, row.proposedById),
      decidedBy: nameOf(names, row.decidedById),
    })),
  );
}

const appellantOf = (row: ReportRow, names: Map<string, string>) =>
  row.subjectKind === "appeal" ? nameOf(names, row.accountId) : null;

const nameOf = (names: Map<string, string>, id: string | null) => (id && names.get(id)) || null;

export async function readNames(db: Db, userIds: (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
