import { z } from "zod";
import { isoDate, rowId } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { addressPart, followersHere, partyView } from "@/lib/domain/profiles/profiles/schema";

/** A user's id (for its own profile) or a profile's. */
export const followInput = z.object({ id: rowId() });

/** A profile of one kind, by slug or id. */
export const followKindInput = z.object({
  id: addressPart(),
});

export const followView = z.object({
  following: z.boolean(),
  /** The followers of the profile after this. */
  followerCount: followersHere,
});

export const listFollowsInput = z.object({ id: rowId(), ...pageInput() });

const followPartyView = partyView.extend({ followedAt: isoDate() });

export const followListView = z.object({
  users: z.array(followPartyView),
  /** The count includes those who show no profile. */
  count: z.number().int(),
  pagination: paginationSchema,
});

/** The page at `/follow/{id}` shows this. */
export const followPageView = z.object({
  profile: partyView.extend({ about: z.string(), followerCount: followersHere }),
  /** The newest followers. */
  followers: z.array(partyView),
});
export type FollowPageView = z.infer<typeof followPageView>;
