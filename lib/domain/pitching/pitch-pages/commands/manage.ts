import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { pitchPageAssets } from "@/db/schema/newsrooms";
import { pitchPages, profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { command } from "@/lib/core/operation";
import { readNow } from "@/lib/domain/newsrooms/releases/views";
import { retireDraftOfPage } from "@/lib/domain/pitching/pitch-drafts/store";
import { uuidv7 } from "@/lib/utils/uuid";
import { requirePitchPublisher, requirePitchWriter } from "../policy";
import { copyTitle, pitchPageDone, unarchivedStatus } from "../rules";
import { pitchPageIdInput, pitchPageLimits } from "../schema";
import { choosePitchSlug, lockPitchPage, refreshPitchPage, requireRoom, type Subject } from "../store";
import { type PitchPageRow, toPitchPageView } from "../views";
import { pitchPageOutput } from "./save";
import { syncDraft } from "./sync-draft";

/** The copy is titled "... (Copy)": a draft with an address of its own, without an end and out of matching. */
export const duplicatePitchPage = command({
  name: "pitchPages.duplicate",
  summary: "Copy a pitch page as a draft",
  input: pitchPageIdInput,
  output: pitchPageOutput,
  access: "signedIn",
  message: pitchPageDone.duplicated,
  subject: ({ db, actor, input }) => lockPitchPage(db, actor, input.id),
  allow: ({ actor, subject: { newsroom } }) => requirePitchWriter(actor, newsroom),
  audit: { kind: "pitch_page", id: ({ output }) => output.pitchPage.id },
  run: async ({ db, actor, subject: { newsroom, page } }) => {
    await requireRoom(db, newsroom.profileId);
    const id = uuidv7();
    const { createdAt: _made, updatedAt: _saved, version: _version, ...content } = page;
    const copy = await db
      .insert(pitchPages)
      .values({
        ...content,
        ...{ id, slug: `.${id}`, userId: actor.userId, status: "draft", publishedAt: null },
        ...{ expiresAt: null, useForMatching: false },
        pitchTitle: copyTitle(page.pitchTitle || page.name, pitchPageLimits.pitchTitle),
      })
      .returning()
      .then(only);
    await db.execute(sql`
      insert into ${pitchPageAssets} (pitch_page_id, asset_id, position)
      select ${id}::uuid, asset_id, position from pitch_page_assets where pitch_page_id = ${page.id}`);
    const slug = await choosePitchSlug(db, newsroom, copy);
    const row = await writeRow(db, id, { slug });
    return { pitchPage: await toPitchPageView(db, row, newsroom, await readNow(db)) };
  },
});

const publicOrDraft = (actor: UserActor, { newsroom, page }: Subject) =>
  requirePitchPublisher(actor, newsroom, page.publishedAt === null);

/** Archives a page: its address says so, and matching leaves it out. Repeating it changes nothing. */
export const archivePitchPage = command({
  name: "pitchPages.archive",
  summary: "Put a pitch page into the archive",
  input: pitchPageIdInput,
  output: pitchPageOutput,
  access: "signedIn",
  message: pitchPageDone.archived,
  subject: ({ db, actor, input }) => lockPitchPage(db, actor, input.id),
  allow: ({ actor, subject }) => publicOrDraft(actor, subject),
  audit: { kind: "pitch_page", id: ({ subject }) => subject.page.id },
  run: async ({ db, subject: { newsroom, page }, effects }) => {
    const row = page.status === "archived" ? page : await writeRow(db, page.id, { status: "archived" });
    await retireDraftOfPage(db, effects, row.id);
    refreshPitchPage(effects, row);
    return { pitchPage: await toPitchPageView(db, row, newsroom, await readNow(db)) };
  },
});

/** Takes a page out of the archive: public again where it was, else a draft. Repeating it changes nothing. */
export const unarchivePitchPage = command({
  name: "pitchPages.unarchive",
  summary: "Take a pitch page out of the archive",
  input: pitchPageIdInput,
  output: pitchPageOutput,
  access: "signedIn",
  message: pitchPageDone.unarchived,
  subject: ({ db, actor, input }) => lockPitchPage(db, actor, input.id),
  allow: ({ actor, subject }) => publicOrDraft(actor, subject),
  audit: { kind: "pitch_page", id: ({ subject }) => subject.page.id },
  run: async ({ db, actor, subject: { newsroom, page }, effects }) => {
    const now = await readNow(db);
    if (page.status !== "archived") return { pitchPage: await toPitchPageView(db, page, newsroom, now) };
    const row = await writeRow(db, page.id, { status: unarchivedStatus(page) });
    const [profile] = await db
      .select({ place: profiles.locationText })
      .from(profiles)
      .where(eq(profiles.id, row.profileId));
    await syncDraft(db, effects, actor, { page: row, place: profile?.place ?? "", now });
    refreshPitchPage(effects, row);
    return { pitchPage: await toPitchPageView(db, row, newsroom, now) };
  },
});

/** Deletes a page for good: its address is unknown from then on. Pitches that were sent with its link stay. */
export const deletePitchPage = command({
  name: "pitchPages.delete",
  summary: "Delete a pitch page",
  input: pitchPageIdInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  message: pitchPageDone.deleted,
  subject: ({ db, actor, input }) => lockPitchPage(db, actor, input.id),
  allow: ({ actor, subject }) => publicOrDraft(actor, subject),
  audit: { kind: "pitch_page", id: ({ subject }) => subject.page.id },
  run: async ({ db, subject: { page }, effects }) => {
    await retireDraftOfPage(db, effects, page.id);
    await db.delete(pitchPages).where(eq(pitchPages.id, page.id));
    refreshPitchPage(effects, page);
    return { id: page.id };
  },
});

async function writeRow(tx: Transaction, id: string, columns: Partial<PitchPageRow>): Promise<PitchPageRow> {
  const row = await tx
    .update(pitchPages)
    .set({ ...columns, version: sql`${pitchPages.version} + 1`, updatedAt: sql`app_now()` })
    .where(eq(pitchPages.id, id))
    .returning()
    .then(only);
  return row;
}
