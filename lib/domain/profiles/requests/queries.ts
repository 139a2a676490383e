import { and, desc, eq, lt, not } from "drizzle-orm";
import { z } from "zod";
import { profiles, requests } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { profileActedFor } from "@/lib/domain/profiles/profiles/policy";
import { isRequestOpen, requestOwnedBy } from "./policy";
import { listRequestsInput, requestIdInput, requestListView, requestOutput } from "./schema";
import { requestColumns, requestCounts, toRequestView } from "./views";

export const listRequests = query({
  name: "requests.list",
  summary: "Own “Currently Seeking” requests, newest first",
  input: listRequestsInput,
  output: requestListView,
  access: { roles: ["press"] },
  subject: async ({ db, actor }) => {
    const [row] = await db.select({ id: profiles.id }).from(profiles).where(profileActedFor(actor));
    return row ?? null;
  },
  run: async ({ db, actor, input }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const inStatus = { open: isRequestOpen, closed: not(isRequestOpen) };
    const owned = requestOwnedBy(actor);
    const [rows, [counts = { open: 0, closed: 0 }]] = await Promise.all([
      db
        .select(requestColumns)
        .from(requests)
        .where(
          and(
            owned,
            input.status && inStatus[input.status],
            before === undefined ? undefined : lt(requests.id, before),
          ),
        )
        .orderBy(desc(requests.id))
        .limit(input.limit + 1)
        .offset(offsetOf(input)),
      db.select(requestCounts).from(requests).where(owned),
    ]);
    const total = input.status ? counts[input.status] : counts.open + counts.closed;
    const { rows: shown, pagination } = toPage(rows, input, total, ({ id }) => [id]);
    return { requests: shown.map(toRequestView), counts, pagination };
  },
});

export const getRequest = query({
  name: "requests.get",
  summary: "One of one's own “Currently Seeking” requests",
  input: requestIdInput,
  output: requestOutput,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select(requestColumns)
      .from(requests)
      .where(and(requestOwnedBy(actor), eq(requests.id, input.id)));
    return row ?? null;
  },
  run: ({ subject }) => ({ request: toRequestView(subject) }),
});
