import { eq, or, sql } from "drizzle-orm";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { refreshListing } from "@/lib/domain/profiles/profiles/store";
import { NEWS_TAG } from "@/lib/domain/profiles/profiles/tags";

/** Refreshes every page that showed the account's profile, and the news; a company's newsrooms rest on its members. */
export async function refreshPages(db: Transaction, effects: Effects, userId: string): Promise<void> {
  const ofCompany = sql`${profiles.companyId} = (select company_id from memberships where user_id = ${userId})`;
  const shown = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(or(eq(profiles.userId, userId), ofCompany));
  for (const { id } of shown) await refreshListing(db, effects, id);
  effects.invalidate(NEWS_TAG);
}
