import { eq, inArray } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { PartyView } from "./schema";
import { avatarUrl, profileUrl } from "./urls";

/** Shown for an account from the moment of its deletion; undo brings the name back. */
export const DELETED_USER = "Deleted user";

/** The heads of several profiles in one read, by id. */
export async function readParties(db: Db, profileIds: Iterable<string>): Promise<Map<string, PartyView>> {
  const ids = [...new Set(profileIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: profiles.id,
      userId: profiles.userId,
      slug: profiles.slug,
      kind: profiles.kind,
      name: profiles.name,
      title: profiles.title,
      location: profiles.locationText,
      avatarKey: profiles.avatarKey,
      verified: profiles.verified,
      pressePassLevel: profiles.pressePassLevel,
      thumbsUpCount: profiles.thumbsUpCount,
      thumbsDownCount: profiles.thumbsDownCount,
      companyId: profiles.companyId,
      deletedAt: users.deletedAt,
    })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(inArray(profiles.id, ids));
  return new Map(
    rows.map(({ kind, avatarKey, deletedAt, companyId, ...row }) => {
      const gone = deletedAt !== null || (row.userId === null && companyId === null);
      const view: PartyView = {
        ...row,
        userType: kind.toUpperCase() as PartyView["userType"],
        url: profileUrl(kind, row.slug),
        avatarUrl: avatarUrl(avatarKey, 128),
      };
      const blank = {
        name: DELETED_USER,
        title: "",
        location: "",
        avatarUrl: null,
        verified: false,
        pressePassLevel: null,
      };
      return [row.id, gone ? { ...view, ...blank } : view];
    }),
  );
}
