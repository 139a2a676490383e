import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { messageFiles } from "@/db/schema/messages";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import { rowId } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { requireWriting } from "@/lib/domain/messaging/messages/policy";
import { uploadedFile } from "@/lib/platform/uploads/read-upload";
import { fileIdInput, messageFileView } from "../schema";
import { dropStoredFiles, findSending, removeStoredFiles, storeMessageFile, writeFiles } from "../store";
import { isUnsent, toFileView } from "../views";

/** Uploads a file to be sent with a message of this conversation. */
export const addMessageFile = command({
  name: "messages.addFile",
  summary: "Upload a file to send with a message (multipart, up to 25 MB)",
  input: z.object({ id: rowId(), file: uploadedFile }),
  output: z.object({ file: messageFileView }),
  access: "signedIn",
  deadlineSeconds: UPLOAD_SECONDS,
  prepare: ({ input: { file } }) => storeMessageFile(file, "file"),
  discard: (stored) => dropStoredFiles([stored]),
  subject: ({ db, actor, input }) => findSending(db, actor, input.id),
  allow: ({ actor, subject }) => requireWriting(actor, subject),
  audit: { skip: "Nothing reaches anybody before the message, which has an entry." },
  run: async ({ db, actor, subject, prepared, effects }) => {
    const row = only(await writeFiles(db, effects, actor, { conversationId: subject.id, files: [prepared] }));
    return { file: toFileView(row, actor.profileId, new Date()) };
  },
});

/** Takes back a file that was not sent. */
export const removeMessageFile = command({
  name: "messages.removeFile",
  summary: "Delete a file that was uploaded and not sent",
  input: fileIdInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ id: messageFiles.id, key: messageFiles.key })
      .from(messageFiles)
      .where(and(eq(messageFiles.id, input.id), eq(messageFiles.profileId, actor.profileId), isUnsent))
      .for("update");
    return row ?? null;
  },
  audit: { skip: "Nothing of it has reached anybody." },
  run: async ({ db, subject, effects }) => {
    await db.delete(messageFiles).where(eq(messageFiles.id, subject.id));
    removeStoredFiles(effects, [subject]);
    return { id: subject.id };
  },
});
