import { Readable } from "node:stream";
import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { assets } from "@/db/schema/newsrooms";
import { execute } from "@/lib/core/execute";
import { job, jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { drawDemoPicture } from "@/lib/platform/images/demo-drawer";
import { withUploadFolder } from "@/lib/platform/uploads/upload-folder";
import { isLandscape, landscapes } from "@/scripts/seed/art/landscapes/pictures";
import { drawnAsset, replaceDemoFile } from "./replace-file";

/** Pixels: a double page in print. */
const PRINT_WIDTH = 4000;

/** How the names of the seeded files end. */
const SMALL = ".webp";

/** One job an asset: asked for again while it runs, it is not tried a second time besides. */
const keyOf = (assetId: string) => `demo picture:${assetId}`;

const payload = drawnAsset.extend({ name: z.string().refine(isLandscape) });

/**
 * Draws a demo's picture for print and gives it to its asset, whose sizes for the web are then made as for any other
 * file. Stopped over it, it is asked for again.
 */
export const drawDemoPictureJob = job({
  name: "assets.drawDemoPicture",
  // One after another: each takes a processor for itself.
  queue: "demo pictures",
  maxAttempts: 3,
  payload,
  run: async ({ payload: { name, ...asset }, actor }) => {
    const jpeg = await drawDemoPicture(name, PRINT_WIDTH);
    if (!jpeg) {
      await execute(actor, askForDemoPicture, { name, ...asset });
      return;
    }
    await withUploadFolder(async (folder) => {
      const file = await folder.receive(Readable.from([jpeg]), { name: `${name}.jpg` });
      await execute(actor, replaceDemoFile, { ...asset, file });
    });
  },
});

export const askForDemoPicture = command({
  name: "assets.askForDemoPicture",
  summary: "Have a demo's picture drawn for print later",
  input: payload,
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Adds a job; what that does has an entry of its own." },
  run: ({ input, effects }) => {
    effects.job(drawDemoPictureJob, input, { key: keyOf(input.assetId) });
    return {};
  },
});

/** The seeded demo's pictures in the small size that they are seeded with. The launcher asks once for all of them. */
export const drawDemoPictures = command(
  sweep({
    name: "assets.drawDemoPictures",
    summary: "Have the demo's drawn pictures drawn again for print",
    find: (db, limit) =>
      db
        .select({
          assetId: assets.id,
          unchangedSince: sql<string>`${assets.updatedAt}::text`,
          fileName: assets.fileName,
        })
        .from(assets)
        .where(
          and(
            inArray(
              assets.fileName,
              Object.keys(landscapes).map((name) => `${name}${SMALL}`),
            ),
            eq(assets.contentType, "image/webp"),
            lt(assets.width, PRINT_WIDTH),
          ),
        )
        .orderBy(asc(assets.profileId), asc(assets.position))
        .limit(limit),
    add: (effects, { fileName, ...asset }) => {
      const name = fileName.slice(0, -SMALL.length);
      if (isLandscape(name))
        effects.job(drawDemoPictureJob, { ...asset, name }, { key: keyOf(asset.assetId) });
    },
  }),
);
export const drawDemoPicturesJob = jobOf(drawDemoPictures);
