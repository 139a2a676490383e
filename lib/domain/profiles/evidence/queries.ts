import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { evidence, profiles } from "@/db/schema/profiles";
import { evidenceSubmissions, siteProofs } from "@/db/schema/verification";
import type { Db } from "@/db/types";
import { notFound } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { holdingRows, readMarks } from "./marks";
import { submissionVisibleTo } from "./policy";
import { missingSteps, nextTier } from "./rubric";
import { verificationLimits } from "./rules";
import {
  type AppealView,
  appealListView,
  listAppealsInput,
  submittableFor,
  verificationView,
} from "./schema";
import { originOf } from "./site-proof";
import { type SubmissionRow, toEvidenceView, toSiteProofView, toSubmissionView, upperKind } from "./views";

/** A profile has a few dozen pieces of evidence; so many are shown at most. */
const MAX_SHOWN = 100;

/** Answers all about the own marks: what counts, what is missing, what was submitted and how the website is proven. */
export const readVerification = query({
  name: "evidence.read",
  summary: "Own marks, the evidence behind them, what is missing, and what was submitted",
  input: z.object({}),
  output: z.object({ verification: verificationView }),
  access: "signedIn",
  run: async ({ db, actor }) => {
    const { profileId } = actor;
    const [[profile], marks, rows, submissions, [proof]] = await Promise.all([
      db
        .select({
          kind: profiles.kind,
          slug: profiles.slug,
          website: profiles.website,
          verifiedAt: users.emailVerifiedAt,
        })
        .from(profiles)
        .leftJoin(users, eq(users.id, profiles.userId))
        .where(eq(profiles.id, profileId)),
      readMarks(db, profileId),
      readEvidence(db, [profileId]),
      db
        .select()
        .from(evidenceSubmissions)
        .where(submissionVisibleTo(actor))
        .orderBy(desc(evidenceSubmissions.id))
        .limit(verificationLimits.submissions),
      db.select().from(siteProofs).where(eq(siteProofs.profileId, profileId)),
    ]);
    if (!profile || !marks) throw notFound();
    const { pressePass, parts, verified } = marks;
    const isOfSite = proof && proof.origin === originOf(profile.website);
    return {
      verification: {
        verified,
        emailVerified: profile.verifiedAt !== null,
        pressePass: pressePass &&
          parts && { ...pressePass, missing: missingSteps(parts), next: nextTier(pressePass.points) },
        kinds: submittableFor(profile.kind).map(upperKind),
        profileUrl: profileUrl(profile.kind, profile.slug),
        evidence: rows.map((row) => toEvidenceView(row, marks.holding.has(row.id))),
        submissions: submissions.map(toSubmissionView),
        website: profile.website,
        siteProof: isOfSite ? toSiteProofView(proof) : null,
        mayReview: actor.isStaff,
      },
    };
  },
});

/** Nobody needs to judge the evidence of a deleted account any more. */
const ofLiveProfile = sql`exists (select 1 from profiles p left join users u on u.id = p.user_id
  where p.id = ${evidenceSubmissions.profileId} and u.deleted_at is null)`;

/** Answers the appeals that wait, the longest submitted first, each with what is on record about the profile. */
export const listAppeals = query({
  name: "evidence.listAppeals",
  summary: "Appeals that wait for staff, oldest first",
  input: listAppealsInput,
  output: appealListView,
  access: "staff",
  run: async ({ db, input }) => {
    const [after] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const open = and(eq(evidenceSubmissions.state, "appealed"), ofLiveProfile);
    const [rows, [counted]] = await Promise.all([
      db
        .select()
        .from(evidenceSubmissions)
        .where(and(open, after ? gt(evidenceSubmissions.id, after) : undefined))
        .orderBy(asc(evidenceSubmissions.id))
        .limit(input.limit + 1)
        .offset(offsetOf(input)),
      db.select({ total: count() }).from(
        db
          .select({ one: sql`1` })
          .from(evidenceSubmissions)
          .where(open)
          .limit(TOTAL_CAP + 1)
          .as("open"),
      ),
    ]);
    const { rows: shown, pagination } = toPage(rows, input, counted?.total ?? 0, ({ id }) => [id]);
    return { appeals: await toAppealViews(db, shown), pagination };
  },
});

async function toAppealViews(db: Db, rows: SubmissionRow[]): Promise<AppealView[]> {
  const ids = [...new Set(rows.map(({ profileId }) => profileId))];
  if (ids.length === 0) return [];
  const [parties, recorded, addresses] = await Promise.all([
    readParties(db, ids),
    readEvidence(db, ids),
    db
      .select({
        profileId: profiles.id,
        kind: profiles.kind,
        name: profiles.name,
        website: profiles.website,
        email: users.email,
        verifiedAt: users.emailVerifiedAt,
      })
      .from(profiles)
      .leftJoin(users, eq(users.id, profiles.userId))
      .where(inArray(profiles.id, ids)),
  ]);
  const accounts = new Map(
    addresses.map(({ profileId, email, verifiedAt, ...facts }) => [
      profileId,
      { ...facts, email: email ?? "", emailVerified: verifiedAt !== null },
    ]),
  );
  return rows.flatMap((row) => {
    const profile = parties.get(row.profileId);
    const account = accounts.get(row.profileId);
    if (!profile || !account) return [];
    const own = recorded.filter(({ profileId }) => profileId === row.profileId);
    const holding = new Set(holdingRows(account, own));
    return {
      ...toSubmissionView(row),
      profile,
      email: account.email || null,
      evidence: own.map((one) => toEvidenceView(one, holding.has(one))),
    };
  });
}

const readEvidence = (db: Db, profileIds: string[]) =>
  db
    .select()
    .from(evidence)
    .where(inArray(evidence.profileId, profileIds))
    .orderBy(desc(evidence.id))
    .limit(MAX_SHOWN * profileIds.length);

/** Answers whom a mail about a verification goes to, and what it is about; null where the account is gone. */
export const readVerificationMail = query({
  name: "evidence.readMail",
  summary: "What a mail about a verification says, and to whom",
  input: z.object({ userId: z.uuid(), submissionId: z.uuid().nullable() }),
  output: z
    .object({
      email: z.string(),
      name: z.string(),
      submission: z.object({ outlet: z.string(), url: z.string(), reviewReason: z.string() }).nullable(),
    })
    .nullable(),
  access: "jobs",
  run: async ({ db, input: { userId, submissionId } }) => {
    const [user] = await db
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    if (!user) return null;
    const [submission] = submissionId
      ? await db.select().from(evidenceSubmissions).where(eq(evidenceSubmissions.id, submissionId))
      : [];
    return { ...user, submission: submission ?? null };
  },
});
