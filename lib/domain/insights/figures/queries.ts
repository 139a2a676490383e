import { sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import type { Db } from "@/db/types";
import { query } from "@/lib/core/operation";
import { countUpTo, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { readSummary } from "@/lib/domain/insights/dashboard/store";
import { statFields, statsOf } from "@/lib/domain/insights/dashboard/views";
import { addUp, type FigureName, figures, isVisits } from "./rules";
import { analyticsView, countedEventsInput, countedEventsView, periodInput, subjectView } from "./schema";
import { countBySubject, countEvents, readPeriod, readSubject } from "./store";
import {
  afterCursor,
  type CountedRow,
  cursorAfter,
  exactMoment,
  readFigures,
  toCountedEntries,
} from "./views";

/** The figures of the profile acted for, over a period and over as many days before it. */
export const readAnalytics = query({
  name: "analytics.read",
  summary: "The figures of a period, by days, weeks or months, beside the period before",
  input: periodInput,
  // Followers gained are those of the period; the dashboard's other figures are of their own spans, as each says.
  output: z.object({ profile: subjectView, analytics: z.object({ ...statFields, ...analyticsView.shape }) }),
  access: "signedIn",
  run: async ({ db, actor: { profileId, userId }, input }) => {
    const [profile, counted, { facts }] = await Promise.all([
      readSubject(db, profileId),
      readFigures(db, [profileId], input),
      readSummary(db, { profileId, userId }),
    ]);
    return { profile, analytics: { ...statsOf(facts), ...counted } };
  },
});

type Asked = { profileId: string; of: FigureName; from: Date; to: Date };

/** What a figure of a period counts, by the same events. */
export const listCountedEvents = query({
  name: "analytics.counted",
  summary: "What a figure of a period counts: acts one by one, the newest first, and visits by page",
  input: countedEventsInput,
  output: countedEventsView,
  access: "signedIn",
  run: async ({ db, actor: { profileId }, input }) => {
    const { from, to, firstDay, lastDay, zone } = await readPeriod(db, input);
    const asked = { profileId, of: input.of, from, to };
    const visits = isVisits(input.of);
    const [pages, [rows, total]] = await Promise.all([
      visits ? readPages(db, asked) : [],
      visits ? ([[], 0] as const) : readActs(db, asked, input),
    ]);
    const page = toPage([...rows], input, total, cursorAfter);
    return {
      entries: await toCountedEntries(db, page.rows),
      pages,
      period: { firstDay, lastDay, zone },
      pagination: page.pagination,
    };
  },
});

const isOf = (of: FigureName) =>
  sql`(${sql.join(
    figures[of].of.map(({ kind, ...part }) =>
      "isOwn" in part ? sql`(kind = ${kind} and is_own = ${part.isOwn})` : sql`kind = ${kind}`,
    ),
    sql` or `,
  )})`;

/**
 * Reads a page of the acts that a figure counts. Who liked is nobody's to know before the match, and who stopped
 * following never; whom one liked oneself is in the decision that was made with the event.
 */
export async function readActs(
  db: Db,
  { profileId, of, from, to }: Asked,
  page: z.output<typeof countedEventsInput>,
) {
  const counted = sql`events where profile_id = ${profileId} and source <> 'visit' and left_out is null
    and at >= ${from.toISOString()} and at < ${to.toISOString()} and ${isOf(of)}`;
  const other = (one: string, two: string) =>
    sql`case when ${sql.raw(one)} = ${profileId} then ${sql.raw(two)} else ${sql.raw(one)} end`;
  const [rows, { total }] = await Promise.all([
    db.execute<CountedRow>(sql`
      select e.id, e.kind, p.id as "pitchId", p.status, p.expires_at <= app_now() as "isOverdue", null as rating,
        ${exactMoment(sql`e.at`)} as at,
        coalesce(nullif(s.title, ''), nullif(p.title, ''), p.subject, r.title, nullif(g.pitch_title, ''), g.name, w.title, '') as title,
        coalesce(
          ${other("p.sender_profile_id", "p.recipient_profile_id")},
          ${other("m.profile_a", "m.profile_b")}, ${other("c.profile_a", "c.profile_b")}, d.target_id,
          case when e.kind = 'profile_followed' and not e.is_own then e.actor_profile_id end) as "partyId"
      from (select id, at, kind, is_own, subject_id, actor_profile_id from ${counted} and ${afterCursor(page.cursor)}
        order by at desc, id desc limit ${page.limit + 1} offset ${offsetOf(page)}) e
      left join stories s on s.id = e.subject_id
      left join pitches p on p.id = coalesce(s.pitch_id, e.subject_id)
      left join matches m on m.id = e.subject_id
      left join conversations c on c.id = e.subject_id
      left join releases r on r.id = e.subject_id
      left join pitch_pages g on g.id = e.subject_id
      left join work_samples w on w.id = e.subject_id
      left join decisions d on e.kind = 'profile_liked' and e.is_own and d.profile_id = ${profileId} and d.decided_at = e.at
      order by e.at desc, e.id desc`),
    db
      .execute<{ total: number }>(
        sql`select ${countUpTo(TOTAL_CAP + 1, sql`select 1 from ${counted}`)} as total`,
      )
      .then(only),
  ]);
  return [rows, total] as const;
}

/** Counts visits by what was visited, the most first. What has no page of its own is one row, so that all add up. */
async function readPages(db: Db, { profileId, of, from, to }: Asked) {
  const kinds = figures[of].of.map(({ kind }) => kind);
  const isFirsts = "firsts" in figures[of];
  const [bySubject, counts] = await Promise.all([
    countBySubject(db, profileId, kinds, from, to),
    countEvents(db, [profileId], kinds, [from, to]),
  ]);
  const rows = bySubject
    .map(({ subjectId: id, count, firstCount }) => ({ id, count: isFirsts ? firstCount : count }))
    .filter(({ count }) => count > 0);
  const titles = await readTitles(
    db,
    profileId,
    rows.map(({ id }) => id),
  );
  const pages = rows.map(({ id, count }) => ({ id, count, title: titles.get(id) ?? "" }));
  const rest = addUp(of, counts) - pages.reduce((sum, { count }) => sum + count, 0);
  return [...pages, ...(rest > 0 ? [{ id: null, title: "", count: rest }] : [])].toSorted(
    (one, other) => other.count - one.count,
  );
}

async function readTitles(db: Db, profileId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const among = sql`profile_id = ${profileId} and id = any(${`{${ids.join(",")}}`}::uuid[])`;
  const rows = await db.execute<{ id: string; title: string }>(sql`
    select id, title from releases where ${among}
    union all select id, coalesce(nullif(pitch_title, ''), name) from pitch_pages where ${among}
    union all select id, coalesce(nullif(title, ''), nullif(caption, ''), nullif(file_name, ''), kind::text) from assets where ${among}`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
