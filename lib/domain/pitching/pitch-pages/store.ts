import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { assets, pitchPageAssets } from "@/db/schema/newsrooms";
import { pitchDrafts } from "@/db/schema/pitches";
import { pitchPages, profiles, slugs } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { conflict, invalidField } from "@/lib/core/errors";
import { type ActingProfile, readActingProfile } from "@/lib/domain/newsrooms/releases/policy";
import { profileTag, slugTag } from "@/lib/domain/profiles/profiles/tags";
import { slugify } from "@/lib/domain/profiles/slugs/slug";
import { claimSlug } from "@/lib/domain/profiles/slugs/store";
import { settings } from "@/lib/platform/settings/settings";
import { isOpenPitchPage, ownPitchPage } from "./policy";
import { type PitchPageRow, pitchPageUrl } from "./views";

/** Nobody needs so many; the limit bounds what one newsroom can store. */
const MAX_PITCH_PAGES = 200;

export type Subject = { newsroom: ActingProfile; page: PitchPageRow };

/** Locks one of the newsroom's own pages and returns it with the newsroom; null, as for an unknown id. */
export async function lockPitchPage(db: Transaction, actor: UserActor, id: string): Promise<Subject | null> {
  const [page] = await db
    .select()
    .from(pitchPages)
    .where(and(ownPitchPage(actor), eq(pitchPages.id, id)))
    .for("update");
  const newsroom = page && (await readActingProfile(db, actor));
  return newsroom ? { newsroom, page } : null;
}

/** @throws AppError `conflict` for a newsroom that has as many pages as it may have. */
export async function requireRoom(tx: Transaction, profileId: string): Promise<void> {
  // Pages that are made side by side take turns, so that none is counted past.
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for("no key update");
  const stored = await tx
    .select({ id: pitchPages.id })
    .from(pitchPages)
    .where(eq(pitchPages.profileId, profileId))
    .limit(MAX_PITCH_PAGES);
  if (stored.length < MAX_PITCH_PAGES) return;
  throw conflict(
    `You have ${MAX_PITCH_PAGES} pitch pages, which is as many as we keep. Please delete one first.`,
  );
}

type Named = Pick<PitchPageRow, "name" | "pitchTitle">;
const titleOf = ({ name, pitchTitle }: Named) => pitchTitle || name;

/**
 * Returns the address of a page: its title's slug, or -1, -2 and so on behind it. It follows the title until the page
 * is first public; from then on it stays. `page` is as stored, `next` what is saved over it.
 */
export async function choosePitchSlug(
  tx: Transaction,
  newsroom: ActingProfile,
  page: Named & Pick<PitchPageRow, "id" | "slug" | "publishedAt">,
  next: Named = page,
): Promise<string> {
  const name = titleOf(next);
  // A new page has a slug that no title gives.
  const isChosen = !page.slug.startsWith(".");
  if (page.publishedAt || (isChosen && slugify(titleOf(page)) === slugify(name))) return page.slug;
  // Nobody has seen the earlier address.
  await tx.delete(slugs).where(eq(slugs.pitchPageId, page.id));
  return claimSlug(tx, { pitchPageId: page.id }, name, newsroom.kind);
}

/** Locks the page of a draft before the draft, because a save of the page takes them in this order. */
export async function lockPageOfDraft(tx: Transaction, draft: SQL): Promise<void> {
  await tx
    .select({ id: pitchPages.id })
    .from(pitchPages)
    .where(sql`${pitchPages.id} = (select ${pitchDrafts.pitchPageId} from ${pitchDrafts} where ${draft})`)
    .for("no key update");
}

/** Stores whether the owner of a page's draft uses it for matching. */
export async function markUsedForMatching(
  tx: Transaction,
  pitchPageId: string | null,
  isUsed: boolean,
): Promise<void> {
  if (!pitchPageId) return;
  await tx
    .update(pitchPages)
    .set({ useForMatching: isUsed, version: sql`${pitchPages.version} + 1`, updatedAt: sql`app_now()` })
    .where(and(eq(pitchPages.id, pitchPageId), ne(pitchPages.useForMatching, isUsed)));
}

/** Makes this own material the page's, in this order. @throws AppError `invalid_input` for any other. */
export async function attachAssets(tx: Transaction, page: PitchPageRow, ids: string[]): Promise<void> {
  await tx.delete(pitchPageAssets).where(eq(pitchPageAssets.pitchPageId, page.id));
  if (ids.length === 0) return;
  const rows = await tx.execute(sql`
    insert into ${pitchPageAssets} (pitch_page_id, asset_id, position)
    select ${page.id}::uuid, ${assets.id}, wanted.position
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as wanted(id, position)
    join ${assets} on ${assets.id} = wanted.id::uuid and ${assets.profileId} = ${page.profileId}
    returning 1`);
  if (rows.length !== ids.length) {
    throw invalidField("assets", "Assets must be material of your own newsroom.");
  }
}

/** Invalidates a page under its address, and every list that names it. */
export function refreshPitchPage(effects: Effects, page: Pick<PitchPageRow, "slug" | "profileId">): void {
  effects.invalidate(slugTag(page.slug), profileTag(page.profileId), PITCH_PAGES_TAG);
}
/** The map for search engines lists the pitch pages of all newsrooms under this tag. */
export const PITCH_PAGES_TAG = "pitch-pages";

/** Returns the whole address of the sender's page that a draft belongs to, where everybody may read it; else null. */
export async function readDraftLink(
  db: Db,
  pitchPageId: string | null,
  senderProfileId: string,
): Promise<string | null> {
  if (!pitchPageId) return null;
  const [row] = await db
    .select({ slug: pitchPages.slug, kind: profiles.kind })
    .from(pitchPages)
    .innerJoin(profiles, eq(profiles.id, pitchPages.profileId))
    .where(
      and(
        eq(pitchPages.id, pitchPageId),
        eq(pitchPages.profileId, senderProfileId),
        isOpenPitchPage,
        eq(profiles.listed, true),
      ),
    );
  return row ? `${settings().APP_URL}${pitchPageUrl(row.kind, row.slug)}` : null;
}
