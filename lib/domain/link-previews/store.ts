import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { removeAssetFilesJob } from "@/lib/domain/assets/events";

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
