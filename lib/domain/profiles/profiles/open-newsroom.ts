import { eq } from "drizzle-orm";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import { conflict } from "@/lib/core/errors";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { closedNewsroom, isProfileComplete } from "./rules";

/**
 * Nobody else can open an inactive newsroom, nor a company's further one that was never published, so they address
 * nobody. A paused one is public, and an account may write before its own newsroom is complete.
 * @throws AppError `conflict` with where to change that (docs/product.md#companies).
 */
export async function requireOpenNewsroom(tx: Transaction, profileId: string): Promise<void> {
  const [newsroom] = await tx
    .select({
      kind: profiles.kind,
      status: profiles.status,
      userId: profiles.userId,
      ...{ name: profiles.name, title: profiles.title },
      ...{ tagline: profiles.tagline, locationText: profiles.locationText },
    })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  if (!newsroom || !isNewsroomType(newsroom.kind)) return;
  if (newsroom.status === "inactive")
    throw conflict(closedNewsroom.inactive, { url: "/company-management?tab=profiles" });
  if (newsroom.userId === null && !isProfileComplete(newsroom))
    throw conflict(closedNewsroom.draft, { url: `/create-${newsroom.kind}-newsroom` });
}
