import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { conversations, messageFiles } from "@/db/schema/messages";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import { forbidden } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireSending } from "@/lib/domain/accounts/accounts/policy";
import { conversationVisibleTo, maySend } from "@/lib/domain/messaging/messages/policy";
import { requireAct } from "@/lib/domain/profiles/companies/policy";
import { addFileInput, fileIdInput, messageFileView } from "../schema";
import { dropStoredFiles, removeStoredFiles, storeMessageFile, writeFiles } from "../store";
import { toFileView } from "../views";

/** Uploads a file to be sent with a message of this conversation. */
export const addMessageFile = command({
  name: "messages.addFile",
  summary: "Upload a file to send with a message (multipart, up to 25 MB)",
  input: addFileInput,
  output: z.object({ file: messageFileView }),
  access: "signedIn",
  deadlineSeconds: UPLOAD_SECONDS,
  prepare: ({ input: { file } }) => storeMessageFile(file, "file"),
  discard: (stored) => dropStoredFiles([stored]),
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ id: conversations.id, canSend: maySend(actor.profileId) })
      .from(conversations)
      .where(and(conversationVisibleTo(actor), eq(conversations.id, input.id)));
    return row ?? null;
  },
  allow: ({ actor, subject }) => {
    requireSending(actor);
    requireAct(actor, "sendMessages");
    if (!subject.canSend) throw forbidden("This person does not take messages any more.");
  },
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
      .where(
        and(
          eq(messageFiles.id, input.id),
          eq(messageFiles.profileId, actor.profileId),
          isNull(messageFiles.messageId),
        ),
      )
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
