import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { profiles, requests } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict, invalidField } from "@/lib/core/errors";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { profileActedFor } from "@/lib/domain/profiles/profiles/policy";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { requestOwnedBy } from "./policy";
import { MAX_OPEN_REQUESTS, MAX_REQUESTS, nextStatus } from "./rules";
import { createRequestInput, requestIdInput, requestOutput, updateRequestInput } from "./schema";
import { type RequestRow, requestColumns, requestCounts, toRequestView } from "./views";

/** Shows a new request for material on the own profile and card. */
export const createRequest = command({
  name: "requests.create",
  summary: "Write a “Currently Seeking” request",
  input: createRequestInput,
  output: requestOutput,
  access: { roles: ["press"] },
  subject: ({ db, actor }) => lockProfile(db, actor),
  audit: { kind: "request", id: ({ output }) => output.request.id },
  run: async ({ db, actor, input, effects }) => {
    const counts = await countRequests(db, actor);
    if (counts.open + counts.closed >= MAX_REQUESTS)
      throw conflict(
        `You have ${MAX_REQUESTS} requests, which is as many as we keep. Please delete one first.`,
      );
    requireRoomFor(counts.open);
    await requireAhead(db, input.deadline);
    const row = await db
      .insert(requests)
      .values({ ...input, profileId: actor.profileId })
      .returning(requestColumns)
      .then(only);
    effects.count("request_posted", { by: actor.profileId, subjectId: row.id });
    effects.invalidate(profileTag(actor.profileId));
    return { request: toRequestView(row) };
  },
});

/** Saves the fields that are sent, closes the request or opens it again. */
export const updateRequest = command({
  name: "requests.update",
  summary: "Save parts of an own request, close it or open it again",
  input: updateRequestInput,
  output: requestOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockRequest(db, actor, input.id),
  audit: { kind: "request", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input, subject, effects }) => {
    const { id, status: asked, ...fields } = input;
    const deadline = fields.deadline === undefined ? subject.deadline : fields.deadline;
    const hasNewDeadline = deadline?.getTime() !== subject.deadline?.getTime();
    if (hasNewDeadline) await requireAhead(db, deadline);
    const { isOpen } = subject;
    const closedByDeadline = isPastDeadline(subject);
    const status = nextStatus({ isOpen, closedByDeadline, hasNewDeadline, asked });
    if (status === "open" && !isOpen) {
      await requireAhead(db, deadline);
      requireRoomFor((await countRequests(db, actor, id)).open);
    }
    const closedAt = isOpen ? sql`app_now()` : (subject.closedAt ?? subject.deadline);
    const row = await db
      .update(requests)
      .set({ ...fields, closedAt: status === "open" ? null : closedAt })
      .where(eq(requests.id, id))
      .returning(requestColumns)
      .then(only);
    effects.invalidate(profileTag(actor.profileId));
    return { request: toRequestView(row) };
  },
});

export const deleteRequest = command({
  name: "requests.delete",
  summary: "Delete an own request",
  input: requestIdInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockRequest(db, actor, input.id),
  audit: { kind: "request", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject, effects }) => {
    await db.delete(requests).where(eq(requests.id, subject.id));
    effects.invalidate(profileTag(actor.profileId));
    return { id: subject.id };
  },
});

const isDue = and(isNull(requests.closedAt), sql`${requests.deadline} <= app_now()`);

/**
 * Closes one request whose deadline has passed and notifies its owner. Nobody sees it since its deadline; this takes it
 * off cached pages.
 */
export const closeRequest = command({
  name: "requests.close",
  summary: "Close a request at its deadline",
  input: z.object({ requestId: z.uuid() }),
  output: z.object({ closed: z.boolean() }),
  access: "jobs",
  audit: { kind: "request", id: ({ input, output }) => (output.closed ? input.requestId : undefined) },
  run: async ({ db, input, effects }) => {
    const [request] = await db
      .update(requests)
      .set({ closedAt: sql`${requests.deadline}` })
      .where(and(eq(requests.id, input.requestId), isDue))
      .returning();
    if (!request) return { closed: false };
    await notify(db, effects, {
      profileId: request.profileId,
      kind: "request_closed",
      dedupeKey: `request-closed:${request.id}:${request.deadline?.toISOString()}`,
      subjectId: request.id,
      data: { title: request.title, url: "/requests?status=closed" },
    });
    effects.invalidate(profileTag(request.profileId));
    return { closed: true };
  },
});
export const closeRequestJob = jobOf(closeRequest);

export const findDueRequests = command(
  sweep({
    name: "requests.findDue",
    summary: "Find requests whose deadline has passed",
    find: (db, limit) =>
      db.select({ id: requests.id }).from(requests).where(isDue).orderBy(requests.deadline).limit(limit),
    add: (effects, { id }) => effects.job(closeRequestJob, { requestId: id }, { key: `request-due:${id}` }),
  }),
);
export const findDueRequestsJob = jobOf(findDueRequests, { cron: "*/5 * * * *" });

/** Tells whether the deadline closed the request: nobody did, or the job did at the deadline itself. */
const isPastDeadline = ({ isOpen, closedAt, deadline }: RequestRow) =>
  !isOpen && (closedAt === null || closedAt.getTime() === deadline?.getTime());

async function requireAhead(db: Transaction, deadline: Date | null | undefined): Promise<void> {
  if (!deadline) return;
  const [row] = await db.execute<{ ahead: boolean }>(
    sql`select ${deadline.toISOString()}::timestamptz > app_now() as ahead`,
  );
  if (!row?.ahead) throw invalidField("deadline", "The deadline must lie ahead");
}

function requireRoomFor(open: number): void {
  if (open >= MAX_OPEN_REQUESTS)
    throw conflict(`A profile shows ${MAX_OPEN_REQUESTS} open requests. Please close one first.`);
}

async function countRequests(db: Transaction, actor: UserActor, exceptId?: string) {
  const [row] = await db
    .select(requestCounts)
    .from(requests)
    .where(and(requestOwnedBy(actor), exceptId === undefined ? undefined : ne(requests.id, exceptId)));
  return row ?? { open: 0, closed: 0 };
}

/** The profile's row is the lock under which its requests are counted. */
async function lockProfile(db: Transaction, actor: UserActor): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(profileActedFor(actor))
    .for("update");
  return row ?? null;
}

async function lockRequest(db: Transaction, actor: UserActor, id: string): Promise<RequestRow | null> {
  await lockProfile(db, actor);
  const [row] = await db
    .select(requestColumns)
    .from(requests)
    .where(and(requestOwnedBy(actor), eq(requests.id, id)))
    .for("update");
  return row ?? null;
}
