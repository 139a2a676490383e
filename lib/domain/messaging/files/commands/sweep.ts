import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { messageFiles } from "@/db/schema/messages";
import { jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { UNSENT_HOURS } from "../rules";
import { removeStoredFiles } from "../store";

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
        sql`${messageFiles.messageId} is null and ${messageFiles.createdAt} < app_now() - make_interval(hours => ${UNSENT_HOURS})`,
      )
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    const rows = await db
      .delete(messageFiles)
      .where(inArray(messageFiles.id, old))
      .returning({ id: messageFiles.id });
    removeStoredFiles(effects, rows);
    return { removed: rows.length };
  },
});
export const sweepUnsentFilesJob = jobOf(sweepUnsentFiles, { cron: "17 * * * *" });
