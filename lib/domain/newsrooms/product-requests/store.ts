import { and, eq, inArray } from "drizzle-orm";
import { assets, productRequests } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { type AppError, conflict } from "@/lib/core/errors";
import { readEntitlement } from "@/lib/domain/messaging/messages/store";
import { assetVisibleTo } from "@/lib/domain/newsrooms/assets/policy";
import { requireUnblocked } from "@/lib/domain/profiles/blocks/policy";
import { notify } from "@/lib/domain/profiles/notifications/store";
import type { ProductRequestRow } from "./views";

/** Both sides find their requests here. */
const REQUESTS_PAGE = "/assets?tab=requests";

type News = {
  /** The side that is notified; the other one acted. */
  to: "owner" | "requester";
  /** The act of the other side, as it stands after its name: "sent you a product". */
  did?: string;
  text: string;
};

/** Reads a product that the caller may see, its brand and what is between the two; null for anything else. */
export async function readWantedProduct(db: Db, actor: UserActor, assetId: string) {
  const [row] = await db
    .select({ asset: assets, brand: profiles.name })
    .from(assets)
    .innerJoin(profiles, eq(profiles.id, assets.profileId))
    .where(and(assetVisibleTo(actor), eq(assets.id, assetId), eq(assets.kind, "product")));
  if (!row) return null;
  await requireUnblocked(db, actor.profileId, row.asset.profileId);
  return { ...row, ...(await readEntitlement(db, actor.profileId, row.asset.profileId)) };
}

/** Makes the conflict of a second request, which names the open one, where there is one. */
export async function openRequest(db: Db, actor: UserActor, assetId: string): Promise<AppError> {
  const open = await findOpenRequest(db, actor, assetId);
  return conflict("You have asked for this product already.", open ? { requestId: open.id } : undefined);
}

export async function findOpenRequest(db: Db, actor: UserActor, assetId: string) {
  const [open] = await db
    .select({ id: productRequests.id })
    .from(productRequests)
    .where(
      and(
        eq(productRequests.assetId, assetId),
        eq(productRequests.requesterProfileId, actor.profileId),
        inArray(productRequests.state, ["asked", "granted", "sent", "due"]),
      ),
    );
  return open ?? null;
}

/** Notifies one side of a request of its new state; once per state. */
export async function notifyOfRequest(
  tx: Transaction,
  effects: Effects,
  request: ProductRequestRow,
  { to, did, text }: News,
): Promise<void> {
  const { id, state, ownerProfileId, requesterProfileId, productTitle } = request;
  const [profileId, actorProfileId] =
    to === "owner" ? [ownerProfileId, requesterProfileId] : [requesterProfileId, ownerProfileId];
  await notify(tx, effects, {
    profileId,
    actorProfileId,
    kind: state === "asked" ? "product_requested" : "product_request_updated",
    dedupeKey: `product_request:${id}:${state}`,
    subjectId: id,
    data: { title: productTitle, url: REQUESTS_PAGE, text, ...(did ? { did } : {}) },
  });
}
