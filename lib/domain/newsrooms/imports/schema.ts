import { z } from "zod";
import { isoDate, rowId } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/pagination";

/** Entries taken over at a time, which is all that a feed shows. */
export const importLimits = { items: 50 } as const;

export const importIdInput = z.object({ id: rowId() });
export const listImportsInput = z.object({ ...pageInput() });

/** An entry as it would be taken over. */
export const importableItem = z.object({
  address: z.string(),
  title: z.string(),
  summary: z.string(),
  publishedAt: isoDate().nullable(),
  /** Path of our own copy, or null. */
  picture: z.string().nullable(),
  /** What kind of work it is, guessed from its address. */
  type: z.string(),
  /** There is a piece of work or a release from this address already. */
  present: z.boolean(),
});
export type ImportableItem = z.infer<typeof importableItem>;

export const importPreviewView = z.object({
  /** Whether a feed was read; else `error` says why not, and what to do. */
  success: z.boolean(),
  error: z.string().nullable(),
  /** The feed's own address, which may be another than the page's, and its name. */
  feedAddress: z.string().nullable(),
  title: z.string(),
  items: z.array(importableItem),
  /** Entries that lead nowhere and cannot be taken over. */
  withoutAddress: z.number().int(),
  /** How many pieces of work still fit; null for releases, which have no limit. */
  room: z.number().int().nullable(),
});
export type ImportPreviewView = z.infer<typeof importPreviewView>;

export const importedItem = z.object({
  /** Of the piece of work or the release. */
  id: z.uuid(),
  title: z.string(),
  /** Where its owner edits it, for a release; else where it was published. */
  url: z.string(),
});

export const importView = z.object({
  id: z.uuid(),
  address: z.string(),
  title: z.string(),
  /** How many it made, and how many undoing it removed. */
  created: z.number().int(),
  removed: z.number().int(),
  createdAt: isoDate(),
  undoneAt: isoDate().nullable(),
  /** What of it is still there. */
  items: z.array(importedItem),
});
export type ImportView = z.infer<typeof importView>;

export const createImportOutput = z.object({
  /** Null where everything chosen was there already. */
  import: importView.nullable(),
  created: z.number().int(),
  /** Of those chosen: there already, and not in the feed any more. */
  present: z.number().int(),
  missing: z.number().int(),
});
export const undoImportOutput = z.object({
  import: importView,
  /** How many went, and how many stay because they were changed. */
  removed: z.number().int(),
  stay: z.number().int(),
});
export const importListView = z.object({ imports: z.array(importView), pagination: paginationSchema });
export type ImportListView = z.infer<typeof importListView>;
