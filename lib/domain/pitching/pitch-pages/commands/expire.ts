import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { pitchPages, profiles } from "@/db/schema/profiles";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { retireDraftOfPage } from "@/lib/domain/pitching/pitch-drafts/store";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { refreshPitchPage } from "../store";
import { pitchPageUrl } from "../views";

const isDue = and(eq(pitchPages.status, "published"), sql`${pitchPages.expiresAt} <= app_now()`);

/** Marks one page as expired, if its last day has passed, takes it out of matching, and notifies its newsroom. */
export const expirePitchPage = command({
  name: "pitchPages.expireOne",
  summary: "Mark a pitch page as expired",
  input: z.object({ pitchPageId: z.uuid() }),
  output: z.object({ expired: z.boolean() }),
  access: "jobs",
  audit: { kind: "pitch_page", id: ({ input, output }) => (output.expired ? input.pitchPageId : undefined) },
  run: async ({ db, input, effects }) => {
    const [page] = await db
      .update(pitchPages)
      .set({ status: "expired", version: sql`${pitchPages.version} + 1`, updatedAt: sql`app_now()` })
      .where(and(eq(pitchPages.id, input.pitchPageId), isDue))
      .returning();
    if (!page) return { expired: false };
    await retireDraftOfPage(db, effects, page.id);
    refreshPitchPage(effects, page);
    const newsroom = await db
      .select({ kind: profiles.kind })
      .from(profiles)
      .where(eq(profiles.id, page.profileId))
      .then(only);
    await notify(db, effects, {
      profileId: page.profileId,
      kind: "pitch_page_expired",
      // A page that is prolonged and expires again causes another notice.
      dedupeKey: `pitch_page_expired:${page.id}:${page.expiresAt?.toISOString()}`,
      subjectId: page.id,
      data: { title: page.pitchTitle, url: pitchPageUrl(newsroom.kind, page.slug) },
    });
    return { expired: true };
  },
});
export const expirePitchPageJob = jobOf(expirePitchPage);

export const findExpiredPitchPages = command(
  sweep({
    name: "pitchPages.findExpired",
    summary: "Find pitch pages whose last day has passed",
    find: (db, limit) =>
      db
        .select({ id: pitchPages.id })
        .from(pitchPages)
        .where(isDue)
        .orderBy(pitchPages.expiresAt)
        .limit(limit),
    add: (effects, { id }) =>
      effects.job(expirePitchPageJob, { pitchPageId: id }, { key: `pitch-page-expire:${id}` }),
  }),
);
export const findExpiredPitchPagesJob = jobOf(findExpiredPitchPages, { cron: "3,18,33,48 * * * *" });
