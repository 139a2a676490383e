import { eq } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { profileUrl } from "@/lib/domain/profiles/profiles/urls";

/** Answers the address of a newsroom whose feeds have changed; null once it is gone. */
export const readFeedRoot = query({
  name: "syndication.readFeedRoot",
  summary: "Where the feeds of a newsroom lie",
  input: z.object({ profileId: z.uuid() }),
  output: z.object({ root: z.string().nullable() }),
  access: "jobs",
  run: async ({ db, input }) => {
    const [row] = await db
      .select({ kind: profiles.kind, slug: profiles.slug })
      .from(profiles)
      .where(eq(profiles.id, input.profileId));
    return { root: row ? profileUrl(row.kind, row.slug) : null };
  },
});
