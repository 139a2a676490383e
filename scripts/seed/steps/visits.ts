import { sql } from "drizzle-orm";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import type { EventKind, LeftOutReason } from "../../../db/enums";
import { transact } from "../../../lib/core/execute";
import { isPublicAsset } from "../../../lib/domain/newsrooms/assets/policy";
import { uuidv7 } from "../../../lib/utils/uuid";
import { personOf, type World } from "./accounts";
import { type SeededRandom, seededRandom } from "./random";

/** So many visitors come on a day in the middle of the week, without the readers of a new release. */
const visitorsADay: Readonly<Record<string, number>> = {
  ...{ "hollow-pine": 46, lauwers: 27, maren: 21, mirela: 32 },
  ...{ "rjukan-sleeper": 17, "pine-larder": 11 },
};
/** These profiles took files while they were signed in. */
const takers = ["maren", "tomas", "dario", "greta", "ines", "lars", "leila", "elin"];

const DAYS = 60;
const DAY_MS = 86_400_000;
/** From Sunday on. */
const WEEK = [0.5, 1, 1.15, 1.1, 1.05, 0.85, 0.45];
/** Readers' programs fetch a newsroom's feeds every four hours. */
const FEED_HOURS = 4;
const FEED_READERS = 3;

/** What visitors find at a profile besides its own page, and since when. */
export type Shown = {
  kind: "release" | "pitchPage" | "file";
  id: string;
  /** Milliseconds since 1970. */
  since: number;
};
export type Visited = { profileId: string; visitors: number; hasFeeds: boolean; shown: readonly Shown[] };

/** A row of the events that visits write. */
export type SeedVisit = {
  at: Date;
  profileId: string;
  kind: EventKind;
  subjectId: string | null;
  actorProfileId: string | null;
  isFirst: boolean;
  leftOut: LeftOutReason | null;
};

/** Two months of visits up to the base and never after it: the same in every run of the same profiles and base. */
export function visitsOf(visited: readonly Visited[], takerIds: readonly string[], base: Date): SeedVisit[] {
  const random = seededRandom(1863);
  const today = Math.floor(base.getTime() / DAY_MS) * DAY_MS;
  return visited.flatMap((profile) =>
    Array.from({ length: DAYS }, (_, index) => today - (DAYS - 1 - index) * DAY_MS).flatMap((day, index) => {
      const asOf = { day, end: Math.min(day + DAY_MS, base.getTime()) };
      const calm = profile.visitors * (WEEK[new Date(day).getUTCDay()] ?? 1) * (0.8 + (0.35 * index) / DAYS);
      const count = Math.round((calm + readersOfNews(profile, day)) * random.between(0.85, 1.15));
      return [
        ...Array.from({ length: count }, () => visit(profile, asOf, takerIds, random)).flat(),
        ...Array.from({ length: Math.round(count / 6) }, () => leaveOut(profile, asOf, random)).flat(),
        ...(profile.hasFeeds ? fetchFeeds(profile, asOf, random) : []),
      ].filter(uncounted(asOf));
    }),
  );
}

type Day = { day: number; end: number };
/** Hours that are to come bring no visits yet, and a visitor's later pages may be of the next day. */
const uncounted =
  ({ end }: Day) =>
  ({ at }: SeedVisit) =>
    at.getTime() < end;

/** The nearer its day, the more come for a release: twice the usual number on the first, hardly any after a week. */
function readersOfNews({ visitors, shown }: Visited, day: number): number {
  return shown
    .filter(({ kind, since }) => kind === "release" && since < day + DAY_MS)
    .reduce(
      (sum, { since }) => sum + visitors * 1.8 * Math.exp(-Math.max(0, day - since) / (1.6 * DAY_MS)),
      0,
    );
}

/** Most come between eight and eighteen o'clock in Oslo. */
const momentIn = ({ day }: Day, { next, between }: SeededRandom) =>
  day + (next() < 0.75 ? between(7, 17) : between(0, 24)) * 3_600_000;

const blank = { actorProfileId: null, isFirst: false, leftOut: null };

