import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { releases } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { UserActor } from "@/lib/core/actor";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { asReader } from "@/lib/domain/profiles/companies/policy";
import { ownRelease, readActingProfile, releaseSharedWith, releaseVisibleTo, requireWriter } from "../policy";
import { isLive } from "../rules";
import {
  listReleasesInput,
  type ReleaseState,
  releaseIdInput,
  releaseListView,
  releasePreviewView,
  releaseShareView,
  releaseStates,
  releaseView,
} from "../schema";
import { readShares, refuseWithdrawn } from "../store";
import {
  type ReleaseRow,
  readNewsroom,
  readNow,
  releaseColumns,
  toReleaseView,
  toReleaseViews,
} from "../views";

const isDue = sql`${releases.status} = 'scheduled' and ${releases.publishAt} <= app_now()`;
const isOut = sql`(${releases.status} = 'published' or (${isDue}))`;

/** The SQL says the same as `stateOf`. */
const inState: Record<ReleaseState, SQL> = {
  draft: sql`${releases.status} = 'draft'`,
  scheduled: sql`(${releases.status} = 'scheduled' and ${releases.publishAt} > app_now())`,
  embargoed: sql`(${isOut} and ${releases.liveAt} > app_now())`,
  published: sql`(${isOut} and ${releases.liveAt} <= app_now())`,
  corrected: sql`${releases.status} = 'corrected'`,
  withdrawn: sql`${releases.status} = 'withdrawn'`,
};

export const listReleases = query({
  name: "releases.list",
  summary: "Own releases with their states and counts, newest first",
  input: listReleasesInput,
  output: releaseListView,
  access: "signedIn",
  subject: ({ db, actor }) => readActingProfile(db, actor),
  allow: ({ actor, subject }) => requireWriter(asReader(actor), subject),
  run: async ({ db, actor, input, subject: newsroom }) => {
    const [after] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const rows = await db
      .select(releaseColumns)
      .from(releases)
      .where(
        and(
          ownRelease(actor),
          input.status ? inState[input.status] : undefined,
          after ? lt(releases.id, after) : undefined,
        ),
      )
      .orderBy(desc(releases.id))
      .limit(input.limit + 1)
      .offset(offsetOf(input));
    const tallies = Object.fromEntries(
      releaseStates.map((state) => [state, sql<number>`count(*) filter (where ${inState[state]})::int`]),
    ) as Record<ReleaseState, SQL<number>>;
    const counts = only(await db.select(tallies).from(releases).where(ownRelease(actor)));
    const all = releaseStates.reduce((sum, state) => sum + counts[state], 0);
    const total = input.status ? counts[input.status] : all;
    const { rows: shown, pagination } = toPage(rows, input, total, (row) => [row.id]);
    return {
      releases: await toReleaseViews(db, shown, newsroom, await readNow(db), "owner"),
      counts,
      pagination,
    };
  },
});

/** Answers an own release at any time, one under embargo after agreeing to its terms, and everybody's once public. */
export const getRelease = query({
  name: "releases.get",
  summary: "A release: an own one, one shared under embargo, or a public one",
  input: releaseIdInput,
  output: z.object({ release: releaseView }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ release: releaseColumns, kind: profiles.kind, slug: profiles.slug })
      .from(releases)
      .innerJoin(profiles, eq(profiles.id, releases.profileId))
      .where(and(releaseVisibleTo(actor, db), eq(releases.id, input.id)));
    return row ?? refuseWithdrawn(db, eq(releases.id, input.id));
  },
  run: async ({ db, actor, subject: { release, ...newsroom } }) => ({
    release: await toReleaseView(db, release, newsroom, await readNow(db), readerOf(actor, release)),
  }),
});

/** Answers a release before its time, for its own newsroom and for a profile that it was shared with. */
export const previewRelease = query({
  name: "releases.preview",
  summary: "A release before its time: the terms, and the release once they are agreed to",
  input: releaseIdInput,
  output: z.object({ preview: releasePreviewView }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({
        release: releaseColumns,
        agreedAt: sql<string | null>`(
          select to_char(agreed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from release_shares
          where release_id = ${releases.id} and profile_id = ${actor.profileId})`,
      })
      .from(releases)
      .where(and(sql`(${ownRelease(actor)} or ${releaseSharedWith(actor, db)})`, eq(releases.id, input.id)));
    return row ?? refuseWithdrawn(db, eq(releases.id, input.id));
  },
  run: async ({ db, actor, subject: { release, agreedAt } }) => {
    const newsroom = await readNewsroom(db, release.profileId);
    if (!newsroom) throw new Error("A release without a newsroom.");
    // It shows what will be public; of a draft's photos that is asked when it is published.
    const reader = release.status === "draft" ? "owner" : "others";
    const now = await readNow(db);
    const own = release.profileId === actor.profileId;
    const kind = newsroom.userType.toLowerCase() as Lowercase<typeof newsroom.userType>;
    const readable = own || agreedAt !== null || isLive(release, now);
    return {
      preview: {
        newsroom,
        own,
        embargoUntil: release.liveAt?.toISOString() ?? null,
        timeZone: release.timeZone,
        agreedAt,
        release: readable
          ? await toReleaseView(db, release, { kind, slug: newsroom.slug }, now, reader)
          : null,
      },
    };
  },
});

const readerOf = ({ profileId }: UserActor, release: ReleaseRow) =>
  release.profileId === profileId ? "owner" : "others";

export const listShares = query({
  name: "releases.listShares",
  summary: "With whom an own release was shared, and who agreed to its terms",
  input: releaseIdInput,
  output: z.object({ shares: z.array(releaseShareView) }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({ id: releases.id })
      .from(releases)
      .where(and(ownRelease(actor), eq(releases.id, input.id)));
    return row ?? null;
  },
  run: async ({ db, subject }) => ({ shares: await readShares(db, subject.id) }),
});
