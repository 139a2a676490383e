import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { releases } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { notifyAudience } from "../events";
import { isPublicRelease } from "../policy";
import { claimAnnouncement, refreshNews, storeFirstVersion } from "../store";
import { type ReleaseRow, releaseUrl } from "../views";
import { askForPdf } from "./set-pdf";

/** Announces a release whose time has come, once, however often and by how many this is run. */
export const goLive = command({
  name: "releases.goLive",
  summary: "Announce a release whose time has come",
  input: z.object({ releaseId: z.uuid() }),
  output: z.object({ announced: z.boolean() }),
  access: "jobs",
  audit: { kind: "release", id: ({ input, output }) => (output.announced ? input.releaseId : undefined) },
  run: async ({ db, input, effects }) => {
    const release = await claimAnnouncement(db, input.releaseId);
    if (release) await announce(db, effects, release);
    return { announced: release !== null };
  },
});
export const goLiveJob = jobOf(goLive);

/** This sweep is the fallback of those jobs: it finds releases whose time has come and that are not announced. */
export const findDueReleases = command(
  sweep({
    name: "releases.goLiveDue",
    summary: "Find releases whose time has come",
    find: (db, limit) =>
      db
        .select({ id: releases.id })
        .from(releases)
        .where(and(isNull(releases.announcedAt), isPublicRelease))
        .orderBy(asc(releases.liveAt))
        .limit(limit),
    add: (effects, { id }) => effects.job(goLiveJob, { releaseId: id }, { key: liveKey(id) }),
  }),
);
export const goLiveDueJob = jobOf(findDueReleases, { cron: "* * * * *" });

/** A release has one waiting job, which a later time replaces. */
const liveKey = (releaseId: string) => `release-live:${releaseId}`;

export function announceAt(effects: Effects, release: { id: string; liveAt: Date | null }): void {
  if (release.liveAt) {
    effects.job(goLiveJob, { releaseId: release.id }, { key: liveKey(release.id), runAt: release.liveAt });
  }
}

async function announce(tx: Transaction, effects: Effects, release: ReleaseRow): Promise<void> {
  effects.count("release_published", { by: release.profileId, subjectId: release.id });
  await storeFirstVersion(tx, release);
  await refreshNews(tx, effects, release.profileId);
  askForPdf(effects, release.id);
  const [newsroom] = await tx
    .select({ kind: profiles.kind, slug: profiles.slug, listed: profiles.listed })
    .from(profiles)
    .where(eq(profiles.id, release.profileId));
  if (!newsroom?.listed) return;
  const followers = sql`select follower_id as profile_id from follows where profile_id = ${release.profileId}`;
  await notifyAudience(tx, effects, followers, {
    kind: "release_published",
    dedupeKey: `release_published:${release.id}`,
    actorProfileId: release.profileId,
    subjectId: release.id,
    data: { title: release.title, url: releaseUrl(newsroom, release.slug) },
  });
}