/** A visitor reads some pages, one after another, and may open a link or take a file. */
function visit(
  { profileId, shown }: Visited,
  day: Day,
  takerIds: readonly string[],
  random: SeededRandom,
): SeedVisit[] {
  const { next, between, pick } = random;
  let moment = momentIn(day, random);
  const found = shown.filter(({ since }) => since < moment);
  const pages = 1 + Math.floor(3 * next() ** 2);
  const read = Array.from({ length: pages }, (_, index): SeedVisit => {
    moment += between(20, 240) * 1000;
    const subjectId = pageOf(found, moment, next());
    return {
      ...blank,
      ...{ at: new Date(moment), profileId, kind: "page_viewed", subjectId, isFirst: index === 0 },
    };
  });
  const files = found.filter(({ kind }) => kind === "file");
  const last = { ...blank, profileId, isFirst: true, at: new Date(moment + between(5, 60) * 1000) };
  if (files.length > 0 && next() < 0.11) {
    const actorProfileId = takerIds.length > 0 && next() < 0.35 ? pick(takerIds) : null;
    return [
      ...read,
      { ...last, kind: "asset_downloaded", subjectId: favourite(files, next()), actorProfileId },
    ];
  }
  if (next() < 0.12)
    return [...read, { ...last, kind: "link_opened", subjectId: read.at(-1)?.subjectId ?? null }];
  return read;
}

/** A page is drawn by its weight: the profile's own one always has the same, a release less from day to day. */
function pageOf(found: readonly Shown[], moment: number, drawn: number): string | null {
  const weights = found
    .filter(({ kind }) => kind !== "file")
    .map(({ id, kind, since }) => ({
      id,
      weight: kind === "release" ? 0.12 + 3 * Math.exp((since - moment) / (2.5 * DAY_MS)) : 0.3,
    }));
  let rest = drawn * weights.reduce((sum, { weight }) => sum + weight, 1);
  for (const { id, weight } of weights) {
    rest -= weight;
    if (rest < 0) return id;
  }
  return null;
}

/** The first files are taken most. */
const favourite = (files: readonly Shown[], drawn: number): string | null =>
  files[Math.floor(files.length * drawn ** 2)]?.id ?? null;

/** What no figure counts is mostly robots. */
function leaveOut({ profileId }: Visited, day: Day, random: SeededRandom): SeedVisit {
  const leftOut = random.pick(["bot", "bot", "bot", "bot", "bot", "prefetch", "owner"] as const);
  const at = new Date(momentIn(day, random));
  return { ...blank, at, profileId, kind: "page_viewed", subjectId: null, leftOut };
}

function fetchFeeds({ profileId }: Visited, { day }: Day, { between }: SeededRandom): SeedVisit[] {
  return Array.from({ length: FEED_READERS * (24 / FEED_HOURS) }, (_, index): SeedVisit => {
    const hour = Math.floor(index / FEED_READERS) * FEED_HOURS + between(0, 1);
    const at = new Date(day + hour * 3_600_000);
    return { ...blank, at, profileId, kind: "feed_fetched", subjectId: null, isFirst: index < FEED_READERS };
  });
}

/**
 * Counts visits of the past: the operation that counts one knows today alone. They are summed up with all other events
 * afterwards, so that the figures are those of a rebuild.
 */
export async function writeVisits(world: World, base: Date): Promise<void> {
  const owners = Object.entries(visitorsADay).map(([key, visitors]) => ({
    ...personOf(world, key),
    visitors,
  }));
  const ids = `{${owners.map(({ profileId }) => profileId).join(",")}}`;
  await transact(async (tx) => {
    const rows = await tx.execute<Shown & { profileId: string }>(sql`
      select profile_id as "profileId", kind, id, (extract(epoch from since) * 1000)::float8 as since from (
        select profile_id, 'release' as kind, id, live_at as since, title from releases where live_at <= app_now()
        union all select profile_id, 'pitchPage', id, published_at, pitch_title from pitch_pages
          where published_at is not null and status <> 'draft'
        union all select profile_id, 'file', id, created_at, concat(title, caption) from assets
          where original_key is not null and kind in ('photo', 'video', 'resource') and ${isPublicAsset}) shown
      where profile_id = any(${ids}::uuid[]) order by kind, title, id`);
    const visited = owners.map(({ profileId, visitors, seed }) => ({
      ...{ profileId, visitors, hasFeeds: isNewsroomType(seed.userType) },
      shown: rows.filter((row) => row.profileId === profileId),
    }));
    const takerIds = takers.map((key) => personOf(world, key).profileId);
    const visits = visitsOf(visited, takerIds, base).map((one) => ({ id: uuidv7(), ...one }));
    await tx.execute(sql`
      insert into events (id, at, profile_id, kind, is_own, actor_profile_id, subject_id, source, is_first, left_out)
      select id, at, "profileId", kind, false, "actorProfileId", "subjectId", 'visit', "isFirst", "leftOut"
      from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as visit (id uuid, at timestamptz, "profileId" uuid,
        kind event_kind, "actorProfileId" uuid, "subjectId" uuid, "isFirst" boolean, "leftOut" left_out_reason)`);
  });
}
