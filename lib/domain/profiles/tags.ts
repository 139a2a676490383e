/** Cache tags of public pages. Commands name them; `platform/cache` makes their entries stale everywhere. */
export const profileTag = (profileId: string) => `profile:${profileId}`;
export const slugTag = (slug: string) => `slug:${slug}`;
