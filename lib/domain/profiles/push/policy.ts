import { eq, type SQL } from "drizzle-orm";
import { pushSubscriptions } from "@/db/schema/push";
import type { UserActor } from "@/lib/core/actor";

/** A device belongs to the account that switched it on, whichever profile it acts for. */
export const deviceOf = (actor: Pick<UserActor, "userId">): SQL => eq(pushSubscriptions.userId, actor.userId);
