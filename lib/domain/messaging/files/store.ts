import { and, eq, inArray, sql, sum } from "drizzle-orm";
import { only } from "@/db/only";
import { conversations, messageFiles } from "@/db/schema/messages";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { conflict, invalidField } from "@/lib/core/errors";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { conversationVisibleTo, hasBlocked, maySend } from "@/lib/domain/messaging/messages/policy";
import { storage } from "@/lib/platform/storage/storage";
import { fileNameOf, withExtensionOf } from "@/lib/platform/uploads/file-name";
import { dropFiles, readAnyUpload, storeFiles } from "@/lib/platform/uploads/read-upload";
import { withUploadFolder } from "@/lib/platform/uploads/upload-folder";
import type { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { scanForViruses } from "@/lib/platform/uploads/virus-scan";
import { uuidv7 } from "@/lib/utils/uuid";
import { renderMessageFileJob } from "./commands/render";
import { fileMessages, MAX_FILE_BYTES, QUOTA_BYTES } from "./rules";
import { isUnsent, type MessageFileRow } from "./views";

export type StoredMessageFile = Awaited<ReturnType<typeof storeMessageFile>>;

/** Reads what a file is by its content, takes the place out of it, and stores it. No row names it yet. */
export async function storeMessageFile(file: UploadedFile, field: string) {
  const media = await readAnyUpload(file, field);
  // What is scanned is what was sent: the stored file has its metadata taken out.
  const scan = await scanForViruses(file.path);
  if (scan === "refused") throw invalidField(field, fileMessages.infected);
  const id = uuidv7();
  const { format, width, height, duration, blur } = media;
  const key = `${folderOf({ id })}/file.${format.extension}`;
  await storeFiles([{ key, body: media.file, contentType: format.contentType }]);
  return {
    ...{ id, key, kind: format.kind, name: withExtensionOf(key, fileNameOf(file)) },
    ...{ contentType: format.contentType, size: media.file.size, width, height, duration, blur, scan },
  };
}

/** Stores the files of a multipart message, one after the other. Where one is refused, none stays. */
export async function storeMessageFiles(files: readonly UploadedFile[]): Promise<StoredMessageFile[]> {
  const stored: StoredMessageFile[] = [];
  try {
    for (const [place, file] of files.entries())
      stored.push(await storeMessageFile(file, `attachment_${place}`));
    return stored;
  } catch (error) {
    await dropStoredFiles(stored);
    throw error;
  }
}

/** Deletes files that no row names and none will. */
export const dropStoredFiles = (stored: readonly StoredMessageFile[]): Promise<void> =>
  dropFiles(stored.map(({ key }) => key));

export const folderOf = ({ id }: { id: string }) => `messages/${id}`;

/** Deletes stored files once the transaction has committed. */
export function removeStoredFiles(effects: Effects, files: readonly { id: string }[]): void {
  if (files.length > 0) effects.job(removeFilesJob, { keys: [], folders: files.map(folderOf) });
}

/** Deletes the files of a message that is taken back, or of one that waits for its time. */
export async function deleteFilesOf(
  tx: Transaction,
  effects: Effects,
  id: string,
  column: "messageId" | "scheduledId" = "messageId",
): Promise<void> {
  const deleted = await tx
    .delete(messageFiles)
    .where(eq(messageFiles[column], id))
    .returning({ id: messageFiles.id });
  removeStoredFiles(effects, deleted);
}

/** Takes the files of a message that waits back to those not sent yet, where they stay for a day from now on. */
export async function detachFiles(tx: Transaction, scheduledId: string): Promise<void> {
  await tx
    .update(messageFiles)
    .set({ scheduledId: null, place: 0, createdAt: sql`app_now()` })
    .where(eq(messageFiles.scheduledId, scheduledId));
}

/** Finds a conversation to send a file to, as the caller sees it. */
export async function findSending(tx: Transaction, actor: UserActor, id: string) {
  const [row] = await tx
    .select({
      id: conversations.id,
      canSend: maySend(actor.profileId),
      blocked: hasBlocked(actor.profileId),
    })
    .from(conversations)
    .where(and(conversationVisibleTo(actor), eq(conversations.id, id)));
  return row ?? null;
}

export const uploadFolder = (id: string) => `uploads/${id}`;
/** Keys of one file's pieces are in their order. */
export const pieceKey = (id: string, offset: number) =>
  `${uploadFolder(id)}/${String(offset).padStart(9, "0")}`;

/** Joins the pieces of a file on this machine's disk; null where there are none. */
export async function joinPieces(id: string, store: (file: UploadedFile) => Promise<StoredMessageFile>) {
  const files = await storage();
  const keys: string[] = [];
  for await (const key of files.list(uploadFolder(id))) keys.push(key);
  if (keys.length === 0) return null;
  const content = async function* () {
    for (const key of keys.sort()) yield* (await files.get(key))?.stream ?? [];
  };
  return withUploadFolder(async (folder) => {
    const file = await folder.receive(content(), { name: "", maxBytes: MAX_FILE_BYTES });
    return { digest: file.digest, stored: await store(file) };
  });
}

/** Writes the rows of stored files, with a message or to be sent with one. @throws AppError `conflict` above the quota. */
export async function writeFiles(
  tx: Transaction,
  effects: Effects,
  actor: UserActor,
  {
    conversationId,
    messageId = null,
    from = 0,
    files,
  }: {
    conversationId: string;
    messageId?: string | null;
    /** The place of the first one. */
    from?: number;
    files: readonly StoredMessageFile[];
  },
): Promise<MessageFileRow[]> {
  if (files.length === 0) return [];
  await requireRoom(
    tx,
    actor.profileId,
    files.reduce((total, { size }) => total + size, 0),
  );
  const rows = await tx
    .insert(messageFiles)
    .values(
      files.map((file, place) => ({
        ...{
          ...file,
          conversationId,
          messageId,
          place: from + place,
          profileId: actor.profileId,
          userId: actor.userId,
        },
      })),
    )
    .returning();
  for (const { id, kind } of rows) if (kind === "picture") effects.job(renderMessageFileJob, { fileId: id });
  return rows;
}

async function requireRoom(tx: Transaction, profileId: string, more: number): Promise<void> {
  // Two uploads at once would both find room: the profile's row takes them one after the other.
  await tx.execute(sql`select 1 from profiles where id = ${profileId} for no key update`);
  if ((await readHeldBytes(tx, profileId)) + more > QUOTA_BYTES) throw conflict(fileMessages.quota);
}

/** Reads the size of all files that a profile holds in its conversations, in bytes. */
export async function readHeldBytes(db: Db, profileId: string): Promise<number> {
  const held = await db
    .select({ bytes: sum(messageFiles.size).mapWith(Number) })
    .from(messageFiles)
    .where(eq(messageFiles.profileId, profileId))
    .then(only);
  return held.bytes ?? 0;
}

/** Sends files that were uploaded before with a message, at once or at its time. @throws AppError `invalid_input` where one is not there. */
export async function attachFiles(
  tx: Transaction,
  actor: UserActor,
  {
    conversationId,
    to,
    ids,
  }: { conversationId: string; to: { messageId: string } | { scheduledId: string }; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const places = sql`array_position(${sql.param(ids)}::uuid[], ${messageFiles.id}) - 1`;
  const sent = await tx
    .update(messageFiles)
    .set({ ...to, place: places as never })
    .where(
      and(
        inArray(messageFiles.id, [...ids]),
        eq(messageFiles.conversationId, conversationId),
        eq(messageFiles.profileId, actor.profileId),
        isUnsent,
      ),
    )
    .returning({ id: messageFiles.id });
  if (sent.length !== ids.length) throw invalidField("attachments", fileMessages.unknown);
}
