import { and, eq, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { pitchMeanings, profileMeanings } from "@/db/schema/meaning";
import { pitchDrafts } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import { execute } from "@/lib/core/execute";
import { job, jobOf, sweep } from "@/lib/core/jobs";
import { command, query } from "@/lib/core/operation";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { embedText } from "@/lib/platform/meaning/embed";
import { pitchMeaningRequest, profileMeaningRequest } from "./events";
import { readMeaning } from "./read-meaning";
import { type MeaningSource, pitchSource, profileSource } from "./texts";
import { VECTOR_LENGTH } from "./vector";

const topics = z.array(z.string());
const source = z.object({ text: z.string(), topics, sure: topics, chosen: topics, written: z.boolean() });
const found = z.object({ source: source.nullable() });
const meaning = z.object({
  vector: z.string().length(VECTOR_LENGTH),
  topicWeights: z.record(z.string(), z.number().min(0).max(1)),
});
/** A meaning is written only while the text is still the one that was read. */
const computed = { source, meaning: meaning.nullable() };
const stored = z.object({ stored: z.boolean() });
const DERIVED = "Derived from a text: whoever changed the text has the entry.";
const UNREADABLE = { vector: null, topicWeights: {} };

/** A profile without an account of its own belongs to a company. */
const hasAi = sql`coalesce(${users.aiEnabled}, true)`;

/** Reads a profile's texts; null when it is gone or its account has AI switched off. */
async function readProfileSource(db: Db, profileId: string): Promise<MeaningSource | null> {
  const { kind, title, tagline, about, expertise, beats, topicIds } = profiles;
  const [row] = await db
    .select({ kind, title, tagline, about, expertise, beats, topicIds })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.id, profileId), hasAi));
  if (!row) return null;
  // What a newsroom is about stands in its own line, not in the title of whoever acts for it.
  const isNewsroom = isNewsroomType(row.kind);
  return profileSource({ ...row, title: isNewsroom ? row.tagline : row.title });
}

/** Reads an active pitch's text, with its sender's topics. */
async function readPitchSource(db: Db, draftId: string): Promise<MeaningSource | null> {
  const { title, who, what, why } = pitchDrafts;
  const [row] = await db
    .select({ title, who, what, why, expertise: profiles.expertise, topicIds: profiles.topicIds })
    .from(pitchDrafts)
    .innerJoin(profiles, eq(profiles.id, pitchDrafts.profileId))
    .innerJoin(users, eq(users.id, pitchDrafts.userId))
    .where(and(eq(pitchDrafts.id, draftId), pitchDrafts.isActive, users.aiEnabled));
  return row ? pitchSource(row, row.expertise, row.topicIds) : null;
}

const lists = ["topics", "sure", "chosen"] as const;
const isSame = (one: MeaningSource | null, other: MeaningSource) =>
  one !== null && one.text === other.text && lists.every((list) => one[list].join() === other[list].join());

export const findProfileSource = query({
  name: "meaning.profileSource",
  summary: "The text of a profile that its meaning is computed from",
  input: profileMeaningRequest.payload,
  output: found,
  access: "jobs",
  run: async ({ db, input }) => ({ source: await readProfileSource(db, input.profileId) }),
});

export const findPitchSource = query({
  name: "meaning.pitchSource",
  summary: "The text of an active pitch that its meaning is computed from",
  input: pitchMeaningRequest.payload,
  output: found,
  access: "jobs",
  run: async ({ db, input }) => ({ source: await readPitchSource(db, input.draftId) }),
});

const holdSwitch = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("share");

export const writeProfileMeaning = command({
  name: "meaning.writeProfile",
  summary: "Store what a profile's texts mean",
  input: profileMeaningRequest.payload.extend(computed),
  output: stored,
  access: "jobs",
  audit: { skip: DERIVED },
  run: async ({ db, input }) => {
    const { profileId } = input;
    // The text is locked first, then its account's AI switch: whoever changes one of them comes before or after.
    const { id, userId } = profiles;
    const [row] = await db.select({ userId }).from(profiles).where(eq(id, profileId)).for("share");
    if (row?.userId) await holdSwitch(db, row.userId);
    if (!isSame(await readProfileSource(db, profileId), input.source)) return { stored: false };
    const set = input.meaning ?? UNREADABLE;
    await db
      .insert(profileMeanings)
      .values({ profileId, ...set })
      .onConflictDoUpdate({ target: profileMeanings.profileId, set });
    return { stored: true };
  },
});

