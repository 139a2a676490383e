import { and, asc, eq, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { importItems, imports } from "@/db/schema/imports";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { conflict, invalidField, refuseAfterCommit } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { readWithPhotos, removeDrafts, writeDrafts } from "@/lib/domain/newsrooms/releases/drafts";
import { type ActingProfile, readActingProfile } from "@/lib/domain/newsrooms/releases/policy";
import { copyPictures, previewFolder, removeUnusedPreviews } from "@/lib/domain/profiles/link-previews/store";
import { profileActedFor } from "@/lib/domain/profiles/profiles/policy";
import { MAX_SAMPLES } from "@/lib/domain/profiles/work-samples/limits";
import { readWork, writeWork } from "@/lib/domain/profiles/work-samples/store";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { webAddress } from "@/lib/platform/feeds/clean-feed";
import type { FeedItem } from "@/lib/platform/feeds/feed";
import { uuidv7 } from "@/lib/utils/uuid";
import { createImportInput } from "./input";
import { importOwnedBy, requireImporter } from "./policy";
import { IMPORT_SECONDS } from "./queries";
import {
  draftFrom,
  fingerprintOfRelease,
  fingerprintOfWork,
  importRefusals,
  noRoomFor,
  workFrom,
} from "./rules";
import { createImportOutput, importIdInput, undoImportOutput } from "./schema";
import { readFeedInTurn, readPresent, readRoom } from "./store";
import { type ImportRow, toImportViews } from "./views";

const PICTURES_MS = 12_000;

type Chosen = {
  address: string;
  title: string;
  items: FeedItem[];
  missing: number;
  pictures: Map<string, string>;
};

/**
 * Makes the chosen entries of a feed pieces of work or drafts of releases, whichever the profile has. The feed is read
 * again, so that nothing but what it says is taken over. Entries that are there already stay as they are: an entry
 * becomes one row, however often and by however many it is chosen.
 */
export const createImport = command({
  name: "imports.create",
  summary: "Take over entries of a feed as work samples or as drafts of releases",
  input: createImportInput,
  output: createImportOutput,
  access: "signedIn",
  rateLimit: { perAddress: 60 },
  deadlineSeconds: IMPORT_SECONDS,
  prepare: ({ actor, input }) => readChosen(actor, input),
  subject: ({ db, actor }) => lockActingProfile(db, actor),
  allow: ({ actor, subject }) => requireImporter(actor, subject),
  audit: { kind: "import", id: ({ output }) => output.import?.id },
  run: async ({ db, actor, subject: profile, prepared: chosen, effects }) => {
    const { profileId } = profile;
    const present = await readPresent(
      db,
      profileId,
      chosen.items.map(({ address }) => address),
    );
    const fresh = chosen.items.filter(({ address }) => !present.has(address));
    const counts = { present: chosen.items.length - fresh.length, missing: chosen.missing };
    const copies = [...chosen.pictures.values()];
    if (!isNewsroomType(profile.kind)) {
      const room = await readRoom(db, profileId);
      if (fresh.length > room) {
        await removeUnusedPreviews(db, effects, profileId, copies);
        return refuseAfterCommit(conflict(noRoomFor(fresh.length, room, MAX_SAMPLES)));
      }
    }
    if (fresh.length === 0) {
      await removeUnusedPreviews(db, effects, profileId, copies);
      return { import: null, created: 0, ...counts };
    }
    const { address, title } = chosen;
    const row = await db
      .insert(imports)
      .values({ profileId, userId: actor.userId, address, title, created: fresh.length })
      .returning()
      .then(only);
    const write = isNewsroomType(profile.kind) ? writeReleases : writePieces;
    await write(db, effects, { profile, row, userId: actor.userId, chosen: { ...chosen, items: fresh } });
    // The copies were made for entries that turned out to be there already.
    await removeUnusedPreviews(db, effects, profileId, copies);
    const [view] = await toImportViews(db, [row]);
    return { import: view ?? null, created: fresh.length, ...counts };
  },
});

/**
 * Removes what an import made and nobody changed since; what somebody changed, or published, stays theirs. Undoing
 * again removes what is unchanged by then.
 */
export const undoImport = command({
  name: "imports.undo",
  summary: "Undo an import: remove what it made and nobody changed since",
  input: importIdInput,
  output: undoImportOutput,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const profile = await lockActingProfile(db, actor);
    const [row] = await db
      .select()
      .from(imports)
      .where(and(importOwnedBy(actor), eq(imports.id, input.id)))
      .for("update");
    return profile && row ? { profile, row } : null;
  },
  allow: ({ actor, subject: { profile } }) => requireImporter(actor, profile),
  audit: { kind: "import", id: ({ subject }) => subject.row.id },
  run: async ({ db, subject: { profile, row }, effects }) => {
    const items = await db
      .select()
      .from(importItems)
      .where(eq(importItems.importId, row.id))
      .orderBy(asc(importItems.id));
    const remove = isNewsroomType(profile.kind) ? removeReleases : removePieces;
    const removed = await remove(db, effects, profile, items);
    const undone = await db
      .update(imports)
      .set({ removed: sql`${imports.removed} + ${removed}`, undoneAt: sql`app_now()` })
      .where(eq(imports.id, row.id))
      .returning()
      .then(only);
    const view = only(await toImportViews(db, [undone]));
    return { import: view, removed, stay: items.length - removed };
  },
});

