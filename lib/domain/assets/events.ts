import { z } from "zod";
import { job } from "@/lib/core/jobs";
import { storage } from "@/lib/platform/storage/storage";

/** Deletes stored files. Absent ones are fine. */
export const removeAssetFilesJob = job({
  name: "assets.removeFiles",
  payload: z.object({ keys: z.array(z.string()) }),
  run: async ({ payload: { keys } }) => {
    const files = await storage();
    for (const key of keys) await files.delete(key);
  },
});
