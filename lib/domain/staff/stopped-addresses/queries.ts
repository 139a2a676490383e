import { and, count, desc, eq, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { stoppedAddresses } from "@/db/schema/platform";
import { toIso } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { listStopsInput, stopListView } from "./schema";

/** Addresses that their mail servers refuse for good, the latest first. */
export const listStops = query({
  name: "stoppedAddresses.list",
  summary: "Addresses that take no mail, with what their servers answered",
  input: listStopsInput,
  output: stopListView,
  access: "staff",
  run: async ({ db, input }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const [rows, [counted]] = await Promise.all([
      db
        .select({ stop: stoppedAddresses, userId: users.id })
        .from(stoppedAddresses)
        .leftJoin(users, and(eq(users.email, stoppedAddresses.email), isNull(users.deletedAt)))
        .where(before === undefined ? undefined : lt(stoppedAddresses.id, before))
        .orderBy(desc(stoppedAddresses.id))
        .limit(input.limit + 1)
        .offset(offsetOf(input)),
      db.select({ total: count() }).from(stoppedAddresses),
    ]);
    const { rows: shown, pagination } = toPage(rows, input, counted?.total ?? 0, ({ stop }) => [stop.id]);
    const addresses = shown.map(({ stop: { id, email, answer, createdAt }, userId }) => ({
      ...{ id, email, answer, since: toIso(createdAt), userId },
    }));
    return { addresses, pagination };
  },
});
