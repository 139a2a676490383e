import { and, eq, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { siteProofWays } from "@/db/enums";
import { only } from "@/db/only";
import { profiles } from "@/db/schema/profiles";
import { siteProofs } from "@/db/schema/verification";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { conflict, invalidField } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import { job, jobOf, sweep } from "@/lib/core/jobs";
import { command, query } from "@/lib/core/operation";
import { newToken } from "@/lib/platform/crypto/tokens";
import { notifyOfVerification } from "../events";
import { lockOwnProfile } from "../policy";
import { AUTOMATIC, SITE_GRACE_DAYS, type VerificationNews } from "../rules";
import { evidenceFor, siteProofView } from "../schema";
import { findSiteProof, originOf } from "../site-proof";
import { recordReview, removeEvidence } from "../store";
import { type SiteProofRow, toSiteProofView } from "../views";

const oneProfile = z.object({ profileId: z.uuid() });
const output = z.object({ siteProof: siteProofView });

/** Makes a token for the profile's website; asked again for the same site it answers the same one. */
export const startSiteProof = command({
  name: "evidence.startSite",
  summary: "A token by which the own website can be proven",
  input: z.object({}),
  output,
  access: "signedIn",
  subject: ({ db, actor }) => lockOwnProfile(db, actor),
  audit: { kind: "profile", id: ({ subject }) => subject.id },
  run: async ({ db, subject, effects }) => {
    const origin = originOf(subject.website);
    if (!origin) throw invalidField("website", "Please enter your own website in your profile first");
    const proof = await readProof(db, subject.id);
    if (proof?.origin === origin) return { siteProof: toSiteProofView(proof) };
    const anew = {
      origin,
      token: newToken(),
      way: null,
      provenAt: null,
      checkedAt: null,
      missingSince: null,
      evidenceId: null,
    };
    const row = await db
      .insert(siteProofs)
      .values({ profileId: subject.id, ...anew })
      .onConflictDoUpdate({ target: siteProofs.profileId, set: { ...anew, createdAt: sql`app_now()` } })
      .returning()
      .then(only);
    if (proof) await removeEvidence(db, effects, proof);
    return { siteProof: toSiteProofView(row) };
  },
});

/** Has a job look at the website for its token; the answer is a notification. */
export const checkSite = command({
  name: "evidence.checkSite",
  summary: "Look for the token on the own website",
  input: z.object({}),
  output,
  access: "signedIn",
  rateLimit: { perAddress: 60 },
  subject: async ({ db, actor }) => {
    const { id } = await lockOwnProfile(db, actor);
    const proof = await readProof(db, id);
    if (!proof) throw conflict("Please ask for a token first.");
    return proof;
  },
  audit: { kind: "profile", id: ({ subject }) => subject.profileId },
  run: ({ subject, effects }) => {
    const { profileId } = subject;
    effects.job(checkSiteJob, { profileId, asked: true }, { key: `site:${profileId}` });
    return { siteProof: toSiteProofView(subject) };
  },
});

export const readSiteProof = query({
  name: "evidence.readSite",
  summary: "Where a profile's proof is to be looked for",
  input: oneProfile,
  output: z.object({ origin: z.string(), token: z.string() }).nullable(),
  access: "jobs",
  run: async ({ db, input }) => {
    const [row] = await db.select().from(siteProofs).where(eq(siteProofs.profileId, input.profileId));
    return row ?? null;
  },
});

/**
 * Stores whether a website carries its token. A proof that was there and is gone counts for some days more. For a token
 * that was replaced meanwhile nothing changes.
 */
export const settleSiteCheck = command({
  name: "evidence.settleSite",
  summary: "Store whether a website carries its token",
  input: oneProfile.extend({ token: z.string(), way: z.enum(siteProofWays).nullable(), asked: z.boolean() }),
  output: z.object({ profileId: z.uuid().nullable() }),
  access: "jobs",
  audit: { kind: "profile", id: ({ output }) => output.profileId ?? undefined },
  run: async ({ db, input: { profileId, token, way, asked }, effects }) => {
    const [profile] = await db
      .select({ id: profiles.id, kind: profiles.kind })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for("update");
    const proof = profile && (await readProof(db, profileId));
    if (!proof || proof.token !== token) return { profileId: null };
    const news = way
      ? await keepProof(db, effects, proof, {
          way,
          counts: evidenceFor[profile.kind].includes("dns_or_meta"),
        })
      : await missProof(db, effects, proof);
    const isWorthSaying = news !== "site_not_found" || asked;
    if (news && isWorthSaying) await notifyOfVerification(db, effects, { profileId, news });
    return { profileId };
  },
});

async function readProof(db: Transaction, profileId: string): Promise<SiteProofRow | null> {
  const [row] = await db.select().from(siteProofs).where(eq(siteProofs.profileId, profileId));
  return row ?? null;
}

type News = VerificationNews | null;

async function keepProof(
  db: Transaction,
  effects: Effects,
  proof: SiteProofRow,
  { way, counts }: { way: NonNullable<SiteProofRow["way"]>; counts: boolean },
): Promise<News> {
  const { profileId, origin, provenAt } = proof;
  const recorded =
    counts && !proof.evidenceId
      ? await recordReview(db, effects, profileId, {
          kind: "dns_or_meta",
          url: origin,
          reviewedBy: AUTOMATIC,
          note: way === "dns" ? "A DNS record carries the token." : "A meta tag carries the token.",
        })
      : null;
  await db
    .update(siteProofs)
    .set({
      way,
      checkedAt: sql`app_now()`,
      missingSince: null,
      provenAt: sql`coalesce(${siteProofs.provenAt}, app_now())`,
      evidenceId: recorded?.evidenceId ?? proof.evidenceId,
    })
    .where(eq(siteProofs.profileId, profileId));
  return provenAt ? null : "site_proven";
}

async function missProof(db: Transaction, effects: Effects, proof: SiteProofRow): Promise<News> {
  const { profileId, provenAt, missingSince } = proof;
  const [row] = await db
    .update(siteProofs)
    .set({
      checkedAt: sql`app_now()`,
      missingSince: provenAt ? sql`coalesce(${siteProofs.missingSince}, app_now())` : null,
    })
    .where(eq(siteProofs.profileId, profileId))
    .returning({
      over: sql<boolean>`coalesce(${siteProofs.missingSince} <= app_now() - make_interval(days => ${SITE_GRACE_DAYS}), false)`,
    });
  if (!provenAt) return "site_not_found";
  if (!row?.over) return missingSince ? null : "site_missing";
  await db
    .update(siteProofs)
    .set({ way: null, provenAt: null, missingSince: null, evidenceId: null })
    .where(eq(siteProofs.profileId, profileId));
  await removeEvidence(db, effects, proof);
  return "site_lost";
}

/** A job asks DNS and the site: no request waits for them. */
export const checkSiteJob = job({
  name: "evidence.lookAtSite",
  payload: oneProfile.extend({
    /** The owner asked, so they are notified of a token that is not there. */
    asked: z.boolean(),
  }),
  run: async ({ payload: { profileId, asked }, actor }) => {
    const proof = await execute(actor, readSiteProof, { profileId });
    if (!proof) return;
    const way = await findSiteProof(proof);
    await execute(actor, settleSiteCheck, { profileId, asked, token: proof.token, way });
  },
});

/** Proofs are looked at again every day. */
export const findSitesToCheck = command(
  sweep({
    name: "evidence.findSites",
    summary: "Find websites whose proof was last seen a day ago",
    find: (db, limit) =>
      db
        .select({ profileId: siteProofs.profileId })
        .from(siteProofs)
        .where(
          and(isNotNull(siteProofs.provenAt), sql`${siteProofs.checkedAt} < app_now() - interval '1 day'`),
        )
        .orderBy(siteProofs.checkedAt)
        .limit(limit),
    add: (effects, { profileId }) =>
      effects.job(checkSiteJob, { profileId, asked: false }, { key: `site:${profileId}` }),
  }),
);
export const findSitesToCheckJob = jobOf(findSitesToCheck, { cron: "29 * * * *" });
