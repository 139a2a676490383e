import { and, count, desc, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { pitchDrafts } from "@/db/schema/pitches";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { draftVisibleTo } from "./policy";
import { draftIdInput, draftListView, draftView, listDraftsInput } from "./schema";
import { toDraftView } from "./views";

/** The caller's drafts, newest first. */
export const listDrafts = query({
  name: "pitchDrafts.list",
  summary: "Own pitch drafts, newest first",
  input: listDraftsInput,
  output: draftListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [after] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const [rows, [counts = { total: 0, active: 0 }]] = await Promise.all([
      db
        .select()
        .from(pitchDrafts)
        .where(and(draftVisibleTo(actor), after ? lt(pitchDrafts.id, after) : undefined))
        .orderBy(desc(pitchDrafts.id))
        .limit(input.limit + 1)
        .offset(offsetOf(input)),
      db
        .select({ total: count(), active: sql<number>`count(*) filter (where ${pitchDrafts.isActive})::int` })
        .from(pitchDrafts)
        .where(draftVisibleTo(actor)),
    ]);
    const { rows: shown, pagination } = toPage(rows, input, counts.total, (row) => [row.id]);
    return { drafts: shown.map((row) => toDraftView(row, actor.aiEnabled)), counts, pagination };
  },
});

export const getDraft = query({
  name: "pitchDrafts.get",
  summary: "One of one's own pitch drafts",
  input: draftIdInput,
  output: z.object({ draft: draftView }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select()
      .from(pitchDrafts)
      .where(and(draftVisibleTo(actor), sql`${pitchDrafts.id} = ${input.id}`));
    return row ?? null;
  },
  run: ({ actor, subject }) => ({ draft: toDraftView(subject, actor.aiEnabled) }),
});
