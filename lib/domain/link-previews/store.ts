import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { removeAssetFilesJob } from "@/lib/domain/assets/events";
import { storeLinkPicture } from "@/lib/platform/images/link-picture-store";
import { log } from "@/lib/platform/log";

/** Where the copies of pictures lie that were made for a profile's forms, whether they were saved there or not. */
export const previewFolder = (profileId: string) => `previews/${profileId}`;

/**
 * Has the copies deleted that `before` named, as rows of a profile, and that nothing of the profile names any more.
 * Another profile's are left alone, whoever wrote their paths into these rows.
 */
export async function removeUnusedPreviews(
  db: Transaction,
  effects: Effects,
  profileId: string,
  ...before: unknown[]
): Promise<void> {
  const own = new RegExp(`${previewFolder(profileId)}/[0-9a-f]{32}-600\\.webp`, "g");
  const named = [...new Set(JSON.stringify(before).match(own) ?? [])];
  if (named.length === 0) return;
  const unused = await db.execute<{ key: string }>(sql`
    select key from unnest(${`{${named.join(",")}}`}::text[]) as key where not exists (
      select 1 from work_samples where profile_id = ${profileId} and image = '/files/' || key
      union all select 1 from profiles where id = ${profileId}
        and position(key in hero_stories::text || press_contacts::text) > 0
      union all select 1 from builder_drafts where profile_id = ${profileId}
        and position(key in "values"::text || base::text) > 0)`);
  if (unused.length > 0) effects.job(removeAssetFilesJob, { keys: unused.map(({ key }) => key) });
}

type Copy = { folder: string; named: "byContent" | "uniquely"; deadlineMs: number };

/** The path of our copy of another page's picture, or null where there is none within the time left. */
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

/** Fewer than the picture process works through in a request's time. */
const AT_ONCE = 4;
/** With less than this left of the deadline no picture is asked for. */
const LEAST_MS = 250;

/** Our copies of several pictures by their addresses, as many as there is time for. */
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
