import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { messageFiles, messageUploads } from "@/db/schema/messages";
import { jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { UNSENT_HOURS } from "../rules";
import { removeStoredFiles, uploadFolder } from "../store";
import { isUnsent } from "../views";

const AT_ONCE = 500;

/** Files that were uploaded and never sent go after a day. */
export const sweepUnsentFiles = command({
  name: "messages.sweepUnsentFiles",
  summary: "Delete files that were uploaded and not sent",
  input: z.object({}),
  output: z.object({ removed: z.number().int() }),
  access: "jobs",
  audit: { skip: "Nothing of them has reached anybody." },
  run: async ({ db, effects }) => {
    const old = db
      .select({ id: messageFiles.id })
      .from(messageFiles)
      .where(
        sql`${isUnsent} and ${messageFiles.createdAt} < app_now() - make_interval(hours => ${UNSENT_HOURS})`,
      )
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    const rows = await db
      .delete(messageFiles)
      .where(inArray(messageFiles.id, old))
      .returning({ id: messageFiles.id });
    removeStoredFiles(effects, rows);
    const oldUploads = db
      .select({ id: messageUploads.id })
      .from(messageUploads)
      .where(sql`${messageUploads.createdAt} < app_now() - make_interval(hours => ${UNSENT_HOURS})`)
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    const uploads = await db
      .delete(messageUploads)
      .where(inArray(messageUploads.id, oldUploads))
      .returning({ id: messageUploads.id });
    if (uploads.length > 0)
      effects.job(removeFilesJob, { keys: [], folders: uploads.map(({ id }) => uploadFolder(id)) });
    return { removed: rows.length + uploads.length };
  },
});
export const sweepUnsentFilesJob = jobOf(sweepUnsentFiles, { cron: "17 * * * *" });
