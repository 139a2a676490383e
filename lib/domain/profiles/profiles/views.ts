import { eq, sql } from "drizzle-orm";
import { prepareOnce } from "@/db/prepare-once";
import { users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { PartyView } from "./schema";
import { avatarUrl, profileUrl } from "./urls";

/** A deleted account has this name from the moment of its deletion; undo brings its own back. */
export const DELETED_USER = "Deleted user";

export const headColumns = {
  id: profiles.id,
  userId: profiles.userId,
  slug: profiles.slug,
  kind: profiles.kind,
  name: profiles.name,
  title: profiles.title,
  tagline: profiles.tagline,
  location: profiles.locationText,
  avatarKey: profiles.avatarKey,
  logoKey: profiles.logoKey,
  verified: profiles.verified,
  pressePassLevel: profiles.pressePassLevel,
  thumbsUpCount: profiles.thumbsUpCount,
  thumbsDownCount: profiles.thumbsDownCount,
};

/** The statement joins the account of the profile, which may be deleted. */
export const partyColumns = {
  ...headColumns,
  companyId: profiles.companyId,
  deletedAt: users.deletedAt,
};

/** In a statement this is what `lineOf` reads off a view. */
export const lineColumn = sql<string>`case when ${profiles.kind} in ('brand', 'source') then ${profiles.tagline} else ${profiles.title} end`;

type ProfileRow = typeof profiles.$inferSelect;
type PartyRow = Pick<ProfileRow, Extract<keyof ProfileRow, keyof typeof partyColumns>> & {
  location: string;
  deletedAt: Date | null;
};

const BLANK = {
  name: DELETED_USER,
  title: "",
  tagline: "",
  location: "",
  avatarUrl: null,
  logoUrl: null,
  verified: false,
  pressePassLevel: null,
} satisfies Partial<PartyView>;

/** Makes the head that answers carry, blank for a deleted account, and says whether it is one. */
export function toPartyView(row: PartyRow): { gone: boolean; view: PartyView } {
  const { kind, avatarKey, logoKey, deletedAt, companyId, ...shown } = row;
  const gone = deletedAt !== null || (row.userId === null && companyId === null);
  const view: PartyView = {
    ...shown,
    userType: kind.toUpperCase() as PartyView["userType"],
    url: profileUrl(kind, row.slug),
    avatarUrl: avatarUrl(avatarKey, 128),
    logoUrl: avatarUrl(logoKey, 128),
  };
  // The profile's address would contain the name.
  const blank = { ...BLANK, slug: row.id, url: profileUrl(kind, row.id) };
  return { gone, view: gone ? { ...view, ...blank } : view };
}

const partiesStatement = prepareOnce((db) =>
  db
    .select(partyColumns)
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(sql`${profiles.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("profiles_parties"),
);

/** Reads the heads of several profiles in one statement, by id. */
export async function readParties(db: Db, profileIds: Iterable<string>): Promise<Map<string, PartyView>> {
  const ids = [...new Set(profileIds)];
  if (ids.length === 0) return new Map();
  const rows = await partiesStatement(db).execute({ ids });
  return new Map(rows.map((row) => [row.id, toPartyView(row).view]));
}
