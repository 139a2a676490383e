"use server";
import { followUser, unfollowUser } from "@/lib/domain/profiles/follows/commands";
import { saveProfile, unsaveProfile } from "@/lib/domain/profiles/saved/commands";
import { redirectAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

/** This page is rendered per request, so it shows whether its reader follows or saved a profile. */
const statusPath = (fields: FormFields) => fields.path("status", "/dashboard");

/**
 * The fields of FOLLOW and Save for Later. A cached page shows its reader's follow or bookmark by a script, so with
 * scripts the way leads back to it; without them (`scripts` says "off") to a page that shows it by itself.
 */
const toggle = {
  read: (fields: FormFields) => ({ id: fields.text("profileId") }),
  done: (_: unknown, fields: FormFields, from: string | null) =>
    fields.text("scripts") === "off" || !from ? statusPath(fields) : from + fields.fragment("anchor"),
  signIn: (fields: FormFields) => fields.path("back", "/dashboard"),
  refused: (code: string, fields: FormFields) => `${statusPath(fields)}?refused=${code}`,
};

export const follow = redirectAction(followUser, toggle);
export const unfollow = redirectAction(unfollowUser, toggle);
export const save = redirectAction(saveProfile, toggle);
export const unsave = redirectAction(unsaveProfile, toggle);
