import { and, desc, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { imports } from "@/db/schema/imports";
import type { Db } from "@/db/types";
import { query } from "@/lib/core/operation";
import { countUpTo, decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { readActingProfile } from "@/lib/domain/newsrooms/releases/policy";
import { copyPictures, previewFolder } from "@/lib/domain/profiles/link-previews/store";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import type { Feed } from "@/lib/platform/feeds/feed";
import { guessLinkType } from "@/lib/platform/safe-fetch/link-type";
import { previewImportInput } from "./input";
import { importOwnedBy, requireImporter } from "./policy";
import { titleOf } from "./rules";
import { importListView, importPreviewView, listImportsInput } from "./schema";
import { readFeedInTurn, readPresent, readRoom } from "./store";
import { toImportViews } from "./views";

/** The list waits so long for pictures, and copies so many: it is of use without them. */
const PICTURES = { deadlineMs: 4000, most: 12 };
export const IMPORT_SECONDS = 40;

/**
 * Answers what the feed at an address offers, the newest first, with what is there already marked. An address that
 * cannot be one is 400; a site that could not be read, or has no feed, comes with `success: false` and what to do.
 */
export const previewImport = query({
  name: "imports.preview",
  summary: "The entries of a site's feed that can be taken over",
  input: previewImportInput,
  output: importPreviewView,
  access: "signedIn",
  rateLimit: { perAddress: 60 },
  deadlineSeconds: IMPORT_SECONDS,
  subject: ({ db, actor }) => readActingProfile(db, actor),
  allow: ({ actor, subject }) => requireImporter(actor, subject),
  run: async ({ db, input, subject: profile }) => {
    const room = isNewsroomType(profile.kind) ? null : await readRoom(db, profile.profileId);
    const nothing = { feedAddress: null, title: "", items: [], withoutAddress: 0, room };
    const read = await readFeedInTurn(input.address);
    if ("problem" in read) return { ...nothing, success: false, error: read.problem };
    const { feed, address } = read;
    const addresses = feed.items.map((item) => item.address);
    const [present, pictures] = await Promise.all([
      readPresent(db, profile.profileId, addresses),
      copyForPreview(feed, previewFolder(profile.profileId)),
    ]);
    const items = feed.items.map((item) => ({
      address: item.address,
      title: titleOf(item),
      summary: item.summary,
      publishedAt: item.publishedAt,
      picture: (item.picture && pictures.get(item.picture)) || null,
      type: guessLinkType(item.address),
      present: present.has(item.address),
    }));
    const { title, withoutAddress } = feed;
    return { success: true, error: null, feedAddress: address, title, items, withoutAddress, room };
  },
});

/** Copies are stored under their content's hash, so that a feed that is read again is not stored again. */
const copyForPreview = (feed: Feed, folder: string) =>
  copyPictures(feed.items.flatMap(({ picture }) => (picture ? [picture] : [])).slice(0, PICTURES.most), {
    folder,
    named: "byContent",
    deadlineMs: PICTURES.deadlineMs,
  });

export const listImports = query({
  name: "imports.list",
  summary: "Own imports, newest first",
  input: listImportsInput,
  output: importListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [last] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const own = importOwnedBy(actor);
    const rows = await db
      .select()
      .from(imports)
      .where(and(own, last ? lt(imports.id, last) : undefined))
      .orderBy(desc(imports.id))
      .limit(input.limit + 1)
      .offset(offsetOf(input));
    const total = input.cursor ? null : await countOwn(db, own);
    const page = toPage(rows, input, total, ({ id }) => [id]);
    return { imports: await toImportViews(db, page.rows), pagination: page.pagination };
  },
});

async function countOwn(db: Db, own: SQL): Promise<number> {
  const counted = countUpTo(TOTAL_CAP + 1, sql`select 1 from ${imports} where ${own}`);
  const rows = await db.execute<{ total: number }>(sql`select ${counted} as total`);
  return only(rows).total;
}
