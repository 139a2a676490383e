import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { assets, releases } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { execute } from "@/lib/core/execute";
import { rowId } from "@/lib/core/fields";
import { job, jobOf, sweep } from "@/lib/core/jobs";
import { command, query } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { log } from "@/lib/platform/log";
import { settings } from "@/lib/platform/settings/settings";
import { storage } from "@/lib/platform/storage/storage";
import { setRelease } from "../pdf/set-release";
import { isPublicRelease } from "../policy";
import { newsroomView, releaseView } from "../schema";
import { readNewsroom, readNow, releaseColumns, toReleaseView } from "../views";

const oneRelease = z.object({ releaseId: rowId() });

const toSet = z.object({
  release: releaseView,
  newsroom: newsroomView,
  /** Its first photo as it is stored for the web. */
  pictureKey: z.string().nullable(),
});

export const readToSet = query({
  name: "releases.readToSet",
  summary: "A public release as its PDF shows it",
  input: oneRelease,
  output: z.object({ found: toSet.nullable() }),
  access: "jobs",
  run: async ({ db, input: { releaseId } }) => {
    const [row] = await db
      .select(releaseColumns)
      .from(releases)
      .where(and(eq(releases.id, releaseId), isPublicRelease));
    const newsroom = row && (await readNewsroom(db, row.profileId));
    if (!newsroom) return { found: null };
    const [profile] = await db
      .select({ kind: profiles.kind, slug: profiles.slug })
      .from(profiles)
      .where(eq(profiles.id, row.profileId));
    if (!profile) return { found: null };
    const release = await toReleaseView(db, row, profile, await readNow(db), "others");
    const [photo] = release.pictures;
    return { found: { release, newsroom, pictureKey: photo ? await readPictureKey(db, photo.id) : null } };
  },
});

async function readPictureKey(db: Db, assetId: string): Promise<string | null> {
  const [photo] = await db
    .select({ renditions: assets.renditions })
    .from(assets)
    .where(eq(assets.id, assetId));
  return photo?.renditions.findLast(({ format }) => format === "webp")?.key ?? null;
}

/** Shows the PDF of a version; null where it cannot be set. What it takes the place of is deleted. */
export const showPdf = command({
  name: "releases.showPdf",
  summary: "Show a release's PDF",
  input: oneRelease.extend({ version: z.number().int(), key: z.string().nullable() }),
  output: z.object({ shown: z.boolean() }),
  access: "jobs",
  audit: { skip: "Another form of what is public." },
  run: async ({ db, input: { releaseId, version, key }, effects }) => {
    const [before] = await db
      .select({ profileId: releases.profileId, key: releases.pdfKey })
      .from(releases)
      .where(and(eq(releases.id, releaseId), eq(releases.version, version), isPublicRelease))
      .for("update");
    if (before) {
      await db.update(releases).set({ pdfKey: key, pdfVersion: version }).where(eq(releases.id, releaseId));
      effects.invalidate(profileTag(before.profileId));
    }
    const unused = before ? before.key : key;
    if (unused && unused !== (before ? key : null)) effects.job(removeFilesJob, { keys: [unused] });
    return { shown: before !== undefined };
  },
});

/** Sets the PDF of a release that is public. A text that our typefaces have no signs for has none. */
export const setPdfJob = job({
  name: "releases.setPdf",
  queue: "pictures",
  payload: oneRelease,
  run: async ({ payload: { releaseId }, actor }) => {
    const { found } = await execute(actor, readToSet, { releaseId });
    if (!found) return;
    const { release, newsroom, pictureKey } = found;
    const files = await storage();
    const stored = pictureKey && !pictureKey.startsWith("/") ? await files.get(pictureKey) : null;
    const picture = stored && (await buffer(stored.stream));
    const pdf = await setRelease(release, newsroom, { picture, appUrl: settings().APP_URL });
    const mark = pdf && createHash("sha256").update(pdf).digest("hex").slice(0, 16);
    const key = mark && `releases/${releaseId}/${mark}.pdf`;
    if (pdf && key) await files.put(key, pdf, { contentType: "application/pdf" });
    else log.info({ releaseId }, "A release has signs that no typeface of its PDF has");
    await execute(actor, showPdf, { releaseId, version: release.version, key });
  },
});

/** Asks for the PDF of a release. It has one waiting job, which a later save replaces. */
export const askForPdf = (effects: Effects, releaseId: string) =>
  effects.job(setPdfJob, { releaseId }, { key: `release-pdf:${releaseId}` });

/** This sweep is the fallback of those jobs, and sets the PDFs of releases that were there before. */
export const findReleasesToSet = command(
  sweep({
    name: "releases.findToSet",
    summary: "Find public releases without a PDF of their present version",
    find: (db, limit) =>
      db
        .select({ id: releases.id })
        .from(releases)
        .where(and(isPublicRelease, sql`${releases.pdfVersion} is distinct from ${releases.version}`))
        .orderBy(asc(releases.liveAt))
        .limit(limit),
    add: (effects, { id }) => askForPdf(effects, id),
  }),
);
export const findReleasesToSetJob = jobOf(findReleasesToSet, { cron: "*/5 * * * *" });