/** Reads the chosen entries as the feed has them now, with our own copies of their pictures where work is shown. */
async function readChosen(
  actor: UserActor,
  { address, items: asked }: { address: string; items: string[] },
): Promise<Chosen> {
  const read = await readFeedInTurn(address);
  if ("problem" in read) throw invalidField("address", read.problem);
  const { feed } = read;
  const wanted = new Set(asked.map((one) => webAddress(one) ?? one));
  const items = feed.items.filter((item) => wanted.has(item.address));
  if (items.length === 0) throw invalidField("items", importRefusals.notInFeed);
  const isWriter = actor.userType === "press" || actor.userType === "paid_media";
  const pictures = isWriter ? items.flatMap(({ picture }) => (picture ? [picture] : [])) : [];
  return {
    address: read.address,
    title: feed.title,
    items,
    missing: wanted.size - items.length,
    pictures: await copyPictures(pictures, {
      folder: previewFolder(actor.profileId),
      named: "uniquely",
      deadlineMs: PICTURES_MS,
    }),
  };
}

/** Locks the profile acted for, so that its imports take turns and none misses what another is about to write. */
async function lockActingProfile(db: Transaction, actor: UserActor): Promise<ActingProfile | null> {
  await db.select({ id: profiles.id }).from(profiles).where(profileActedFor(actor)).for("update");
  return readActingProfile(db, actor);
}

type Writing = { profile: ActingProfile; row: ImportRow; userId: string; chosen: Chosen };

async function writePieces(
  tx: Transaction,
  effects: Effects,
  { profile, row, chosen }: Writing,
): Promise<void> {
  const isPress = profile.kind === "press";
  const added = chosen.items.map((item) => {
    const image = (item.picture && chosen.pictures.get(item.picture)) || null;
    return { id: uuidv7(), ...workFrom(item, { title: chosen.title, isPress, image }) };
  });
  await writeWork(tx, effects, profile.profileId, { added, edited: [], removed: [] });
  const ids = added.map(({ id }) => id);
  const byId = new Map((await readWork(tx, profile.profileId, ids)).map((piece) => [piece.id, piece]));
  await tx.insert(importItems).values(
    ids.flatMap((workSampleId, place) => {
      const piece = byId.get(workSampleId);
      const address = chosen.items[place]?.address;
      if (!piece || !address) throw new Error("A piece was not written.");
      const fingerprint = fingerprintOfWork(piece);
      return { importId: row.id, profileId: profile.profileId, address, workSampleId, fingerprint };
    }),
  );
}

async function writeReleases(
  tx: Transaction,
  _: Effects,
  { profile, row, userId, chosen }: Writing,
): Promise<void> {
  // The newest entry becomes the newest draft, which a newsroom's list shows first.
  const items = chosen.items.toReversed();
  const drafts = await writeDrafts(tx, profile, userId, items.map(draftFrom));
  await tx.insert(importItems).values(
    drafts.map((draft, place) => {
      const address = items[place]?.address;
      if (!address) throw new Error("A draft was not written.");
      const fingerprint = fingerprintOfRelease({ ...draft, photos: 0 });
      return { importId: row.id, profileId: profile.profileId, address, releaseId: draft.id, fingerprint };
    }),
  );
}

type Item = typeof importItems.$inferSelect;
const idsOf = (ids: (string | null)[]) => ids.filter((id) => id !== null);

async function removePieces(
  tx: Transaction,
  effects: Effects,
  profile: ActingProfile,
  items: Item[],
): Promise<number> {
  const made = new Map(items.map(({ workSampleId, fingerprint }) => [workSampleId, fingerprint]));
  const rows = await readWork(tx, profile.profileId, idsOf([...made.keys()]));
  const removed = rows.filter((piece) => made.get(piece.id) === fingerprintOfWork(piece));
  await writeWork(tx, effects, profile.profileId, { added: [], edited: [], removed });
  return removed.length;
}

async function removeReleases(
  tx: Transaction,
  effects: Effects,
  profile: ActingProfile,
  items: Item[],
): Promise<number> {
  const made = new Map(items.map(({ releaseId, fingerprint }) => [releaseId, fingerprint]));
  const rows = await readWithPhotos(tx, profile.profileId, idsOf([...made.keys()]));
  const unchanged = rows.filter((draft) => made.get(draft.id) === fingerprintOfRelease(draft));
  const ids = unchanged.map(({ id }) => id);
  return (await removeDrafts(tx, effects, profile.profileId, ids)).length;
}
