import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { messageFiles } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import { invalidField } from "@/lib/core/errors";
import { rowId } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { requireWriting } from "@/lib/domain/messaging/messages/policy";
import { readPoster, storeFiles, uploadedFile } from "@/lib/platform/uploads/read-upload";
import { fileMessages } from "../rules";
import { fileIdInput, messageFileView } from "../schema";
import {
  dropStoredFiles,
  findSending,
  folderOf,
  removeStoredFiles,
  storeMessageFile,
  writeFiles,
} from "../store";
import { isUnsent, toFileView } from "../views";

const uploadInput = z.object({ id: rowId(), file: uploadedFile });
const fileOutput = z.object({ file: messageFileView });

/** Uploads a file to be sent with a message of this conversation. */
export const addMessageFile = command({
  name: "messages.addFile",
  summary: "Upload a file to send with a message (multipart, up to 25 MB)",
  input: uploadInput,
  output: fileOutput,
  access: "signedIn",
  deadlineSeconds: UPLOAD_SECONDS,
  subjectFirst: true,
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

/** Finds a file that its sender may still change. */
const lockUnsent = (tx: Transaction, actor: UserActor, id: string) =>
  tx
    .select()
    .from(messageFiles)
    .where(and(eq(messageFiles.id, id), eq(messageFiles.profileId, actor.profileId), isUnsent))
    .for("update")
    .then(([row]) => row ?? null);

/** Gives a video its picture, which the sender's browser draws: nothing here decodes what strangers send. */
export const setFilePoster = command({
  name: "messages.setFilePoster",
  summary: "Set the poster of a video that was uploaded and not sent (multipart)",
  input: uploadInput,
  output: fileOutput,
  access: "signedIn",
  deadlineSeconds: UPLOAD_SECONDS,
  subjectFirst: true,
  prepare: ({ input }) => readPoster(input.file),
  subject: ({ db, actor, input }) => lockUnsent(db, actor, input.id),
  allow: ({ subject }) => {
    if (subject.kind !== "video") throw invalidField("file", fileMessages.noVideo);
  },
  audit: { skip: "Nothing of it has reached anybody." },
  run: async ({ db, actor, subject, prepared: { body, blur, name }, effects }) => {
    const previewKey = `${folderOf(subject)}/${name}`;
    await storeFiles([{ key: previewKey, body, contentType: "image/webp" }]);
    if (subject.previewKey && subject.previewKey !== previewKey)
      effects.job(removeFilesJob, { keys: [subject.previewKey] });
    const row = await db
      .update(messageFiles)
      .set({ previewKey, blur })
      .where(eq(messageFiles.id, subject.id))
      .returning()
      .then(only);
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
  subject: ({ db, actor, input }) => lockUnsent(db, actor, input.id),
  audit: { skip: "Nothing of it has reached anybody." },
  run: async ({ db, subject, effects }) => {
    await db.delete(messageFiles).where(eq(messageFiles.id, subject.id));
    removeStoredFiles(effects, [subject]);
    return { id: subject.id };
  },
});
