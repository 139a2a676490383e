import type { notifications } from "@/db/schema/platform";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { describeNotification } from "./rules";
import type { NotificationView } from "./schema";

type NotificationRow = typeof notifications.$inferSelect;

/** The people who caused the notifications are read in one statement; the order stays. */
export async function toNotificationViews(db: Db, rows: NotificationRow[]): Promise<NotificationView[]> {
  const parties = await readParties(
    db,
    rows.flatMap((row) => row.actorProfileId ?? []),
  );
  return rows.map((row) =>
    toNotificationView(row, row.actorProfileId ? (parties.get(row.actorProfileId) ?? null) : null),
  );
}

export function toNotificationView(row: NotificationRow, actor: PartyView | null): NotificationView {
  const { id, kind, subjectId, data } = row;
  return {
    id,
    kind: kind.toUpperCase() as NotificationView["kind"],
    ...describeNotification({ kind, subjectId, data, actor }),
    actor,
    subjectId,
    createdAt: toIso(row.createdAt),
    readAt: toIsoOrNull(row.readAt),
  };
}
