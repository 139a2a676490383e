import { eq } from "drizzle-orm";
import { z } from "zod";
import { messageFiles } from "@/db/schema/messages";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { command, query } from "@/lib/core/operation";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { withUploadFolder } from "@/lib/platform/uploads/upload-folder";

const oneFile = z.object({ fileId: z.uuid() });

export const readFileSource = query({
  name: "messages.readFileSource",
  summary: "The stored picture that a preview is made from",
  input: oneFile,
  output: z.object({ key: z.string().nullable() }),
  access: "jobs",
  run: async ({ db, input }) => {
    const [file] = await db
      .select({ key: messageFiles.key })
      .from(messageFiles)
      .where(eq(messageFiles.id, input.fileId));
    return { key: file?.key ?? null };
  },
});

export const showPreview = command({
  name: "messages.showPreview",
  summary: "Show a message's picture in its smaller size",
  input: oneFile.extend({ previewKey: z.string() }),
  output: z.object({ shown: z.boolean() }),
  access: "jobs",
  audit: { skip: "A smaller size of what is there." },
  run: async ({ db, input: { fileId, previewKey } }) => {
    const rows = await db
      .update(messageFiles)
      .set({ previewKey })
      .where(eq(messageFiles.id, fileId))
      .returning({ id: messageFiles.id });
    return { shown: rows.length > 0 };
  },
});

/** Makes the size that a conversation shows. A picture that cannot be drawn is shown as it was sent. */
export const renderMessageFileJob = job({
  name: "messages.renderFile",
  queue: "pictures",
  payload: oneFile,
  run: async ({ payload: { fileId }, actor }) => {
    const { key } = await execute(actor, readFileSource, { fileId });
    const files = await storage();
    const stored = key && (await files.get(key));
    if (!stored) return;
    const previewKey = `messages/${fileId}/preview.webp`;
    const isMade = await withUploadFolder(async (folder) => {
      const { path } = await folder.receive(stored.stream, { name: fileId });
      try {
        // Only the worker loads this: the app never works on pictures itself.
        const { encodePoster } = await import("@/lib/platform/images/poster");
        const body = await encodePoster(path);
        await files.put(previewKey, body, { contentType: "image/webp" });
        return true;
      } catch (error) {
        log.info({ err: error }, "A message's picture could not be drawn smaller");
        return false;
      }
    });
    if (!isMade) return;
    const { shown } = await execute(actor, showPreview, { fileId, previewKey });
    if (!shown) await files.delete(previewKey);
  },
});
