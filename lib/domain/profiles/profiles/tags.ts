import { isUuid } from "@/lib/utils/uuid";
import { PROFILE_ADDRESS } from "./schema";

/** Cache tags of public pages. Commands name them; `platform/cache` makes their entries stale everywhere. */
export const profileTag = (profileId: string) => `profile:${profileId}`;
export const slugTag = (slug: string) => `slug:${slug}`;
/**
 * Of a page under a profile's address: the address itself, and those whose name or news stand on the page. Where
 * nobody was found, an id in the address is all there is to wait for.
 */
export function addressTags(address: string, found: { id: string }[] | null): string[] {
  const slug = address.toLowerCase();
  return [
    ...(PROFILE_ADDRESS.test(slug) ? [slugTag(slug)] : []),
    ...(found ? found.map(({ id }) => profileTag(id)) : isUuid(slug) ? [profileTag(slug)] : []),
  ];
}
/** Of what shows the news of all newsrooms: stale when any release comes out, is corrected or withdrawn. */
export const NEWS_TAG = "news";
