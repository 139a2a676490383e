import { z } from "zod";
import { isoDate, rowId } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";

/** One import takes over so many entries, which is all that a feed shows. */
export const importLimits = { items: 50 } as const;

export const importIdInput = z.object({ id: rowId() });
export const listImportsInput = z.object({ ...pageInput() });

/** An entry as it would be taken over. */
export const importableItem = z.object({
  address: z.string(),
  title: z.string(),
  summary: z.string(),
  publishedAt: isoDate().nullable(),
  /** The path of our own copy, or null. */
  picture: z.string().nullable(),
  /** The type of work, guessed from its address. */
  type: z.string(),
  /** The profile has a piece of work or a release from this address already. */
  present: z.boolean(),
});
export type ImportableItem = z.infer<typeof importableItem>;

export const importPreviewView = z.object({
  /** False where no feed was read; `error` then says why, and what to do. */
  success: z.boolean(),
  error: z.string().nullable(),
  /** The feed's own address, which may be another than the page's, and its name. */
  feedAddress: z.string().nullable(),
  title: z.string(),
  items: z.array(importableItem),
  /** The number of entries that lead nowhere and cannot be taken over. */
  withoutAddress: z.number().int(),
  /** The number of pieces of work that still fit; null for releases, which have no limit. */
  room: z.number().int().nullable(),
});
export type ImportPreviewView = z.infer<typeof importPreviewView>;

export const importedItem = z.object({
  /** The id of the piece of work or the release. */
  id: z.uuid(),
  title: z.string(),
  /** The page where its owner edits it, for a release; else where it was published. */
  url: z.string(),
});

export const importView = z.object({
  id: z.uuid(),
  address: z.string(),
  title: z.string(),
  /** The number of rows that the import made, and that undoing it removed. */
  created: z.number().int(),
  removed: z.number().int(),
  createdAt: isoDate(),
  undoneAt: isoDate().nullable(),
  /** The rows that are still there. */
  items: z.array(importedItem),
});
export type ImportView = z.infer<typeof importView>;

export const createImportOutput = z.object({
  /** Null where everything chosen was there already. */
  import: importView.nullable(),
  created: z.number().int(),
  /** The number of chosen entries that were there already, and of those that the feed does not have any more. */
  present: z.number().int(),
  missing: z.number().int(),
});
export const undoImportOutput = z.object({
  import: importView,
  /** The number of rows that went, and of those that stay because they were changed. */
  removed: z.number().int(),
  stay: z.number().int(),
});
export const importListView = z.object({ imports: z.array(importView), pagination: paginationSchema });
export type ImportListView = z.infer<typeof importListView>;
