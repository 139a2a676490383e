import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { assets, type Rendition } from "@/db/schema/newsrooms";
import { job } from "@/lib/core/jobs";
import { profileTag } from "@/lib/domain/profiles/tags";
import type { MadeRendition } from "@/lib/platform/images/renditions";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import type { AssetRow } from "./views";

/** Deletes stored files. Absent ones are fine. */
export const removeAssetFilesJob = job({
  name: "assets.removeFiles",
  payload: z.object({ keys: z.array(z.string()) }),
  run: async ({ payload: { keys } }) => {
    const files = await storage();
    for (const key of keys) await files.delete(key);
  },
});

/** What a picture's sizes are made from: a poster where there is one, else the original. */
const sourceKey = sql<string>`coalesce(${assets.posterKey}, ${assets.originalKey})`;

/** Makes a picture's or poster's sizes for the web and shows the asset. What can't be read is marked as failed. */
export const renderAssetJob = job({
  name: "assets.render",
  // One after another: decoding a large picture takes much memory for a moment.
  queue: "pictures",
  payload: z.object({ assetId: z.uuid() }),
  run: async ({ payload: { assetId }, transact }) => {
    const [asset] = await transact((tx) => tx.select().from(assets).where(eq(assets.id, assetId)));
    const key = asset?.posterKey ?? asset?.originalKey;
    if (!asset || !key) return;
    const made = await renderFile(asset, key);
    await transact(async (tx, effects) => {
      const [shown] = await tx
        .update(assets)
        .set(made ? { renditions: made, state: "ready" } : { state: "failed" })
        .where(and(eq(assets.id, assetId), eq(sourceKey, key)))
        .returning({ profileId: assets.profileId });
      if (shown) effects.invalidate(profileTag(shown.profileId));
      // Deleted or changed meanwhile: these sizes are unused. Changed now: the earlier ones are.
      const retained = new Set((shown ? made : asset.renditions)?.map((size) => size.key));
      const unused = [...asset.renditions, ...(made ?? [])]
        .map((size) => size.key)
        .filter((k) => !retained.has(k));
      if (unused.length > 0) effects.job(removeAssetFilesJob, { keys: unused });
    });
  },
});

/** Stores every size and returns their keys; null when the file is not there or can't be read. */
async function renderFile(asset: AssetRow, key: string): Promise<Rendition[] | null> {
  const files = await storage();
  const stored = await files.get(key);
  if (!stored) return null;
  const file = await buffer(stored.stream);
  const made = await makeOrNull(file);
  if (!made) return null;
  const mark = createHash("sha256").update(key).update(file).digest("hex").slice(0, 8);
  const sizes: Rendition[] = [];
  for (const { file: body, ...size } of made) {
    const at = `assets/${asset.id}/${mark}-${size.width}.${size.format}`;
    await files.put(at, body, { contentType: `image/${size.format}` });
    sizes.push({ ...size, key: at });
  }
  return sizes;
}

async function makeOrNull(file: Buffer): Promise<MadeRendition[] | null> {
  try {
    // Loaded by the worker alone: the app, which asks for this job, never works on pictures itself.
    const { makeRenditions } = await import("@/lib/platform/images/renditions");
    return await makeRenditions(file);
  } catch (error) {
    log.info({ err: error }, "An asset's picture could not be rendered");
    return null;
  }
}
