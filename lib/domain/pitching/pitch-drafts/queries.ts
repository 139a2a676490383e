import { and, count, desc, getTableColumns, lt, sql } from "drizzle-orm";
import { MAX } from "uuid";
import { z } from "zod";
import { prepareOnce } from "@/db/prepare-once";
import { pitchDrafts } from "@/db/schema/pitches";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { draftVisibleTo, draftWrittenAs, isActiveDraft } from "./policy";
import { draftIdInput, draftListView, draftView, listDraftsInput } from "./schema";
import { toDraftView } from "./views";

export const listDrafts = query({
  name: "pitchDrafts.list",
  summary: "Own pitch drafts of the profile acted for, newest first",
  input: listDraftsInput,
  output: draftListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [MAX];
    const { userId, profileId } = actor;
    const [rows, [counts = { total: 0, active: 0 }]] = await Promise.all([
      draftsBefore(db).execute({ userId, profileId, before, take: input.limit + 1, skip: offsetOf(input) }),
      draftCounts(db).execute({ userId, profileId }),
    ]);
    const { rows: shown, pagination } = toPage(rows, input, counts.total, (row) => [row.id]);
    return { drafts: shown.map((row) => toDraftView(row, actor.aiEnabled)), counts, pagination };
  },
});

const columns = { ...getTableColumns(pitchDrafts), isActive: isActiveDraft };

const caller = { userId: sql.placeholder("userId"), profileId: sql.placeholder("profileId") };

const draftsBefore = prepareOnce((db) =>
  db
    .select(columns)
    .from(pitchDrafts)
    .where(and(draftWrittenAs(caller), lt(pitchDrafts.id, sql.placeholder("before"))))
    .orderBy(desc(pitchDrafts.id))
    .limit(sql.placeholder("take"))
    .offset(sql.placeholder("skip"))
    .prepare("drafts_before"),
);

const draftCounts = prepareOnce((db) =>
  db
    .select({ total: count(), active: sql<number>`count(*) filter (where ${isActiveDraft})::int` })
    .from(pitchDrafts)
    .where(draftWrittenAs(caller))
    .prepare("drafts_counts"),
);

export const getDraft = query({
  name: "pitchDrafts.get",
  summary: "One of one's own pitch drafts",
  input: draftIdInput,
  output: z.object({ draft: draftView }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select(columns)
      .from(pitchDrafts)
      .where(and(draftVisibleTo(actor), sql`${pitchDrafts.id} = ${input.id}`));
    return row ?? null;
  },
  run: ({ actor, subject }) => ({ draft: toDraftView(subject, actor.aiEnabled) }),
});
