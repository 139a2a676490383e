import { and, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { assets } from "@/db/schema/newsrooms";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { bounds } from "@/lib/core/bounds";
import { invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { assetOwnedBy } from "../policy";
import { assetView, severalAssetsInput, updateAssetsInput } from "../schema";
import { pageTagsOf } from "../store";
import { ownAssetColumns, toOwnAssetView } from "../views";
import { requireWhole, storedKeys } from "./edit-asset";

/** Sets the fields that are sent for all of them and adds the tags to each, or changes nothing. */
export const updateAssets = command({
  name: "assets.updateSeveral",
  summary:
    "Set credit, copyright, licence, kind, source type or data mining of many assets at once, and add tags to each",
  input: updateAssetsInput,
  output: z.object({ assets: z.array(assetView) }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockAssets(db, actor, input.ids),
  audit: { kind: "profile", id: ({ actor }) => actor.profileId },
  run: async ({ db, actor, input, subject, effects }) => {
    const { ids, addTags = [], digitalSourceType: answer, ...fields } = input;
    for (const asset of subject) {
      requireWhole({ ...asset, kind: fields.kind ?? asset.kind });
      const fresh = addTags.filter((tag) => !hasTag(asset.tags, tag));
      if (asset.tags.length + fresh.length > bounds.tags)
        throw invalidField("addTags", `Tags: at most ${bounds.tags} on one asset`);
    }
    const added = sql`(select coalesce(array_agg(tag order by place), '{}') from
      jsonb_array_elements_text(${JSON.stringify(addTags)}::jsonb) with ordinality as added(tag, place)
      where lower(tag) not in (select lower(known) from unnest(${assets.tags}) as known))`;
    const rows = await db
      .update(assets)
      .set({
        ...fields,
        ...(fields.dataMining === undefined ? {} : { dataMiningInFile: false }),
        // What a file says itself stays.
        ...(answer === undefined
          ? {}
          : {
              digitalSourceType: sql`case when ${assets.digitalSourceTypeInFile} then ${assets.digitalSourceType}
                else ${answer}::digital_source_type end`,
            }),
        ...(addTags.length > 0 ? { tags: sql`${assets.tags} || ${added}` } : {}),
        updatedAt: sql`app_now()`,
      })
      .where(inArray(assets.id, ids))
      .returning(ownAssetColumns);
    effects.invalidate(...pageTagsOf(actor.profileId, rows));
    return { assets: rows.map(toOwnAssetView) };
  },
});

/** Deletes all of them, or none; a job deletes their files. */
export const deleteAssets = command({
  name: "assets.deleteSeveral",
  summary: "Delete many assets and their files at once",
  input: severalAssetsInput,
  output: z.object({ ids: z.array(z.uuid()) }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockAssets(db, actor, input.ids),
  audit: { kind: "profile", id: ({ actor }) => actor.profileId },
  run: async ({ db, actor, input: { ids }, subject, effects }) => {
    await db.delete(assets).where(inArray(assets.id, ids));
    const keys = subject.flatMap(storedKeys);
    if (keys.length > 0) effects.job(removeFilesJob, { keys });
    effects.invalidate(profileTag(actor.profileId));
    return { ids };
  },
});

const hasTag = (tags: string[], wanted: string) =>
  tags.some((tag) => tag.toLowerCase() === wanted.toLowerCase());

/** Locks the caller's assets by id, so that two requests cannot deadlock; null where one is not theirs. */
async function lockAssets(db: Transaction, actor: UserActor, ids: string[]) {
  const rows = await db
    .select()
    .from(assets)
    .where(and(assetOwnedBy(actor), inArray(assets.id, ids)))
    .orderBy(assets.id)
    .for("update");
  return rows.length === ids.length ? rows : null;
}
