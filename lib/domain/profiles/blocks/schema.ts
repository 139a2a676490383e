import { z } from "zod";
import { isoDate, rowId } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";

/** A user's id (for its own profile) or a profile's. */
export const blockInput = z.object({ id: rowId() });
export const blockView = z.object({ blocked: z.boolean() });

export const listBlocksInput = z.object(pageInput());

const blockedProfileView = partyView.extend({ blockedAt: isoDate() });
export type BlockedProfile = z.infer<typeof blockedProfileView>;

export const blockListView = z.object({
  blocks: z.array(blockedProfileView),
  pagination: paginationSchema,
});
