import { z } from "zod";
import { isoDate, rowId } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";

/** A user's id (for its own profile) or a profile's. */
export const saveInput = z.object({ id: rowId() });
export const saveView = z.object({ saved: z.boolean() });

export const listSavedInput = z.object(pageInput());

const savedProfileView = partyView.extend({ savedAt: isoDate() });
export type SavedProfile = z.infer<typeof savedProfileView>;

export const savedListView = z.object({
  saved: z.array(savedProfileView),
  pagination: paginationSchema,
});
