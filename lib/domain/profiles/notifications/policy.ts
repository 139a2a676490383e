import { eq, type Placeholder, type SQL } from "drizzle-orm";
import { notifications } from "@/db/schema/platform";

/** A notification is seen by its receiver alone. Everybody else gets the same 404 as for an unknown id. */
export const notificationVisibleTo = (actor: { userId: string | Placeholder }): SQL =>
  eq(notifications.userId, actor.userId);
