import { z } from "zod";
import { messageFileKinds, scanResults } from "@/db/enums";
import { isoDate, rowId } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";

export const fileIdInput = z.object({ id: rowId() });

export const uploadView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** In bytes, all of it and what has arrived. */
  size: z.number().int(),
  received: z.number().int(),
});
export type UploadView = z.infer<typeof uploadView>;

/**
 * A multipart message names its files `attachment_0`, `attachment_1` and so on, or begins with 1: one name more than
 * either needs is read, so that a file too many is refused and never passed over.
 */
export const attachmentNames = [
  ...(["attachment_0", "attachment_1", "attachment_2", "attachment_3", "attachment_4"] as const),
  ...(["attachment_5", "attachment_6", "attachment_7", "attachment_8", "attachment_9"] as const),
  ...(["attachment_10", "attachment_11"] as const),
] as const;
export const messageFileView = z.object({
  id: z.uuid(),
  kind: z.enum(messageFileKinds),
  name: z.string(),
  /** It works for the two parties alone, and for an hour or two. */
  url: z.string(),
  /** A picture's smaller size, once it is made; a video's poster. */
  previewUrl: z.string().nullable(),
  contentType: z.string(),
  /** In bytes. */
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** In seconds. */
  duration: z.number().nullable(),
  /** A picture of a few pixels as a data address. */
  blur: z.string().nullable(),
  scan: z.enum(scanResults),
});
export type MessageFileView = z.infer<typeof messageFileView>;

/** `id` is the conversation's. */
export const listFilesInput = z.object({ id: rowId(), ...pageInput() });

export const fileListView = z.object({
  files: z.array(
    messageFileView.extend({
      /** The side that sent it. */
      profileId: z.uuid(),
      sentAt: isoDate(),
    }),
  ),
  /** How many there are, how large together, in bytes, and how many no virus scanner has seen. */
  count: z.number().int(),
  bytes: z.number().int(),
  unscanned: z.number().int(),
  /** What the caller's profile has sent in all its conversations together, in bytes. */
  ownBytes: z.number().int(),
  pagination: paginationSchema,
});
export type FileListView = z.infer<typeof fileListView>;
