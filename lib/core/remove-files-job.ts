import { z } from "zod";
import { storage } from "@/lib/platform/storage/storage";
import { job } from "./jobs";

/** Deletes stored files, and all that lie in these folders. Absent ones are fine. */
export const removeFilesJob = job({
  name: "assets.removeFiles",
  payload: z.object({ keys: z.array(z.string()), folders: z.array(z.string()).optional() }),
  run: async ({ payload: { keys, folders = [] } }) => {
    const files = await storage();
    for (const key of keys) await files.delete(key);
    for (const folder of folders) {
      const found: string[] = [];
      for await (const key of files.list(folder)) found.push(key);
      for (const key of found) await files.delete(key);
    }
  },
});
