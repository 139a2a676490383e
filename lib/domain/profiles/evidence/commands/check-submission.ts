import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { evidenceKinds } from "@/db/enums";
import { users } from "@/db/schema/accounts";
import { evidence, profiles, slugs } from "@/db/schema/profiles";
import { evidenceSubmissions, siteProofs } from "@/db/schema/verification";
import type { Db, Transaction } from "@/db/types";
import { bounds } from "@/lib/core/bounds";
import type { Effects } from "@/lib/core/effects";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { command, query } from "@/lib/core/operation";
import { profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { readTagsAt } from "@/lib/platform/safe-fetch/read-tags";
import { settings } from "@/lib/platform/settings/settings";
import { holdsFor } from "../binding";
import { notifyOfVerification } from "../events";
import { readPageFacts } from "../page-facts";
import { emailDomain, ownedDomain, rubric } from "../rubric";
import { AUTOMATIC, judgeSubmission } from "../rules";
import { recordReview, removeEvidence } from "../store";
import type { SubmissionRow } from "../views";

const oneSubmission = z.object({ id: z.uuid() });
const pageFacts = z
  .object({
    url: z.string().max(bounds.url),
    linksBack: z.boolean(),
    namesAuthor: z.boolean(),
    publishedAt: z.date().nullable(),
  })
  .nullable();

/** Answers what a check looks for on the page of a submission; null for one that is checked or gone. */
export const readEvidenceCheck = query({
  name: "evidence.readCheck",
  summary: "What a submission's page must show to count",
  input: oneSubmission,
  output: z
    .object({
      kind: z.enum(evidenceKinds),
      url: z.string(),
      owner: z.object({
        name: z.string(),
        profileUrls: z.array(z.string()),
        provenOrigin: z.string().nullable(),
      }),
    })
    .nullable(),
  access: "jobs",
  run: async ({ db, input }) => {
    const [row] = await db
      .select({
        kind: evidenceSubmissions.kind,
        url: evidenceSubmissions.url,
        profileId: profiles.id,
        userType: profiles.kind,
        name: profiles.name,
        origin: siteProofs.origin,
        provenAt: siteProofs.provenAt,
      })
      .from(evidenceSubmissions)
      .innerJoin(profiles, eq(profiles.id, evidenceSubmissions.profileId))
      .leftJoin(siteProofs, eq(siteProofs.profileId, profiles.id))
      .where(and(eq(evidenceSubmissions.id, input.id), eq(evidenceSubmissions.state, "checking")));
    if (!row) return null;
    const { kind, url, profileId, userType, name, origin, provenAt } = row;
    const addresses = await db.select({ slug: slugs.slug }).from(slugs).where(eq(slugs.profileId, profileId));
    const profileUrls = addresses.map(({ slug }) => `${settings().APP_URL}${profileUrl(userType, slug)}`);
    return { kind, url, owner: { name, profileUrls, provenOrigin: provenAt ? origin : null } };
  },
});

/** Decides a submission by what was seen of its page and by what is on record, once. */
export const settleEvidenceCheck = command({
  name: "evidence.settleCheck",
  summary: "Accept or refuse a submission by what its page shows",
  input: oneSubmission.extend({
    page: pageFacts,
    /** The name that the page was read for. */
    name: z.string(),
  }),
  output: z.object({ id: z.uuid().nullable() }),
  access: "jobs",
  audit: { kind: "evidence_submission", id: ({ output }) => output.id ?? undefined },
  run: async ({ db, input: { id, page, name }, effects }) => {
    const unchecked = and(eq(evidenceSubmissions.id, id), eq(evidenceSubmissions.state, "checking"));
    const owner = db.select({ id: evidenceSubmissions.profileId }).from(evidenceSubmissions).where(unchecked);
    const [profile] = await db.select().from(profiles).where(inArray(profiles.id, owner)).for("update");
    const [row] = await db.select().from(evidenceSubmissions).where(unchecked).for("update");
    if (!row || !profile) return { id: null };
    if (profile.name !== name) {
      // The profile was renamed while the page was read, so the result is about the earlier name.
      effects.job(checkEvidenceJob, { id }, { key: `evidence:${id}` });
      return { id: null };
    }
    const { profileId, kind, outlet, url } = row;
    const finding = judgeSubmission({ kind, page, ...(await readRecord(db, row)) });
    const isAccepted = finding === "accepted";
    if (isAccepted) await removeEvidence(db, effects, row);
    const recorded = isAccepted
      ? await recordReview(db, effects, profileId, {
          kind,
          outlet,
          url: page?.url ?? url,
          reviewedBy: AUTOMATIC,
          occurredAt: kind === "byline" ? (page?.publishedAt ?? undefined) : undefined,
        })
      : null;
    await db
      .update(evidenceSubmissions)
      .set({
        state: isAccepted ? "accepted" : "refused",
        finding,
        checkedAt: sql`app_now()`,
        // Evidence that was accepted for another name stays, and holds again with that name.
        evidenceId: recorded?.evidenceId ?? row.evidenceId,
        appeal: "",
        appealedAt: null,
        reviewerId: null,
        reviewReason: "",
        decidedAt: null,
        occurredAt: (kind === "byline" && page?.publishedAt) || row.occurredAt,
      })
      .where(eq(evidenceSubmissions.id, id));
    if (isAccepted && kind === "author_page") await checkBylinesBeside(db, effects, row);
    if (row.evidenceId === null) {
      const news = isAccepted ? "accepted" : "refused";
      await notifyOfVerification(db, effects, { profileId, submissionId: id, news });
    } else if (await isLastRenewed(db, profileId)) {
      await notifyOfVerification(db, effects, { profileId, news: "renewed" });
    }
    return { id };
  },
});

/** Bylines that were refused for want of an author page at their outlet are checked again. */
async function checkBylinesBeside(db: Transaction, effects: Effects, { profileId, url }: SubmissionRow) {
  const refused = and(
    eq(evidenceSubmissions.profileId, profileId),
    eq(evidenceSubmissions.state, "refused"),
    eq(evidenceSubmissions.finding, "not_at_outlet"),
  );
  const rows = await db.select().from(evidenceSubmissions).where(refused);
  const beside = rows.filter((row) => ownedDomain(row.url) === ownedDomain(url)).map(({ id }) => id);
  if (beside.length === 0) return;
  await db
    .update(evidenceSubmissions)
    .set({ state: "checking", finding: null })
    .where(inArray(evidenceSubmissions.id, beside));
  for (const id of beside) effects.job(checkEvidenceJob, { id }, { key: `evidence:${id}` });
}

/** What counted before is checked again one by one; the owner gets one notification, after the last. */
async function isLastRenewed(db: Transaction, profileId: string): Promise<boolean> {
  const [other] = await db
    .select({ id: evidenceSubmissions.id })
    .from(evidenceSubmissions)
    .where(
      and(
        eq(evidenceSubmissions.profileId, profileId),
        eq(evidenceSubmissions.state, "checking"),
        isNotNull(evidenceSubmissions.evidenceId),
      ),
    )
    .limit(1);
  return !other;
}

/** Reads what is on record that a check needs besides the page, by the database's clock. */
async function readRecord(db: Db, { profileId, url }: SubmissionRow) {
  const domain = ownedDomain(url);
  const [row] = await db
    .select({
      name: profiles.name,
      email: users.email,
      verifiedAt: users.emailVerifiedAt,
      now: sql<string>`app_now()`,
      since: sql<string>`app_now() - make_interval(months => ${rubric.bylineMonths})`,
      outletAccepted: sql<boolean>`exists (select 1 from ${evidence} e where e.domain = ${domain}
        and e.kind in ('outlet_email', 'author_page', 'byline'))`,
    })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, profileId));
  const at = row?.email ? emailDomain(row.email) : null;
  const pages = await db
    .select()
    .from(evidence)
    .where(and(eq(evidence.profileId, profileId), eq(evidence.kind, "author_page")));
  const bearer = { name: row?.name ?? "", email: row?.email ?? "" };
  return {
    emailVerified: Boolean(row?.verifiedAt),
    emailAtDomain: at !== null && at === domain,
    outletAccepted: domain !== null && Boolean(row?.outletAccepted),
    hasAuthorPage: domain !== null && pages.some((page) => page.domain === domain && holdsFor(page, bearer)),
    now: new Date(row?.now ?? 0),
    since: new Date(row?.since ?? 0),
  };
}

/** A job looks at what was submitted: no request waits for another site. */
export const checkEvidenceJob = job({
  name: "evidence.check",
  payload: oneSubmission,
  run: async ({ payload: { id }, actor }) => {
    const check = await execute(actor, readEvidenceCheck, { id });
    if (!check) return;
    const { kind, url, owner } = check;
    const page = kind === "outlet_email" ? null : await readTagsAt(url);
    await execute(actor, settleEvidenceCheck, {
      id,
      name: owner.name,
      page: page && readPageFacts(url, page, owner),
    });
  },
});
