import { eq } from "drizzle-orm";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import { conflict } from "@/lib/core/errors";
import { closedNewsroom, isProfileComplete } from "./rules";

/**
 * Nobody else can open an inactive newsroom, nor one that is a draft, so it addresses nobody. A paused one is public.
 * @throws AppError `conflict` with where to change that (docs/product.md#companies).
 */
export async function requireOpenNewsroom(tx: Transaction, profileId: string): Promise<void> {
  const [newsroom] = await tx
    .select({
      kind: profiles.kind,
      status: profiles.status,
      ...{ name: profiles.name, title: profiles.title },
      ...{ tagline: profiles.tagline, locationText: profiles.locationText },
    })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  if (!newsroom || (newsroom.kind !== "brand" && newsroom.kind !== "source")) return;
  if (newsroom.status === "inactive")
    throw conflict(closedNewsroom.inactive, { url: "/company-management?tab=profiles" });
  if (!isProfileComplete(newsroom))
    throw conflict(closedNewsroom.draft, { url: `/create-${newsroom.kind}-newsroom` });
}
