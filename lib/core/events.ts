import { sql } from "drizzle-orm";
import type { EventSource } from "@/db/enums";
import { events, visitorDays, visitorSalts } from "@/db/schema/insights";
import type { Transaction } from "@/db/types";
import type { Actor, JobActor } from "./actor";
import type { Counted } from "./effects";

const sourceOf = (actor: Actor | JobActor | null): EventSource =>
  actor?.kind === "user" ? (actor.session === "api" ? "api" : "page") : "job";

/** Writes what a command counted, in its own transaction: what is refused or rolled back counts nowhere. */
export async function writeEvents(
  tx: Transaction,
  actor: Actor | JobActor | null,
  counted: readonly Counted[],
): Promise<void> {
  const who = { userId: actor?.kind === "user" ? actor.userId : null, source: sourceOf(actor) };
  const rows = counted.flatMap(({ kind, by, to, subjectId }) => {
    const row = { ...who, kind, actorProfileId: by, subjectId };
    return [
      ...(by ? [{ ...row, profileId: by, isOwn: true }] : []),
      ...(to ? [{ ...row, profileId: to, isOwn: false }] : []),
    ];
  });
  if (rows.length > 0) await tx.insert(events).values(rows);
}

/** Deletes events after 400 days; their sums stay. Their month goes by `events.keepMonths`. */
export async function deleteOldEvents(tx: Transaction): Promise<void> {
  await tx.delete(events).where(sql`${events.at} < app_now() - interval '400 days'`);
}

/** Deletes the hashes of visitors and what made them, once their day is over. */
export async function forgetVisitors(tx: Transaction): Promise<void> {
  const isOver = (day: typeof visitorDays.day | typeof visitorSalts.day) =>
    sql`${day} < (app_now() at time zone 'UTC')::date`;
  await tx.delete(visitorDays).where(isOver(visitorDays.day));
  await tx.delete(visitorSalts).where(isOver(visitorSalts.day));
}
