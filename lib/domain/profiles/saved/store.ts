import { and, eq, inArray } from "drizzle-orm";
import { savedProfiles } from "@/db/schema/newsrooms";
import type { Db } from "@/db/types";

export async function readSaved(db: Db, saverId: string, profileIds: string[]): Promise<string[]> {
  if (profileIds.length === 0) return [];
  const rows = await db
    .select({ id: savedProfiles.profileId })
    .from(savedProfiles)
    .where(and(eq(savedProfiles.saverId, saverId), inArray(savedProfiles.profileId, profileIds)));
  return rows.map(({ id }) => id);
}
