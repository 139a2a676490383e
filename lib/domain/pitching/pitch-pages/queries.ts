import { and, asc, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { PitchPageStatus } from "@/db/enums";
import { only } from "@/db/only";
import { assets, pitchPageAssets } from "@/db/schema/newsrooms";
import { pitchPages, profiles, slugs } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { isPublicAsset } from "@/lib/domain/newsrooms/assets/policy";
import { toAssetView } from "@/lib/domain/newsrooms/assets/views";
import { readActingProfile } from "@/lib/domain/newsrooms/releases/policy";
import { readNewsroom, readNow } from "@/lib/domain/newsrooms/releases/views";
import { asReader } from "@/lib/domain/profiles/companies/policy";
import { isUuid } from "@/lib/utils/uuid";
import { isPublicPitchPage, ownPitchPage, requirePitchWriter } from "./policy";
import { stateOf } from "./rules";
import {
  listPitchPagesInput,
  pitchPageIdInput,
  pitchPageListView,
  pitchPageView,
  publicPitchPageInput,
  publicPitchPageView,
} from "./schema";
import { toPitchPageView, toPitchPageViews, toPublicPitchPage, withoutContent } from "./views";

const isOver = sql`${pitchPages.status} = 'published' and ${pitchPages.expiresAt} <= app_now()`;

/** The SQL says the same as `stateOf`. */
const inState: Record<PitchPageStatus, SQL> = {
  draft: sql`${pitchPages.status} = 'draft'`,
  published: sql`(${pitchPages.status} = 'published' and (${isOver}) is not true)`,
  archived: sql`${pitchPages.status} = 'archived'`,
  expired: sql`(${pitchPages.status} = 'expired' or (${isOver}))`,
};

export const listPitchPages = query({
  name: "pitchPages.list",
  summary: "Own pitch pages with their states and counts, newest first",
  input: listPitchPagesInput,
  output: pitchPageListView,
  access: "signedIn",
  subject: ({ db, actor }) => readActingProfile(db, actor),
  allow: ({ actor, subject }) => requirePitchWriter(asReader(actor), subject),
  run: async ({ db, actor, input, subject: newsroom }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const [rows, counted] = await Promise.all([
      db
        .select()
        .from(pitchPages)
        .where(
          and(
            ownPitchPage(actor),
            input.status ? inState[input.status] : undefined,
            before ? lt(pitchPages.id, before) : undefined,
          ),
        )
        .orderBy(desc(pitchPages.id))
        .limit(input.limit + 1)
        .offset(offsetOf(input)),
      db
        .select({
          draft: countOf("draft"),
          published: countOf("published"),
          archived: countOf("archived"),
          expired: countOf("expired"),
        })
        .from(pitchPages)
        .where(ownPitchPage(actor)),
    ]);
    const counts = only(counted);
    const all = counts.draft + counts.published + counts.archived + counts.expired;
    const total = input.status ? counts[input.status] : all;
    const { rows: shown, pagination } = toPage(rows, input, total, (row) => [row.id]);
    return { pitchPages: await toPitchPageViews(db, shown, newsroom, await readNow(db)), counts, pagination };
  },
});

const countOf = (state: PitchPageStatus) => sql<number>`count(*) filter (where ${inState[state]})::int`;

export const getPitchPage = query({
  name: "pitchPages.get",
  summary: "One of one's own pitch pages",
  input: pitchPageIdInput,
  output: z.object({ pitchPage: pitchPageView }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ page: pitchPages, kind: profiles.kind })
      .from(pitchPages)
      .innerJoin(profiles, eq(profiles.id, pitchPages.profileId))
      .where(and(ownPitchPage(actor), eq(pitchPages.id, input.id)));
    return row ?? null;
  },
  run: async ({ db, subject: { page, kind } }) => ({
    pitchPage: await toPitchPageView(db, page, { kind }, await readNow(db)),
  }),
});

/**
 * Answers a pitch page as everybody sees it, by its slug or its id; `pitchPage.url` is its current address. An archived
 * one has its names alone; drafts, and those of newsrooms that are not listed, are 404.
 */
export const getPublicPitchPage = query({
  name: "pitchPages.getPublic",
  summary: "A public pitch page with its newsroom and material",
  input: publicPitchPageInput,
  output: publicPitchPageView,
  access: { public: "The predicate hides drafts and newsrooms that are not listed." },
  subject: async ({ db, input }) => {
    const named = isUuid(input.slug)
      ? eq(pitchPages.id, input.slug)
      : sql`${pitchPages.id} = (select ${slugs.pitchPageId} from ${slugs} where ${slugs.slug} = ${input.slug})`;
    const [row] = await db
      .select({ page: pitchPages, kind: profiles.kind })
      .from(pitchPages)
      .innerJoin(profiles, eq(profiles.id, pitchPages.profileId))
      .where(and(isPublicPitchPage, named));
    return row ?? null;
  },
  run: async ({ db, subject: { page, kind } }) => {
    const [newsroom, now, material] = await Promise.all([
      readNewsroom(db, page.profileId),
      readNow(db),
      page.status === "archived" ? [] : readShownAssets(db, page.id),
    ]);
    if (!newsroom) throw new Error("A listed newsroom was not found again.");
    const view = toPublicPitchPage(page, { kind }, now);
    return {
      pitchPage: page.status === "archived" ? withoutContent(view) : view,
      newsroom,
      assets: material,
      changesAt: stateOf(page, now) === "published" && page.expiresAt ? toIso(page.expiresAt) : null,
    };
  },
});

async function readShownAssets(db: Db, pageId: string) {
  const rows = await db
    .select({ asset: assets })
    .from(pitchPageAssets)
    .innerJoin(assets, eq(assets.id, pitchPageAssets.assetId))
    .where(and(eq(pitchPageAssets.pitchPageId, pageId), isPublicAsset))
    .orderBy(asc(pitchPageAssets.position));
  return rows.map(({ asset }) => toAssetView(asset));
}
