import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { assets, type Rendition } from "@/db/schema/newsrooms";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { command, query } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { rendition } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { showAssetAt } from "@/lib/domain/profiles/profiles/store";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import type { MadeRendition } from "@/lib/platform/images/renditions";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { withUploadFolder } from "@/lib/platform/uploads/upload-folder";

const oneAsset = z.object({ assetId: z.uuid() });

const storedRendition = rendition.omit({ url: true }).extend({ key: z.string() });

/** A picture's sizes are made from its poster where there is one, else from the original. */
const sourceKey = sql<string | null>`coalesce(${assets.posterKey}, ${assets.originalKey})`;

export const readAssetSource = query({
  name: "assets.readSource",
  summary: "The stored file that an asset's sizes for the web are made from",
  input: oneAsset,
  output: z.object({ key: z.string().nullable() }),
  access: "jobs",
  run: async ({ db, input }) => {
    const [asset] = await db.select({ key: sourceKey }).from(assets).where(eq(assets.id, input.assetId));
    return { key: asset?.key ?? null };
  },
});

/** Shows an asset with its sizes for the web; without any it is marked as failed. */
export const showRenditions = command({
  name: "assets.showRenditions",
  summary: "Show an asset with its sizes for the web",
  input: oneAsset.extend({ source: z.string(), made: z.array(storedRendition).nullable() }),
  output: z.object({ shown: z.boolean() }),
  access: "jobs",
  audit: { kind: "asset", id: ({ input, output }) => (output.shown ? input.assetId : undefined) },
  run: async ({ db, input: { assetId, source, made }, effects }) => {
    const [before] = await db
      .select({ renditions: assets.renditions, profileId: assets.profileId, key: sourceKey })
      .from(assets)
      .where(eq(assets.id, assetId))
      .for("update");
    const shown = before?.key === source;
    if (shown) {
      const state = made ? ("ready" as const) : ("failed" as const);
      await db
        .update(assets)
        .set({ renditions: made ?? [], state })
        .where(eq(assets.id, assetId));
      const largest = made?.findLast(({ format }) => format === "webp");
      if (largest && before.renditions.length > 0)
        await showAssetAt(db, { profileId: before.profileId, assetId, url: `/files/${largest.key}` });
      effects.invalidate(profileTag(before.profileId));
    }
    // Where the asset was deleted or changed meanwhile, these new sizes are unused; where it is changed now, the
    // earlier ones are.
    const earlier = before?.renditions ?? [];
    const retained = new Set((shown ? made : earlier)?.map((size) => size.key));
    const unused = [...earlier, ...(made ?? [])].map((size) => size.key).filter((key) => !retained.has(key));
    if (unused.length > 0) effects.job(removeFilesJob, { keys: unused });
    return { shown };
  },
});

/** Makes the web sizes of a picture or poster and shows the asset. An unreadable file is marked as failed. */
export const renderAssetJob = job({
  name: "assets.render",
  // They run one after another, because decoding a large picture takes much memory for a moment.
  queue: "pictures",
  payload: oneAsset,
  run: async ({ payload: { assetId }, actor }) => {
    const { key } = await execute(actor, readAssetSource, { assetId });
    if (!key) return;
    const made = await renderFile(assetId, key);
    await execute(actor, showRenditions, { assetId, source: key, made });
  },
});

/** Stores every size and returns their keys; null when the file is not there or cannot be read. */
async function renderFile(assetId: string, key: string): Promise<Rendition[] | null> {
  const files = await storage();
  const stored = await files.get(key);
  if (!stored) return null;
  const { made, digest } = await withUploadFolder(async (folder) => {
    const { path, digest } = await folder.receive(stored.stream, { name: key });
    return { made: await makeOrNull(path), digest };
  });
  if (!made) return null;
  const mark = createHash("sha256").update(key).update(digest).digest("hex").slice(0, 8);
  const sizes: Rendition[] = [];
  for (const { file: body, ...size } of made) {
    const at = `assets/${assetId}/${mark}-${size.width}.${size.format}`;
    await files.put(at, body, { contentType: `image/${size.format}` });
    sizes.push({ ...size, key: at });
  }
  return sizes;
}

async function makeOrNull(path: string): Promise<MadeRendition[] | null> {
  try {
    // Only the worker loads this: the app, which asks for the job, never works on pictures itself.
    const { makeRenditions } = await import("@/lib/platform/images/renditions");
    return await makeRenditions(path);
  } catch (error) {
    log.info({ err: error }, "An asset's picture could not be rendered");
    return null;
  }
}
