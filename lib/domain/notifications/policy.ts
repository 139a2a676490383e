import { eq, type SQL } from "drizzle-orm";
import { notifications } from "@/db/schema/platform";
import type { UserActor } from "@/lib/core/actor";

/** A notification is its receiver's alone. Everybody else gets the same 404 as for an unknown id. */
export const notificationVisibleTo = (actor: UserActor): SQL => eq(notifications.userId, actor.userId);
