import { z } from "zod";
import { isoDate, rowId } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/pagination";
import { addressPart, partyView } from "@/lib/domain/profiles/profiles/schema";

/** A user's id (for its own profile) or a profile's. */
export const followInput = z.object({ id: rowId() });

/** A profile of one kind, by slug or id. */
export const followKindInput = z.object({
  id: addressPart(),
});

export const followView = z.object({
  following: z.boolean(),
  /** Followers of the profile, after this. */
  followerCount: z.number().int(),
});

export const listFollowsInput = z.object({ id: rowId(), ...pageInput() });

/** A profile that follows or is followed, and since when. */
const followPartyView = partyView.extend({ followedAt: isoDate() });

export const followListView = z.object({
  users: z.array(followPartyView),
  /** All of them, those who show no profile included. */
  count: z.number().int(),
  pagination: paginationSchema,
});

/** What the page at `/follow/{id}` shows. */
export const followPageView = z.object({
  profile: partyView.extend({ about: z.string(), followerCount: z.number().int() }),
  /** The newest followers. */
  followers: z.array(partyView),
});
export type FollowPageView = z.infer<typeof followPageView>;
