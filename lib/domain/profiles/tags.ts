/** Cache tags of public pages. Commands name them; `platform/cache` makes their entries stale everywhere. */
export const profileTag = (profileId: string) => `profile:${profileId}`;
export const slugTag = (slug: string) => `slug:${slug}`;
/** Of what shows the news of all newsrooms: stale when any release comes out, is corrected or withdrawn. */
export const NEWS_TAG = "news";
