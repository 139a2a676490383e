import { type UserType, userTypes } from "@/db/enums";
import { PROFILE_ADDRESS } from "@/lib/domain/profiles/profiles/schema";
import { isNewsroomType, pathPrefixOf } from "@/lib/domain/vocabulary/user-type/user-type";

/**
 * Reads an address of ours: a profile of a kind by its slug, and a release of it where it goes on. Null for other
 * sites' addresses and for all that cannot be embedded. A query or a fragment changes nothing.
 */
export function readEmbeddable(
  url: string,
  origin: string,
): { kind: UserType; slug: string; release: string | null } | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname, username } = new URL(url);
  const own = new URL(origin);
  // Links were written with http before a site moved to https.
  if (host !== own.host || username || !/^https?:$/.test(protocol)) return null;
  const [prefix, ...parts] = pathname.replace(/\/$/, "").split("/").slice(1);
  const [slug = "", release = null, ...more] = parts.map((part) => part.toLowerCase());
  const kind = userTypes.find((kind) => pathPrefixOf(kind) === prefix);
  const isNewsroom = isNewsroomType(kind);
  if (!kind || more.length > 0 || !PROFILE_ADDRESS.test(slug)) return null;
  if (release !== null && (!isNewsroom || !PROFILE_ADDRESS.test(release))) return null;
  return { kind, slug, release };
}
