import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { only } from "@/db/only";
import { follows } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { profileAddressedBy, profileVisibleTo } from "@/lib/domain/profiles/profiles/policy";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { followKindInput, followListView, followPageView, listFollowsInput } from "./schema";
import { readNewestFollowers } from "./store";

/** The follow page shows so many faces. */
const FACES = 5;

/** Microseconds since 1970: a cursor in milliseconds would lose rows between two of them. */
const micros = sql<string>`(extract(epoch from ${follows.createdAt}) * 1000000)::bigint::text`;

/** A follow is read from either end: the side that is listed, and the side by which rows are found. */
type Side = { of: AnyPgColumn; listed: AnyPgColumn; count: AnyPgColumn };

const listOf = (name: string, summary: string, side: Side) =>
  query({
    name,
    summary,
    input: listFollowsInput,
    output: followListView,
    access: "signedIn",
    subject: async ({ db, actor, input }) => {
      const [row] = await db
        .select({ id: profiles.id, count: sql<number>`${side.count}` })
        .from(profiles)
        .where(and(profileVisibleTo(actor), or(eq(profiles.id, input.id), eq(profiles.userId, input.id))))
        .limit(1);
      return row ?? null;
    },
    run: async ({ db, input, subject }) => {
      const mine = and(eq(side.of, subject.id), profiles.listed);
      const rows = await db
        .select({ id: sql<string>`${side.listed}`, at: micros, followedAt: follows.createdAt })
        .from(follows)
        .innerJoin(profiles, eq(profiles.id, side.listed))
        .where(and(mine, after(input.cursor, side.listed)))
        .orderBy(sql`${follows.createdAt} desc`, sql`${side.listed} desc`)
        .limit(input.limit + 1)
        .offset(offsetOf(input));
      const total = input.cursor ? null : await countUpToCap(db, side, mine);
      const { rows: shown, pagination } = toPage(rows, input, total, (row) => [row.at, row.id]);
      const parties = await readParties(
        db,
        shown.map(({ id }) => id),
      );
      const users = shown.flatMap(({ id, followedAt }) => {
        const party = parties.get(id);
        return party ? [{ ...party, followedAt: followedAt.toISOString() }] : [];
      });
      return { users, count: subject.count, pagination };
    },
  });

function after(cursor: string | undefined, listed: AnyPgColumn): SQL | undefined {
  if (!cursor) return undefined;
  const [at, id] = decodeCursor(cursor, [z.string().regex(/^\d{1,18}$/), z.uuid()]);
  const moment = sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`;
  return sql`(${follows.createdAt}, ${listed}) < (${moment}, ${id}::uuid)`;
}

async function countUpToCap(db: Db, side: Side, where: SQL | undefined): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(follows)
    .innerJoin(profiles, eq(profiles.id, side.listed))
    .where(where)
    .limit(TOTAL_CAP + 1)
    .as("counted");
  return only(await db.select({ total: sql<number>`count(*)::int` }).from(counted)).total;
}

export const listFollowers = listOf("follows.listFollowers", "Who follows a profile, newest first", {
  of: follows.profileId,
  listed: follows.followerId,
  count: profiles.followerCount,
});

export const listFollowing = listOf("follows.listFollowing", "Whom a profile follows, newest first", {
  of: follows.followerId,
  listed: follows.profileId,
  count: profiles.followingCount,
});

/** Newsrooms share this link. It takes slugs, old slugs and ids of listed profiles of any kind. */
export const getFollowPage = query({
  name: "follows.getPage",
  summary: "A profile's head with its newest followers, by slug or id",
  input: followKindInput,
  output: followPageView,
  access: { public: "Listed profiles are public, and so is the link that asks to follow one." },
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ id: profiles.id, about: profiles.about, followerCount: profiles.followerCount })
      .from(profiles)
      .where(and(profileVisibleTo(actor), profileAddressedBy(input.id)))
      .limit(1);
    return row ?? null;
  },
  run: async ({ db, subject }) => {
    const [parties, followers] = await Promise.all([
      readParties(db, [subject.id]),
      readNewestFollowers(db, subject.id, FACES),
    ]);
    const party = parties.get(subject.id);
    if (!party) throw new Error(`Profile ${subject.id} vanished while it was read.`);
    return { profile: { ...party, about: subject.about, followerCount: subject.followerCount }, followers };
  },
});
