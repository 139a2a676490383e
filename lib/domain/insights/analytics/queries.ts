import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { type AssetKind, type DeclineReason, eventKinds } from "@/db/enums";
import { only } from "@/db/only";
import { benchmarks } from "@/db/schema/insights";
import { pitches } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { countUpTo, decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { coverageOf, toCoverageViews } from "@/lib/domain/insights/coverage/views";
import { addUp, type FigureName } from "@/lib/domain/insights/figures/rules";
import { periodInput } from "@/lib/domain/insights/figures/schema";
import {
  type AskedPeriod,
  countBySubject,
  countEvents,
  readScope,
  readSubject,
  toSpanView,
} from "@/lib/domain/insights/figures/store";
import { readLeadPictures } from "@/lib/domain/newsrooms/releases/views";
import { successRateOf } from "@/lib/domain/pitching/pitches/rules";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { reputationScore } from "@/lib/domain/vocabulary/reputation/reputation";
import { settings } from "@/lib/platform/settings/settings";
import { toDateInput } from "@/lib/utils/dates";
import { firstMomentUtc } from "@/lib/utils/periods";
import {
  BENCHMARK_DAYS,
  type FunnelStep,
  funnelOf,
  isShared,
  LEAST_ACCOUNTS,
  type MeasureName,
  measureNames,
  measures,
  type OutreachState,
  outreachNames,
  outreachStates,
  placeOf,
  successOf,
} from "./rules";
import {
  benchmarksView,
  contentView,
  exportedRatings,
  funnelView,
  outreachView,
  type RatingEvent,
  ratingCursor,
  ratingsInput,
  ratingsView,
} from "./schema";

const MOST = 10;
/** A file has as many rows of each kind at most. */
const MOST_EXPORTED = 10_000;
const MOST_NAMED = 5;

type FunnelRow = Record<FunnelStep, number> & Record<`${FunnelStep}_open`, number> & { beside: number };

/** How far each profile that was shown in a period has come by now. */
export const readFunnel = query({
  name: "analytics.funnel",
  summary: "How far the profiles that were shown in a period have come, from shown to published",
  input: periodInput,
  output: funnelView,
  access: "signedIn",
  run: async ({ db, actor: { profileId }, input }) => {
    const { from, to, scope } = await readScope(db, profileId, input);
    const [first, last] = [from.toISOString(), to.toISOString()];
    const row = only(
      await db.execute<FunnelRow>(sql`
        with shown as (
          select c.target_id, coalesce(d.kind <> 'pass', false) as liked, m.created_at as matched_at,
            d.kind is null and not t.is_gone as undecided,
            t.is_gone or exists (select 1 from decisions o where o.profile_id = c.target_id and o.target_id = c.profile_id) as decided
          from shown_cards c
          join lateral (select user_id is null and company_id is null as is_gone from profiles where id = c.target_id) t on true
          left join decisions d on d.profile_id = c.profile_id and d.target_id = c.target_id
          left join matches m on m.profile_a = least(c.profile_id, c.target_id) and m.profile_b = greatest(c.profile_id, c.target_id)
          where c.profile_id = ${profileId} and c.shown_at >= ${first} and c.shown_at < ${last}),
        steps as (
          select s.*, p.*, matched_at is not null as matched
          from shown s
          left join lateral (
            select count(*) > 0 as pitched, bool_or(status in ('accepted', 'completed')) as accepted,
              bool_or(status in ('sent', 'read')) as waits,
              bool_or(status = 'accepted' or exists (
                select 1 from stories where pitch_id = pitches.id and looked_at is null)) as unfinished,
              bool_or(exists (select 1 from stories where pitch_id = pitches.id and found)) as published
            from pitches
            where sent_at >= s.matched_at and status <> 'withdrawn' and (
              (sender_profile_id = ${profileId} and recipient_profile_id = s.target_id)
              or (sender_profile_id = s.target_id and recipient_profile_id = ${profileId}))) p on true)
        select count(*)::int as shown,
          count(*) filter (where liked)::int as liked,
          count(*) filter (where undecided)::int as liked_open,
          count(*) filter (where matched)::int as matched,
          count(*) filter (where liked and not matched and not decided)::int as matched_open,
          count(*) filter (where pitched)::int as pitched,
          count(*) filter (where matched and not pitched)::int as pitched_open,
          count(*) filter (where accepted)::int as accepted,
          count(*) filter (where pitched and not accepted and waits)::int as accepted_open,
          count(*) filter (where published)::int as published,
          count(*) filter (where accepted and not published and unfinished)::int as published_open,
          (select count(*)::int from pitches where sender_profile_id = ${profileId} and sent_at >= ${first} and sent_at < ${last}
            and recipient_profile_id not in (select target_id from steps where pitched)) as beside
        from steps`),
    );
    return {
      ...scope,
      steps: funnelOf(row, {
        liked: row.liked_open,
        matched: row.matched_open,
        pitched: row.pitched_open,
        accepted: row.accepted_open,
        published: row.published_open,
      }),
      pitchesBeside: row.beside,
    };
  },
});

type Outcomes = Record<"sent" | OutreachState, number>;
type OutreachRow = Outcomes & {
  title: string;
  answerHours: number | null;
  published: number;
  /** Null where none was declined. */
  reasons: DeclineReason[] | null;
};

const countIn = (name: OutreachState) =>
  sql`count(*) filter (where ${inArray(pitches.status, [...outreachStates[name].of])})::int as ${sql.identifier(name)}`;

/** Reads how the pitches that were sent in a period stand by now, why they were declined, and each headline's part in it. */
async function outreachOf(db: Db, profileId: string, asked: AskedPeriod, most: number) {
  const { from, to, scope } = await readScope(db, profileId, asked);
  const rows = await db.execute<OutreachRow>(sql`
    select coalesce(nullif(title, ''), nullif(subject, ''), 'Untitled') as title, count(*)::int as sent,
      ${sql.join(outreachNames.map(countIn), sql`, `)},
      percentile_cont(0.5) within group (order by extract(epoch from responded_at - sent_at) / 3600) as "answerHours",
      count(*) filter (where exists (select 1 from stories where pitch_id = pitches.id and found))::int as published,
      array_agg(coalesce(decline_reason, 'other')) filter (where status = 'declined') as reasons
    from pitches
    where sender_profile_id = ${profileId} and sent_at >= ${from.toISOString()} and sent_at < ${to.toISOString()}
    group by 1 order by sent desc, 1`);
  const none = Object.fromEntries(["sent", ...outreachNames].map((name) => [name, 0])) as Outcomes;
  const all = rows.reduce((sum, row) => {
    for (const name of ["sent", ...outreachNames] as const) sum[name] += row[name];
    return sum;
  }, none);
  const declined = new Map<DeclineReason, number>();
  for (const reason of rows.flatMap(({ reasons }) => reasons ?? []))
    declined.set(reason, (declined.get(reason) ?? 0) + 1);
  return {
    ...scope,
    ...all,
    success: successOf(all),
    reasons: [...declined]
      .map(([reason, count]) => ({ reason, declined: count }))
      .sort((one, other) => other.declined - one.declined),
    pitches: rows.slice(0, most).map(({ reasons: _, ...row }) => ({ ...row, success: successOf(row) })),
  };
}

export const readOutreach = query({
  name: "analytics.outreach",
  summary: "Where the pitches sent in a period stand, why they were declined, and how each one does",
  input: periodInput,
  output: outreachView,
  access: "signedIn",
  run: ({ db, actor: { profileId }, input }) => outreachOf(db, profileId, input, MOST),
});

export const exportOutreach = query({
  name: "analytics.exportOutreach",
  summary: "The same with every headline, as CSV",
  input: periodInput,
  output: outreachView,
  access: "signedIn",
  run: ({ db, actor: { profileId }, input }) => outreachOf(db, profileId, input, MOST_EXPORTED),
});

type RatingRow = {
  id: string;
  value: "up" | "down";
  at: string;
  by: string;
  pitchId: string;
  title: string;
  up: number;
  down: number;
};

const isCounted = (profileId: string) => sql`rated_profile_id = ${profileId} and counted_at is not null`;
const countedIn = ({ from, to }: { from: Date; to: Date }) =>
  sql`counted_at >= ${from.toISOString()} and counted_at < ${to.toISOString()}`;

/** Reads ratings, newest first, below a place among all of the profile. */
async function readRatings(
  db: Db,
  profileId: string,
  span: { from: Date; to: Date },
  { before, limit, offset = 0 }: { before?: number; limit: number; offset?: number },
) {
  const rows = await db.execute<RatingRow & { place: number }>(sql`
    with scored as (
      select id, value, counted_at, rater_profile_id, pitch_id,
        row_number() over so_far as place,
        count(*) filter (where value = 'up') over so_far as up, count(*) filter (where value = 'down') over so_far as down
      from ratings where ${isCounted(profileId)}
      window so_far as (order by counted_at, id rows unbounded preceding))
    select s.id, s.value, s.counted_at as at, s.rater_profile_id as by, s.pitch_id as "pitchId",
      coalesce(nullif(p.title, ''), p.subject) as title, s.up::int, s.down::int, s.place::int
    from scored s join pitches p on p.id = s.pitch_id
    where ${countedIn(span)} ${before === undefined ? sql`` : sql`and s.place < ${before}`}
    order by s.place desc limit ${limit} offset ${offset}`);
  return [...rows];
}

async function toRatingEvents(db: Db, rows: readonly RatingRow[]): Promise<RatingEvent[]> {
  const parties = await readParties(
    db,
    rows.map(({ by }) => by),
  );
  return rows.map(({ up, down, by, value, at, id, pitchId, title }) => ({
    ...{ id, pitchId, title },
    value: value === "up" ? ("UP" as const) : ("DOWN" as const),
    at: new Date(at).toISOString(),
    by: parties.get(by) ?? null,
    score: reputationScore(up, down) ?? 0,
  }));
}

export const listRatings = query({
  name: "analytics.ratings",
  summary: "The ratings that began to count in a period, newest first, with the reputation after each",
  input: ratingsInput,
  output: ratingsView,
  access: "signedIn",
  run: async ({ db, actor: { profileId }, input }) => {
    const { scope, ...span } = await readScope(db, profileId, input);
    const [before] = input.cursor ? decodeCursor(input.cursor, ratingCursor) : [];
    const page = { before, limit: input.limit + 1, offset: offsetOf(input) };
    const within = sql`select 1 from ratings where ${isCounted(profileId)} and ${countedIn(span)}`;
    const [rows, { total }] = await Promise.all([
      readRatings(db, profileId, span, page),
      db.execute<{ total: number }>(sql`select ${countUpTo(TOTAL_CAP + 1, within)} as total`).then(only),
    ]);
    const { rows: shown, pagination } = toPage(rows, input, total, ({ place }) => [place]);
    return { ...scope, ratings: await toRatingEvents(db, shown), pagination };
  },
});

export const exportRatings = query({
  name: "analytics.exportRatings",
  summary: "All ratings that began to count in a period, as CSV",
  input: periodInput,
  output: exportedRatings,
  access: "signedIn",
  run: async ({ db, actor: { profileId }, input }) => {
    const { scope, ...span } = await readScope(db, profileId, input);
    const rows = await readRatings(db, profileId, span, { limit: MOST_EXPORTED });
    return { ...scope, ratings: await toRatingEvents(db, rows) };
  },
});

type ReleaseRow = { id: string; title: string; assetIds: string[]; inPitches: number; coverage: number };

type Counts = Map<string, { count: number }>;
const countOf = (counts: Counts, id: string) => counts.get(id)?.count ?? 0;
type Visits = { views: number; linksOpened: number; downloads: number };
const sumVisits = (rows: readonly Visits[]): Visits =>
  rows.reduce(
    (sum, { views, linksOpened, downloads }) => ({
      views: sum.views + views,
      linksOpened: sum.linksOpened + linksOpened,
      downloads: sum.downloads + downloads,
    }),
    { views: 0, linksOpened: 0, downloads: 0 },
  );

/**
 * Lists releases by their views. Each download counts once, for the release with most views that holds the file, of
 * several with as many the newest: one that has just come out is not credited with what was taken before.
 */
function attribute(
  newestFirst: readonly ReleaseRow[],
  { views, links, downloads }: { views: Counts; links: Counts; downloads: Counts },
) {
  const counted = new Set<string>();
  return newestFirst
    .map((release) => ({ ...release, views: countOf(views, release.id) }))
    .sort((one, other) => other.views - one.views)
    .map(({ assetIds, ...release }) => {
      const own = assetIds.filter((id) => !counted.has(id));
      for (const id of own) counted.add(id);
      return {
        ...release,
        linksOpened: countOf(links, release.id),
        downloads: own.reduce((sum, id) => sum + countOf(downloads, id), 0),
      };
    })
    .sort((one, other) => other.views - one.views || other.downloads - one.downloads);
}

type Taken = {
  takenBy: (Pick<PartyView, "id" | "name" | "url"> & { outlet: string | null; takenAt: string })[];
  takers: number;
  /** The downloads of all takers together. */
  named: number;
};
type TakerRow = {
  fileId: string;
  takerId: string;
  outlet: string | null;
  at: string;
  takers: number;
  named: number;
};

/** Reads who took these files of a profile while signed in, as far as they are public: five of each, the latest first. */
async function readTakers(
  db: Db,
  profileId: string,
  fileIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<Map<string, Taken>> {
  const rows = await db.execute<TakerRow>(sql`
    select * from (
      select subject_id as "fileId", actor_profile_id as "takerId", p.publications[1] as outlet, max(at)::text as at,
        count(*) over (partition by subject_id)::int as takers,
        (sum(count(*)) over (partition by subject_id))::int as named,
        row_number() over (partition by subject_id order by max(at) desc) as place
      from events join profiles p on p.id = actor_profile_id and p.listed
      where events.profile_id = ${profileId} and events.kind = 'asset_downloaded' and actor_profile_id is not null
        and at >= ${from.toISOString()} and at < ${to.toISOString()} and subject_id = any(${`{${fileIds.join(",")}}`}::uuid[])
      group by 1, 2, 3) ranked
    where place <= ${MOST_NAMED} order by place`);
  const parties = await readParties(
    db,
    rows.map(({ takerId }) => takerId),
  );
  const taken = new Map<string, Taken>();
  for (const { fileId, takerId, outlet, at, takers, named } of rows) {
    const party = parties.get(takerId);
    if (!party) continue;
    const { id, name, url } = party;
    const of = taken.get(fileId) ?? { takenBy: [], takers, named };
    of.takenBy.push({ id, name, url, outlet, takenAt: toIso(new Date(at)) });
    taken.set(fileId, of);
  }
  return taken;
}

/** Reads the releases, files and stories of a period, by what they led to. */
async function contentOf(
  db: Db,
  { profileId, userType }: Pick<UserActor, "profileId" | "userType">,
  asked: AskedPeriod,
  most: number,
) {
  const { from, to, scope } = await readScope(db, profileId, asked);
  const [first, last] = [from.toISOString(), to.toISOString()];
  const newsrooms = `${settings().APP_URL}${profileUrl(userType, "")}`;
  const kinds = ["page_viewed", "link_opened", "asset_downloaded"] as const;
  const counts = await countBySubject(db, profileId, kinds, from, to);
  // The newsroom's own pages are no subject. They are counted last, so that no subject has more than all together.
  const all = await countEvents(db, [profileId], kinds, [from, to]);
  const ofKind = (kind: (typeof kinds)[number]): Counts =>
    new Map(counts.filter((row) => row.kind === kind).map((row) => [row.subjectId, row]));
  const [views, links, downloads] = [ofKind(kinds[0]), ofKind(kinds[1]), ofKind(kinds[2])];
  const subjects = `{${counts.map(({ subjectId }) => subjectId).join(",")}}`;
  const [releases, files, stories] = await Promise.all([
    db.execute<ReleaseRow>(sql`
      with links as (
        select distinct p.id as pitch_id, p.sent_at, rtrim(split_part(split_part(link, '#', 1), '?', 1), '/') as address
        from pitches p, unnest(p.resources) as link
        where p.sender_profile_id = ${profileId} and p.sent_at < ${last} and starts_with(link, ${newsrooms})),
      linked as (
        select address, count(*) filter (where sent_at >= ${first})::int as pitches, coalesce(sum((
            select count(*) from stories s
            where s.pitch_id = links.pitch_id and s.found and s.looked_at >= ${first} and s.looked_at < ${last})), 0)::int as stories
        from links group by 1)
      select r.id, r.title, array(select asset_id from release_assets where release_id = r.id) as "assetIds",
        coalesce(l.pitches, 0) as "inPitches", coalesce(l.stories, 0) as coverage
      from releases r join profiles n on n.id = r.profile_id
      left join linked l on l.address = ${newsrooms} || n.slug || '/' || r.slug
      where r.profile_id = ${profileId} and r.announced_at is not null
        and (r.id = any(${subjects}::uuid[]) or l.pitches + l.stories > 0
          or exists (select 1 from release_assets where release_id = r.id and asset_id = any(${subjects}::uuid[])))
      order by r.announced_at desc, r.id desc`),
    db.execute<{ id: string; kind: AssetKind; name: string }>(sql`
      select id, kind, coalesce(nullif(title, ''), nullif(caption, ''), nullif(file_name, ''), kind::text) as name
      from assets where profile_id = ${profileId} and id = any(${subjects}::uuid[])`),
    coverageOf(db, profileId, sql`stories.looked_at >= ${first} and stories.looked_at < ${last}`, most).then(
      (rows) => toCoverageViews(db, rows),
    ),
  ]);
  const taken = [...files]
    .map(({ id, kind, name }) => ({ id, kind, name, downloads: countOf(downloads, id) }))
    .filter((file) => file.downloads > 0)
    .sort((one, other) => other.downloads - one.downloads)
    .slice(0, most);
  const takers = await readTakers(
    db,
    profileId,
    taken.map(({ id }) => id),
    { from, to },
  );
  const listed = attribute([...releases], { views, links, downloads });
  const shown = listed.slice(0, most);
  const pictures = await readLeadPictures(
    db,
    shown.map(({ id }) => id),
  );
  const [others, ofReleases] = [sumVisits(listed.slice(most)), sumVisits(listed)];
  const total = {
    views: addUp("pageViews", all),
    linksOpened: addUp("linksOpened", all),
    downloads: addUp("downloads", all),
  };
  return {
    ...scope,
    releases: shown.map((release) => ({ ...release, picture: pictures.get(release.id) ?? null })),
    otherReleases: { releases: listed.length - shown.length, ...others },
    noRelease: {
      views: total.views - ofReleases.views,
      linksOpened: total.linksOpened - ofReleases.linksOpened,
      downloads: total.downloads - ofReleases.downloads,
    },
    total,
    assets: taken.map((file) => {
      const { named, ...of } = takers.get(file.id) ?? { takenBy: [], takers: 0, named: 0 };
      const kind = file.kind.toUpperCase() as Uppercase<AssetKind>;
      // One that was counted since the downloads were may be named already.
      return { ...file, kind, ...of, unnamed: Math.max(0, file.downloads - named) };
    }),
    stories,
  };
}

export const readContent = query({
  name: "analytics.content",
  summary: "What releases, files and published stories of a period led to",
  input: periodInput,
  output: contentView,
  access: "signedIn",
  run: ({ db, actor, input }) => contentOf(db, actor, input, MOST),
});

export const exportContent = query({
  name: "analytics.exportContent",
  summary: "All releases, files and published stories of a period, as CSV",
  input: periodInput,
  output: contentView,
  access: "signedIn",
  run: ({ db, actor, input }) => contentOf(db, actor, input, MOST_EXPORTED),
});

const HOUR_MS = 3_600_000;

/** Reads the industry of a profile's company, with the listed accounts of the type whose company names the same. */
const readIndustry = (db: Db, { profileId, userType }: Pick<UserActor, "profileId" | "userType">) =>
  db.execute<{ name: string; accounts: number }>(sql`
    select own.industry as name, (
        select count(*)::int from profiles p join memberships m on m.user_id = p.user_id join companies c on c.id = m.company_id
        where p.listed and p.kind = ${userType} and c.industry = own.industry) as accounts
    from profiles p left join memberships m on m.user_id = p.user_id
    join companies own on own.id = coalesce(p.company_id, m.company_id)
    where p.id = ${profileId} and own.industry is not null`);

export const readBenchmarks = query({
  name: "analytics.benchmarks",
  summary: "The medians of the accounts of the caller's type, and the caller's own place",
  input: z.object({}),
  output: benchmarksView,
  access: "signedIn",
  run: async ({ db, actor }) => {
    const [profile, [own], stored, clock, [industry = null]] = await Promise.all([
      readSubject(db, actor.profileId),
      db
        .select({ up: profiles.thumbsUpCount, down: profiles.thumbsDownCount })
        .from(profiles)
        .where(eq(profiles.id, actor.profileId)),
      db.select().from(benchmarks).where(eq(benchmarks.userType, actor.userType)),
      db.execute<{ now: string }>(sql`select app_now()::text as now`).then(only),
      readIndustry(db, actor),
    ]);
    const now = new Date(clock.now);
    // The medians are of whole days (UTC), so one's own begin with the same one.
    const edges: [Date, Date] = [
      firstMomentUtc(BENCHMARK_DAYS, now),
      new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS),
    ];
    const [counts, outreach] = await Promise.all([
      countEvents(db, [actor.profileId], eventKinds, edges),
      db
        .execute<{ sent: number; accepted: number }>(sql`
          select count(*)::int as sent, ${countIn("accepted")} from pitches
          where sender_profile_id = ${actor.profileId} and sent_at >= ${edges[0].toISOString()}`)
        .then(only),
    ]);
    const sum = (names: readonly FigureName[]) => names.reduce((all, name) => all + addUp(name, counts), 0);
    const ownValue = (name: MeasureName): number | null => {
      if (name === "reputation") return own ? reputationScore(own.up, own.down) : null;
      if (name === "successRate") {
        const rate = successRateOf(outreach);
        return rate === null ? null : 100 * rate;
      }
      const { of, among }: { of: readonly FigureName[]; among?: readonly FigureName[] } = measures[name];
      if (!among) return sum(of);
      return sum(among) > 0 ? (100 * sum(of)) / sum(among) : null;
    };
    return {
      profile,
      period: {
        ...toSpanView({
          from: edges[0],
          to: edges[1],
          firstDay: toDateInput(edges[0]),
          lastDay: toDateInput(now),
        }),
        ...{ zone: "UTC", note: null },
      },
      days: BENCHMARK_DAYS,
      industry,
      measures: measureNames.map((name) => {
        const { label, counted, unit } = measures[name];
        const row = stored.find(({ measure }) => measure === name);
        const enough = row && row.accounts >= LEAST_ACCOUNTS ? row : null;
        const value = ownValue(name);
        return {
          ...{ name, label, counted, unit },
          accounts: row?.accounts ?? 0,
          median: enough?.percentiles[50] ?? null,
          own: value,
          place: enough && value !== null ? placeOf(value, enough) : null,
          isShared: enough !== null && value !== null && isShared(value, enough),
        };
      }),
      computedAt: toIsoOrNull(stored[0]?.computedAt ?? null),
    };
  },
});
