import { eq } from "drizzle-orm";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { refreshListing } from "@/lib/domain/profiles/profiles/store";
import { NEWS_TAG } from "@/lib/domain/profiles/profiles/tags";

/** Refreshes every page that showed the account's profile and news. */
export async function refreshPages(db: Transaction, effects: Effects, userId: string): Promise<void> {
  const [profile] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  if (profile) await refreshListing(db, effects, profile.id);
  effects.invalidate(NEWS_TAG);
}
