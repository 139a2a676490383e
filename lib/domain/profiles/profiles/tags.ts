import { isUuid } from "@/lib/utils/uuid";
import { PROFILE_ADDRESS } from "./schema";

/** Public pages have these cache tags. Commands name them; `platform/cache` makes their entries stale everywhere. */
export const profileTag = (profileId: string) => `profile:${profileId}`;
export const slugTag = (slug: string) => `slug:${slug}`;
/**
 * Returns the tags of a page under a profile's address: the address itself, and the profiles whose name or news it
 * shows. Where nobody was found, only an id in the address can become known later.
 */
export function addressTags(address: string, found: { id: string }[] | null): string[] {
  const slug = address.toLowerCase();
  return [
    ...(PROFILE_ADDRESS.test(slug) ? [slugTag(slug)] : []),
    ...(found ? found.map(({ id }) => profileTag(id)) : isUuid(slug) ? [profileTag(slug)] : []),
  ];
}
/** Pages with the news of all newsrooms have this tag: any release that comes out or changes makes them stale. */
export const NEWS_TAG = "news";
