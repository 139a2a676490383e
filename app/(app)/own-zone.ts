import "server-only";
import type { UserView } from "@/lib/domain/accounts/accounts/schema";
import { redirectActing } from "@/lib/transport/acting";

/** A page that counts by days is drawn at once in the zone of its reader's settings, unless its address names one. */
export async function goToOwnZone(
  { preferences: { zone } }: UserView,
  path: string,
  asked: Record<string, string | string[] | undefined>,
): Promise<void> {
  if (asked.zone !== undefined || zone === "UTC") return;
  const query = new URLSearchParams({ zone });
  for (const [name, value] of Object.entries(asked)) if (typeof value === "string") query.set(name, value);
  await redirectActing(`${path}?${query}`);
}
