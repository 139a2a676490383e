import { eq, or, type SQL } from "drizzle-orm";
import { productRequests } from "@/db/schema/newsrooms";
import type { UserActor } from "@/lib/core/actor";
import { conflict, forbidden, invalidField } from "@/lib/core/errors";
import { requireSending } from "@/lib/domain/accounts/accounts/policy";
import { isActOf, matchFirst, type ProductAct, type RequestState, type Side, stateAfter } from "./rules";

/** A request belongs to its two sides. Everybody else gets the same 404 as for an unknown id. */
export const requestVisibleTo = (actor: UserActor): SQL | undefined =>
  or(
    eq(productRequests.ownerProfileId, actor.profileId),
    eq(productRequests.requesterProfileId, actor.profileId),
  );

export const sideOf = (actor: UserActor, request: { ownerProfileId: string }): Side =>
  request.ownerProfileId === actor.profileId ? "owner" : "requester";

/** Answers 403 for an act of the other side, and 409 for one whose time is over or has not come. */
export function requireActOfSide(
  act: ProductAct,
  actor: UserActor,
  request: RequestState & { ownerProfileId: string },
): void {
  if (!isActOf(act, sideOf(actor, request), request.loan)) throw forbidden();
  if (stateAfter(act, request) === null) throw conflict("This request has changed in the meantime.");
}

type Wanted = { asset: { profileId: string }; brand: string; matchId: string | null; pitchId: string | null };

/** A product of somebody else may be asked for after a match or an accepted pitch with its brand. */
export function requireMayRequest(actor: UserActor, { asset, brand, matchId, pitchId }: Wanted): void {
  if (asset.profileId === actor.profileId) throw invalidField("assetId", "This is your own product.");
  requireSending(actor);
  if (!matchId && !pitchId) throw forbidden(matchFirst(brand));
}
