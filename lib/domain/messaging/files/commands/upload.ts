import { and, count, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { messageFiles, messageUploads } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { UPLOAD_SECONDS } from "@/lib/core/deadline";
import type { Effects } from "@/lib/core/effects";
import { AppError, conflict, invalidField, refuseAfterCommit } from "@/lib/core/errors";
import { rowId } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { requireWriting } from "@/lib/domain/messaging/messages/policy";
import { cleanFileName, withExtensionOf } from "@/lib/platform/uploads/file-name";
import { storeFiles, uploadedPiece } from "@/lib/platform/uploads/read-upload";
import { fileLimits } from "@/lib/utils/file-limits";
import { fileMessages, MAX_FILE_BYTES, MAX_UPLOADS } from "../rules";
import { fileIdInput, messageFileView, uploadView } from "../schema";
import {
  dropStoredFiles,
  findSending,
  joinPieces,
  pieceKey,
  storeMessageFile,
  uploadFolder,
  writeFiles,
} from "../store";
import { toFileView } from "../views";

const byteCount = (name: string) =>
  z.number({ error: `${name} must be a whole number` }).int(`${name} must be a whole number`);

/** `id` is the conversation's, `sha256` the whole file's, in hex. */
const startUploadInput = z.object({
  id: rowId(),
  name: z
    .string({ error: "filename must be in the metadata" })
    .max(1000, "filename must be 1000 characters or fewer")
    .transform((name) => cleanFileName(name) || "file"),
  size: byteCount("Upload-Length").min(1, "The file is empty").max(MAX_FILE_BYTES, fileLimits.asset.sentence),
  sha256: z
    .string({ error: "sha256 must be in the metadata" })
    .regex(/^[0-9a-f]{64}$/, "sha256 must be 64 hexadecimal digits"),
});

/** `id` is the upload's, `offset` how many bytes have arrived before. */
const pieceInput = z.object({
  id: rowId(),
  offset: byteCount("Upload-Offset").min(0, "Upload-Offset must be 0 or more").max(MAX_FILE_BYTES),
  piece: uploadedPiece,
});

const skip = "Nothing reaches anybody before the message, which has an entry.";

/** Begins a file that arrives in pieces, so that a lost connection goes on where it stopped. */
export const startUpload = command({
  name: "messages.startUpload",
  summary: "Begin a file in pieces (tus)",
  input: startUploadInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => findSending(db, actor, input.id),
  allow: ({ actor, subject }) => requireWriting(actor, subject),
  audit: { skip },
  run: async ({ db, actor, input: { name, size, sha256 }, subject }) => {
    const [open] = await db
      .select({ total: count() })
      .from(messageUploads)
      .where(and(eq(messageUploads.userId, actor.userId), isNull(messageUploads.fileId)));
    if ((open?.total ?? 0) >= MAX_UPLOADS) throw conflict(fileMessages.uploads);
    const { profileId, userId } = actor;
    const row = { conversationId: subject.id, profileId, userId, name, size, sha256 };
    return only(await db.insert(messageUploads).values(row).returning({ id: messageUploads.id }));
  },
});

/** Takes the next piece. The row's lock is held while it is stored, so that two senders cannot both go on. */
export const appendUpload = command({
  name: "messages.appendUpload",
  summary: "Send the next piece of a file (tus)",
  input: pieceInput,
  output: uploadView,
  access: "signedIn",
  deadlineSeconds: UPLOAD_SECONDS,
  subject: ({ db, actor, input }) => lockUpload(db, actor, input.id),
  audit: { skip },
  run: async ({ db, input: { offset, piece }, subject }) => {
    if (offset !== subject.received) throw conflict(fileMessages.offset);
    if (offset + piece.size > subject.size) throw invalidField("piece", fileMessages.tooMuch);
    await storeFiles([
      { key: pieceKey(subject.id, offset), body: piece, contentType: "application/octet-stream" },
    ]);
    const received = offset + piece.size;
    await db.update(messageUploads).set({ received }).where(eq(messageUploads.id, subject.id));
    return { id: subject.id, name: subject.name, size: subject.size, received };
  },
});

/** Makes the file of its pieces once all have arrived. Repeated, it answers the same file; a refused one is given up. */
export const finishUpload = command({
  name: "messages.finishUpload",
  summary: "Make a file of its pieces, to be sent with a message",
  input: fileIdInput,
  output: z.object({ file: messageFileView }),
  access: "signedIn",
  deadlineSeconds: UPLOAD_SECONDS,
  subjectFirst: true,
  prepare: ({ input: { id } }) =>
    joinPieces(id, (file) => storeMessageFile(file, "file"))
      .then((joined) => ({ joined, refusal: null }))
      .catch((error: unknown) => ({ joined: null, refusal: toRefusal(error) })),
  discard: async ({ joined }) => {
    if (joined) await dropStoredFiles([joined.stored]);
  },
  subject: ({ db, actor, input }) => lockUpload(db, actor, input.id),
  allow: ({ subject: { fileId, received, size } }) => {
    if (!fileId && received < size) throw conflict(fileMessages.incomplete);
  },
  audit: { skip },
  run: async ({ db, actor, subject, prepared: { joined, refusal }, effects }) => {
    const { id, fileId, conversationId, name, sha256 } = subject;
    if (fileId) {
      if (joined) effects.job(removeFilesJob, { keys: [joined.stored.key] });
      const file = only(await db.select().from(messageFiles).where(eq(messageFiles.id, fileId)));
      return { file: toFileView(file, actor.profileId, new Date()) };
    }
    try {
      if (refusal) throw refusal;
      if (joined?.digest !== sha256) throw conflict(fileMessages.changed);
      const files = [{ ...joined.stored, name: withExtensionOf(joined.stored.key, name) }];
      const row = only(await writeFiles(db, effects, actor, { conversationId, files }));
      await db.update(messageUploads).set({ fileId: row.id }).where(eq(messageUploads.id, id));
      removePieces(effects, id);
      return { file: toFileView(row, actor.profileId, new Date()) };
    } catch (error) {
      const final = toRefusal(error);
      await deleteUpload(db, effects, id);
      return refuseAfterCommit(final);
    }
  },
});

/** Gives up a file that arrives in pieces. */
export const dropUpload = command({
  name: "messages.dropUpload",
  summary: "Give up a file in pieces (tus)",
  input: fileIdInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockUpload(db, actor, input.id),
  audit: { skip: "Nothing of it has reached anybody." },
  run: async ({ db, subject: { id }, effects }) => {
    await deleteUpload(db, effects, id);
    return { id };
  },
});

/** Returns an error that is the file's own; throws one of ours, after which the same file may be taken. */
function toRefusal(error: unknown): AppError {
  if (error instanceof AppError && error.status < 500) return error;
  throw error;
}

const removePieces = (effects: Effects, id: string) =>
  effects.job(removeFilesJob, { keys: [], folders: [uploadFolder(id)] });

async function deleteUpload(tx: Transaction, effects: Effects, id: string): Promise<void> {
  await tx.delete(messageUploads).where(eq(messageUploads.id, id));
  removePieces(effects, id);
}

async function lockUpload(tx: Transaction, actor: UserActor, id: string) {
  const [row] = await tx
    .select()
    .from(messageUploads)
    .where(
      and(
        eq(messageUploads.id, id),
        eq(messageUploads.userId, actor.userId),
        eq(messageUploads.profileId, actor.profileId),
      ),
    )
    .for("update");
  return row ?? null;
}
