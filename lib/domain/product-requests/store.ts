import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { notify } from "@/lib/domain/notifications/store";
import type { ProductRequestRow } from "./views";

/** Where both sides find their requests. */
const REQUESTS_PAGE = "/assets?tab=requests";

type News = {
  /** Who is notified, and who acted. */
  to: "owner" | "requester";
  /** What the other side did, after its name: "sent you a product". */
  did?: string;
  text: string;
};

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