export const writePitchMeaning = command({
  name: "meaning.writePitch",
  summary: "Store what an active pitch means",
  input: pitchMeaningRequest.payload.extend(computed),
  output: stored,
  access: "jobs",
  audit: { skip: DERIVED },
  run: async ({ db, input }) => {
    const { draftId } = input;
    const { id, userId } = pitchDrafts;
    const [row] = await db.select({ userId }).from(pitchDrafts).where(eq(id, draftId)).for("share");
    if (row) await holdSwitch(db, row.userId);
    if (!isSame(await readPitchSource(db, draftId), input.source)) return { stored: false };
    const set = input.meaning ?? UNREADABLE;
    await db
      .insert(pitchMeanings)
      .values({ draftId, ...set })
      .onConflictDoUpdate({ target: pitchMeanings.draftId, set });
    return { stored: true };
  },
});

export const profileMeaningJob = job({
  ...profileMeaningRequest,
  run: async ({ payload, actor }) => {
    const { source: read } = await execute(actor, findProfileSource, payload);
    if (!read) return;
    const result = await readMeaning(read, embedText);
    await execute(actor, writeProfileMeaning, { ...payload, source: read, meaning: result });
  },
});

export const pitchMeaningJob = job({
  ...pitchMeaningRequest,
  run: async ({ payload, actor }) => {
    const { source: read } = await execute(actor, findPitchSource, payload);
    if (!read) return;
    const result = await readMeaning(read, embedText);
    await execute(actor, writePitchMeaning, { ...payload, source: read, meaning: result });
  },
});

/*
 * Texts that were never read are found by indexes alone: the texts' index is compared with the keys of the meanings,
 * and the rest with the few accounts that have AI off.
 */

const accountsWithoutAi = (db: Db, userId: typeof profiles.userId | typeof pitchDrafts.userId) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), sql`not ${users.aiEnabled}`));

/** Finds listed profiles without a meaning: those older than meanings, or whose account has AI on again. */
export const unreadProfiles = (db: Db, limit: number) => {
  const { id, userId, listed } = profiles;
  const { profileId } = profileMeanings;
  const meaning = db.select({ profileId }).from(profileMeanings).where(eq(profileId, id));
  const isUnread = and(listed, notExists(meaning), notExists(accountsWithoutAi(db, userId)));
  return db.select({ id }).from(profiles).where(isUnread).limit(limit);
};

export const unreadPitches = (db: Db, limit: number) => {
  const { id, userId, isActive } = pitchDrafts;
  const { draftId } = pitchMeanings;
  const meaning = db.select({ draftId }).from(pitchMeanings).where(eq(draftId, id));
  const isUnread = and(isActive, notExists(meaning), notExists(accountsWithoutAi(db, userId)));
  return db.select({ id }).from(pitchDrafts).where(isUnread).limit(limit);
};

export const findUnreadProfiles = command(
  sweep({
    name: "meaning.findProfiles",
    summary: "Find profiles whose meaning was never computed",
    find: unreadProfiles,
    add: (effects, { id }) => effects.job(profileMeaningRequest, { profileId: id }, { key: `meaning:${id}` }),
  }),
);
export const findUnreadProfilesJob = jobOf(findUnreadProfiles, { cron: "*/10 * * * *" });

export const findUnreadPitches = command(
  sweep({
    name: "meaning.findPitches",
    summary: "Find active pitches whose meaning was never computed",
    find: unreadPitches,
    add: (effects, { id }) => effects.job(pitchMeaningRequest, { draftId: id }, { key: `meaning:${id}` }),
  }),
);
export const findUnreadPitchesJob = jobOf(findUnreadPitches, { cron: "5,15,25,35,45,55 * * * *" });
