import { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { storage } from "@/lib/platform/storage/storage";
import { PREVIEW_FOLDERS, removeNeverSaved } from "./store";

/** So many files are looked up at once. */
const BATCH = 500;

/** Deletes those of these pictures that were made for a form, a week ago or earlier, and never saved with it. */
export const removeUnsavedPictures = command({
  name: "linkPreviews.removeUnsaved",
  summary: "Delete pictures of forms that were never saved",
  input: z.object({ keys: z.array(z.string()).max(BATCH) }),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Forgets by the clock alone, every night." },
  run: async ({ db, input, effects }) => {
    await removeNeverSaved(db, effects, input.keys);
    return {};
  },
});

/** Looks through the pictures of all profiles' forms, a batch at a time. */
export const removeUnsavedPicturesJob = job({
  name: "linkPreviews.removeUnsaved",
  payload: z.object({}),
  cron: "11 4 * * *",
  run: async ({ actor }) => {
    let keys: string[] = [];
    const remove = () => execute(actor, removeUnsavedPictures, { keys });
    for await (const key of (await storage()).list(PREVIEW_FOLDERS)) {
      keys.push(key);
      if (keys.length < BATCH) continue;
      await remove();
      keys = [];
    }
    if (keys.length > 0) await remove();
  },
});
