import { eq } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { slugs } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import { slugCandidates } from "./slug";

/** An address belongs to a profile or to a pitch page. */
export type SlugOwner = { profileId: string } | { pitchPageId: string };

/**
 * Takes the first free address for a name: the slug itself, then -1, -2 and so on. The one unique index decides, so
 * parallel claims of one name all succeed with different endings.
 */
export async function claimSlug(
  tx: Transaction,
  owner: SlugOwner,
  name: string,
  kind: UserType,
): Promise<string> {
  for (const slug of slugCandidates(name, kind)) {
    const taken = await tx
      .insert(slugs)
      .values({ slug, ...owner })
      .onConflictDoNothing()
      .returning({ slug: slugs.slug });
    if (taken.length > 0) return slug;
    const [found] = await tx
      .select({ profileId: slugs.profileId, pitchPageId: slugs.pitchPageId })
      .from(slugs)
      .where(eq(slugs.slug, slug));
    if (found && isOwner(found, owner)) return slug;
  }
  throw new Error(`No free slug for ${kind} ${JSON.stringify(owner)}`);
}

const isOwner = (
  found: { profileId: string | null; pitchPageId: string | null },
  owner: SlugOwner,
): boolean =>
  "profileId" in owner ? found.profileId === owner.profileId : found.pitchPageId === owner.pitchPageId;
