import { and, desc, eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { releases } from "@/db/schema/newsrooms";
import { profiles, slugs } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { Actor } from "@/lib/core/actor";
import { AppError, notFound } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { profileVisibleTo } from "@/lib/domain/profiles/profiles/policy";
import { isUuid } from "@/lib/utils/uuid";
import { isPublicRelease } from "../policy";
import { wasPublic } from "../rules";
import { publicReleaseInput, publicReleaseListView, publicReleasesInput, publicReleaseView } from "../schema";
import { readNextLiveAt, readPublicRows, refuseWithdrawn } from "../store";
import {
  type ReleaseRow,
  readNewsroom,
  readNow,
  releaseColumns,
  releaseUrl,
  toReleaseItems,
  toReleaseView,
  toReleaseViews,
} from "../views";

const RELATED = 3;

/** Finds a newsroom that the caller may see by its slug, one of its old slugs, or its id. */
async function findNewsroom(db: Db, actor: Actor, address: string) {
  const columns = { id: profiles.id, kind: profiles.kind, slug: profiles.slug };
  const isNewsroom = and(profileVisibleTo(actor), sql`${profiles.kind} in ('brand', 'source')`);
  if (isUuid(address)) {
    const [row] = await db
      .select(columns)
      .from(profiles)
      .where(and(isNewsroom, eq(profiles.id, address)));
    return row ?? null;
  }
  const [row] = await db
    .select(columns)
    .from(slugs)
    .innerJoin(profiles, eq(profiles.id, slugs.profileId))
    .where(and(isNewsroom, eq(slugs.slug, address)));
  return row ?? null;
}

/** Finds a release that is public, or was. */
async function findRelease(db: Db, actor: Actor, address: { slug: string; release: string }) {
  const newsroom = await findNewsroom(db, actor, address.slug);
  if (!newsroom) return null;
  const named = isUuid(address.release)
    ? eq(releases.id, address.release)
    : eq(releases.slug, address.release);
  const [release] = await db
    .select(releaseColumns)
    .from(releases)
    .where(
      and(
        eq(releases.profileId, newsroom.id),
        named,
        sql`(${isPublicRelease} or ${releases.status} = 'withdrawn')`,
      ),
    );
  if (!release || (release.status === "withdrawn" && !wasPublic(release))) return null;
  return { newsroom, release };
}

/** Answers the PDF of a public release; 410 once it was withdrawn, and 503 for the seconds in which it is made. */
export const getReleasePdf = query({
  name: "releases.getPdf",
  summary: "A public release as PDF",
  input: publicReleaseInput,
  output: z.object({ key: z.string(), title: z.string(), url: z.string() }),
  access: { public: "The predicate hides releases until their time." },
  subject: ({ db, actor, input }) => findRelease(db, actor, input),
  run: async ({ db, subject: { newsroom, release } }) => {
    const { pdfKey, pdfVersion, version, title, slug } = release;
    if (release.status === "withdrawn") await refuseWithdrawn(db, eq(releases.id, release.id));
    if (pdfVersion !== version) throw new AppError("unavailable", undefined, { retryAfterSeconds: 5 });
    if (!pdfKey) throw notFound();
    return { key: pdfKey, title, url: releaseUrl(newsroom, slug) };
  },
});

export const listPublicReleases = query({
  name: "releases.listPublic",
  summary: "A newsroom's public releases, newest first",
  input: publicReleasesInput,
  output: publicReleaseListView,
  access: {
    public: "Releases of a listed newsroom are public from their time on; the predicate says which.",
  },
  subject: ({ db, actor, input }) => findNewsroom(db, actor, input.slug),
  run: async ({ db, input, subject: newsroom }) => {
    const { rows, pagination } = await readPublicRows(db, newsroom.id, input);
    return { releases: await toReleaseViews(db, rows, newsroom, await readNow(db), "others"), pagination };
  },
});

/**
 * Answers a release by its slug, an older slug of its newsroom, or ids; `release.url` is its current address. A release
 * that was public and is withdrawn answers only that. Before its time, and for what never was, 404.
 */
export const getPublicRelease = query({
  name: "releases.getPublic",
  summary: "A public release with its newsroom and related news",
  input: publicReleaseInput,
  output: publicReleaseView,
  access: { public: "The predicate hides releases until their time." },
  subject: ({ db, actor, input }) => findRelease(db, actor, input),
  run: async ({ db, subject: { newsroom, release } }) => {
    const [view, now, next, related] = await Promise.all([
      readNewsroom(db, newsroom.id),
      readNow(db),
      readNextLiveAt(db, newsroom.id),
      readRelated(db, release),
    ]);
    if (!view) throw new Error("A listed newsroom was not found again.");
    const withdrawn = release.status === "withdrawn";
    return {
      newsroom: view,
      slug: release.slug,
      withdrawnAt: withdrawn ? (release.withdrawnAt?.toISOString() ?? null) : null,
      release: withdrawn ? null : await toReleaseView(db, release, newsroom, now, "others"),
      related: await toReleaseItems(db, related, newsroom),
      nextChangeAt: next?.toISOString() ?? null,
    };
  },
});

const readRelated = (db: Db, release: ReleaseRow): Promise<ReleaseRow[]> =>
  db
    .select(releaseColumns)
    .from(releases)
    .where(and(eq(releases.profileId, release.profileId), isPublicRelease, ne(releases.id, release.id)))
    .orderBy(desc(releases.liveAt), desc(releases.id))
    .limit(RELATED);
