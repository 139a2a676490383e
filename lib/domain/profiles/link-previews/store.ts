import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { storeLinkPicture } from "@/lib/platform/images/link-picture-store";
import { log } from "@/lib/platform/log";
import { uuidv7 } from "@/lib/utils/uuid";

export const PREVIEW_FOLDERS = "previews";
/** The pictures of a profile's forms are here, copied from other pages or uploaded, saved or not. */
export const previewFolder = (profileId: string) => `${PREVIEW_FOLDERS}/${profileId}`;

/** An uploaded picture gets a name of its own, which contains the moment of the upload. */
export const newPictureKey = (profileId: string) =>
  `${previewFolder(profileId)}/${uuidv7().replaceAll("-", "")}-1600.webp`;

/**
 * Has those pictures deleted that `before` named, as rows of a profile, and that nothing of the profile names any more.
 * Another profile's are left alone, whoever wrote their paths into these rows.
 */
export async function removeUnusedPreviews(
  db: Transaction,
  effects: Effects,
  profileId: string,
  ...before: unknown[]
): Promise<void> {
  const own = new RegExp(`${previewFolder(profileId)}/[0-9a-f]{32}-(?:600|1600)\\.webp`, "g");
  const named = [...new Set(JSON.stringify(before).match(own) ?? [])];
  await removeUnnamed(db, effects, named);
}

/** A picture may wait so many days for its form to be saved. */
const UNSAVED_DAYS = 7;

/**
 * Has those of these pictures deleted that no form of their profile named within that time. A name that is the hash of
 * a content contains no time: such a picture was shown once and can be made again.
 */
export function removeNeverSaved(db: Transaction, effects: Effects, keys: string[]): Promise<void> {
  const stored = sql`to_timestamp(('x' || left(split_part(key, '/', 3), 12))::bit(48)::bigint / 1000.0)`;
  return removeUnnamed(
    db,
    effects,
    keys.filter((key) => KEY.test(key)),
    sql`(substr(split_part(key, '/', 3), 13, 1) <> '7' or ${stored} < app_now() - make_interval(days => ${UNSAVED_DAYS}))`,
  );
}

const KEY = /^previews\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{32}-(600|1600)\.webp$/;

async function removeUnnamed(
  db: Transaction,
  effects: Effects,
  keys: string[],
  condition = sql`true`,
): Promise<void> {
  if (keys.length === 0) return;
  const unused = await db.execute<{ key: string }>(sql`
    select key from (
      select key, split_part(key, '/', 2)::uuid as owner from unnest(${`{${keys.join(",")}}`}::text[]) as key
    ) as stored where ${condition} and not exists (
      select 1 from work_samples where profile_id = owner and image = '/files/' || key
      union all select 1 from profiles where id = owner
        and position(key in hero_stories::text || press_contacts::text) > 0
      union all select 1 from builder_drafts where profile_id = owner
        and position(key in "values"::text || base::text) > 0)`);
  if (unused.length > 0) effects.job(removeFilesJob, { keys: unused.map(({ key }) => key) });
}

/** With less than this left of the deadline no picture is asked for. */
const LEAST_MS = 250;

type Copy = { folder: string; named: "byContent" | "uniquely"; deadlineMs: number };

/** Copies another page's picture and returns its path, or null where there is none within the time left. */
export async function copyPicture(image: string, { deadlineMs, ...place }: Copy): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), deadlineMs);
  });
  const copy = storeLinkPicture(image, { ...place, deadlineMs }).catch((error: unknown) => {
    log.info({ err: error }, "A page's picture could not be copied");
    return null;
  });
  const key = await Promise.race([copy, expiry]);
  clearTimeout(timer);
  return key && `/files/${key}-600.webp`;
}

/** Copies the first of these pictures that is one, within the time left for all of them; null where none is. */
export async function copyFirstPicture(
  images: string[],
  { deadlineMs, ...place }: Copy,
): Promise<string | null> {
  const end = performance.now() + deadlineMs;
  for (const image of images) {
    const left = end - performance.now();
    const copy = left > LEAST_MS ? await copyPicture(image, { ...place, deadlineMs: left }) : null;
    if (copy) return copy;
  }
  return null;
}

/** The picture process works through more than these in a request's time. */
const AT_ONCE = 4;
/** Copies pictures and returns our paths by their addresses, as many as there is time for. */
export async function copyPictures(images: string[], place: Copy): Promise<Map<string, string>> {
  const end = performance.now() + place.deadlineMs;
  const copies = new Map<string, string>();
  const waiting = [...new Set(images)];
  const work = async () => {
    for (let image = waiting.shift(); image; image = waiting.shift()) {
      const deadlineMs = end - performance.now();
      if (deadlineMs < LEAST_MS) return;
      const copy = await copyPicture(image, { ...place, deadlineMs });
      if (copy) copies.set(image, copy);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return copies;
}
