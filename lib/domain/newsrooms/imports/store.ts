import { and, count, eq, inArray } from "drizzle-orm";
import { only } from "@/db/only";
import { importItems } from "@/db/schema/imports";
import { workSamples } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import { AppError } from "@/lib/core/errors";
import { MAX_SAMPLES } from "@/lib/domain/profiles/work-samples/limits";
import { webAddress } from "@/lib/platform/feeds/clean-feed";
import { type ReadFeed, readFeed } from "@/lib/platform/feeds/read-feed";
import { limitConcurrency, TooBusyError } from "@/lib/utils/limit-concurrency";

/** Finds which of these addresses the profile has taken over already, or shows a piece of work from. */
export async function readPresent(
  db: Db | Transaction,
  profileId: string,
  addresses: string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const [taken, shown] = [
    await db
      .select({ address: importItems.address })
      .from(importItems)
      .where(and(eq(importItems.profileId, profileId), inArray(importItems.address, addresses))),
    // Owners typed these addresses, so they are compared as the parser writes them. There are at most `MAX_SAMPLES`.
    await db.select({ url: workSamples.url }).from(workSamples).where(eq(workSamples.profileId, profileId)),
  ];
  const urls = new Set(shown.map(({ url }) => (url ? webAddress(url) : null)));
  return new Set([
    ...taken.map(({ address }) => address),
    ...addresses.filter((address) => urls.has(address)),
  ]);
}

export async function readRoom(db: Db | Transaction, profileId: string): Promise<number> {
  const ofProfile = eq(workSamples.profileId, profileId);
  const { total } = only(await db.select({ total: count() }).from(workSamples).where(ofProfile));
  return Math.max(0, MAX_SAMPLES - total);
}

/** This process reads so many feeds at once; each may take two fetches' deadlines and is parsed in one go. */
const inTurn = limitConcurrency({ atOnce: 8, waiting: 24 });

/** Reads what the site at an address offers. @throws AppError `unavailable` where too many are being read. */
export async function readFeedInTurn(address: string): Promise<ReadFeed> {
  try {
    return await inTurn(() => readFeed(address.trim()));
  } catch (error) {
    if (error instanceof TooBusyError) throw new AppError("unavailable", undefined, { retryAfterSeconds: 5 });
    throw error;
  }
}
