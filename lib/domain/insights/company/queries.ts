import { sql } from "drizzle-orm";
import { NIL } from "uuid";
import { z } from "zod";
import type { NewsroomStatus } from "@/db/enums";
import { only } from "@/db/only";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { toIso, upperCase } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { paginationSchema } from "@/lib/core/page-schema";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { addUp } from "@/lib/domain/insights/figures/rules";
import { periodInput } from "@/lib/domain/insights/figures/schema";
import { type AskedPeriod, countEvents, type EventCount } from "@/lib/domain/insights/figures/store";
import { readFiguresOfEach } from "@/lib/domain/insights/figures/views";
import { readCompanyPlaces } from "@/lib/domain/profiles/companies/plan";
import { requireActFor } from "@/lib/domain/profiles/companies/policy";
import { countPlaces } from "@/lib/domain/profiles/companies/store";
import { isCompleteRow } from "@/lib/domain/profiles/profiles/store";
import { avatarUrl, profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { settings } from "@/lib/platform/settings/settings";
import { monthSoFar } from "@/lib/utils/periods";
import { companyAnalyticsInput, companyAnalyticsView, overviewInput, overviewView } from "./schema";

type Row = {
  id: string;
  slug: string;
  name: string;
  kind: "brand" | "source";
  status: NewsroomStatus;
  listed: boolean;
  read_only_since: string | null;
  is_draft: boolean;
  logo_key: string | null;
  cover_url: string | null;
  manager_id: string | null;
  manager: string | null;
  updated_at: string;
  matches: number;
  pitches: number;
  collaborations: number;
};

const monthKinds = ["pitch_sent", "pitch_accepted", "match_made"] as const;
const accepted = sql`status in ('accepted', 'completed')`;

type Totals = Record<
  "newsrooms" | "active" | "draft" | "paused" | "inactive" | "matches" | "collaborations",
  number
> & { ids: string[] | null };

/** Joins what is counted for each newsroom `n`. */
const counts = sql`
  left join lateral (
    select count(*)::int as matches from matches where n.id in (profile_a, profile_b)) m on true
  left join lateral (
    select count(*)::int as pitches, (count(*) filter (where ${accepted}))::int as collaborations
    from pitches where n.id in (sender_profile_id, recipient_profile_id) and status <> 'unsent') p on true`;

const isComplete = isCompleteRow(sql`n`);

/** Admins read their company. */
const ofAdmins = {
  access: "signedIn",
  subject: ({ actor }: { actor: UserActor }) => (actor.companyId ? { companyId: actor.companyId } : null),
  allow: ({ actor, subject }: { actor: UserActor; subject: { companyId: string } }) =>
    requireActFor(actor, subject, "manageCompany"),
} as const;

/** The company's newsrooms with what was counted for each, and its places. */
export const companyOverview = query({
  name: "companies.overview",
  summary: "The company's newsrooms, their figures, and its places for members",
  input: overviewInput,
  output: z.object({ overview: overviewView, pagination: paginationSchema }),
  ...ofAdmins,
  run: async ({ db, input: { zone, ...asked }, subject: { companyId } }) => {
    const [after = NIL] = asked.cursor ? decodeCursor(asked.cursor, [z.uuid()]) : [];
    const { now, name } = await db
      .execute<{ now: string; name: string }>(
        sql`select app_now()::text as now, name from companies where id = ${companyId}`,
      )
      .then(only);
    const [found, [all], places, held] = await Promise.all([
      db.execute<Row>(sql`
        select n.id, n.slug, n.name, n.kind, n.status, n.listed, not ${isComplete} as is_draft, n.logo_key, n.manager_id,
          (select story ->> 'image' from jsonb_array_elements(n.hero_stories) story
            where story ->> 'image' <> '' limit 1) as cover_url, u.name as manager,
          ${settings().BETA ? null : sql`n.read_only_since`} as read_only_since,
          to_char(n.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at,
          coalesce(m.matches, 0) as matches, coalesce(p.pitches, 0) as pitches,
          coalesce(p.collaborations, 0) as collaborations
        from profiles n left join users u on u.id = n.manager_id and u.deleted_at is null ${counts}
        where n.company_id = ${companyId} and n.id > ${after} order by n.id limit ${asked.limit + 1} offset ${offsetOf(asked)}`),
      db.execute<Totals>(sql`
        select array_agg(n.id) as ids, count(*)::int as newsrooms,
          (count(*) filter (where n.status = 'active' and ${isComplete}))::int as active,
          (count(*) filter (where n.status = 'active' and not ${isComplete}))::int as draft,
          (count(*) filter (where n.status = 'paused'))::int as paused,
          (count(*) filter (where n.status = 'inactive'))::int as inactive,
          coalesce(sum(m.matches), 0)::int as matches, coalesce(sum(p.collaborations), 0)::int as collaborations
        from profiles n ${counts} where n.company_id = ${companyId}`),
      countPlaces(db, companyId),
      readCompanyPlaces(db, companyId),
    ]);
    const { month, before } = monthSoFar(zone, new Date(now));
    const { ids, ...totals } = only([all].filter((one) => one !== undefined));
    const { rows, pagination } = toPage([...found], asked, totals.newsrooms, ({ id }) => [id]);
    const events = await countEvents(
      db,
      ids ?? [],
      monthKinds,
      // The month before may end on an earlier day: what lies between is neither's.
      [before.from, before.to, month.from, month.to],
    );
    const figuresOf = (counted: EventCount[]) => ({
      sent: addUp("pitchesSent", counted),
      accepted: addUp("pitchesAccepted", counted),
      matches: addUp("matchesMade", counted),
    });
    return {
      overview: {
        company: { id: companyId, name },
        newsrooms: rows.map((row) => ({
          ...{ id: row.id, slug: row.slug, name: row.name, listed: row.listed },
          kind: upperCase(row.kind),
          status: upperCase(row.status),
          readOnlyAt: row.read_only_since ? toIso(new Date(row.read_only_since)) : null,
          isDraft: row.is_draft,
          url: profileUrl(row.kind, row.slug),
          logoUrl: avatarUrl(row.logo_key, 512),
          coverUrl: row.cover_url,
          manager: row.manager_id && row.manager ? { id: row.manager_id, name: row.manager } : null,
          updatedAt: toIso(new Date(row.updated_at)),
          ...{ matches: row.matches, pitches: row.pitches, collaborations: row.collaborations },
          month: figuresOf(events.filter(({ profileId, bucket }) => bucket === 2 && profileId === row.id)),
        })),
        totals: { ...totals, month: figuresOf(events.filter(({ bucket }) => bucket === 2)) },
        members: places.members,
        openInvitations: places.invited,
        maxMembers: held.members,
        month: { firstDay: month.firstDay, lastDay: month.lastDay, zone, note: month.note },
        before: {
          ...{ firstDay: before.firstDay, lastDay: before.lastDay },
          ...figuresOf(events.filter(({ bucket }) => bucket === 0)),
        },
        countedAt: toIso(new Date(now)),
      },
      pagination,
    };
  },
});

type Newsroom = Pick<Row, "id" | "slug" | "name">;

/** Reads the figures of a period over all newsrooms of a company, and those of each. */
async function readCompanyFigures(db: Db, companyId: string, asked: AskedPeriod) {
  const rows = await db.execute<Newsroom & { company: string }>(sql`
    select n.id, n.slug, n.name, c.name as company
    from companies c left join profiles n on n.company_id = c.id where c.id = ${companyId} order by n.id`);
  const newsrooms = rows.filter(({ id }) => id !== null);
  const ids = newsrooms.map(({ id }) => id);
  const { analytics, ofProfile } = await readFiguresOfEach(db, ids, asked);
  return {
    company: { id: companyId, name: rows[0]?.company ?? "" },
    analytics,
    newsrooms: newsrooms.map(({ id, slug, name }) => ({
      ...{ id, slug, name },
      ...ofProfile(id),
    })),
  };
}

export const readCompanyAnalytics = query({
  name: "companies.analytics",
  summary: "The figures of a period over all newsrooms of the company, and those of each",
  input: companyAnalyticsInput,
  output: companyAnalyticsView.extend({ pagination: paginationSchema }),
  ...ofAdmins,
  run: async ({ db, input, subject: { companyId } }) => {
    const [after = NIL] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const all = await readCompanyFigures(db, companyId, input);
    const left = all.newsrooms.filter(({ id }) => id > after).slice(offsetOf(input));
    const { rows, pagination } = toPage(
      left.slice(0, input.limit + 1),
      input,
      all.newsrooms.length,
      ({ id }) => [id],
    );
    return { ...all, newsrooms: rows, pagination };
  },
});

export const exportCompanyAnalytics = query({
  name: "companies.exportAnalytics",
  summary: "The same with every newsroom, as CSV",
  input: periodInput,
  output: companyAnalyticsView,
  ...ofAdmins,
  run: ({ db, input, subject: { companyId } }) => readCompanyFigures(db, companyId, input),
});
