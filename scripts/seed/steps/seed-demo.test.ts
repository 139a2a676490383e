import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { pitchStatuses, userTypes } from "@/db/enums";
import { users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import { execute, transact } from "@/lib/core/execute";
import { login } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { DEMO_ACCOUNTS } from "@/lib/domain/accounts/accounts/demo-accounts";
import { companyOverview } from "@/lib/domain/insights/company/queries";
import { forgetSums, sumEventsJob } from "@/lib/domain/insights/figures/commands";
import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { readScoringProfiles } from "@/lib/domain/matching/matches/candidates";
import { act } from "@/lib/domain/matching/matches/commands/act";
import { toLearning, toLearningView } from "@/lib/domain/matching/matches/learning";
import { listSuggestions } from "@/lib/domain/matching/matches/queries/suggestions";
import { dailyLimits } from "@/lib/domain/matching/matches/rules";
import { readViewer } from "@/lib/domain/matching/matches/store";
import { scoreMatch } from "@/lib/domain/matching/matching/score";
import { listMembers } from "@/lib/domain/profiles/companies/queries/company";
import { listActs } from "@/lib/domain/profiles/companies/queries/log";
import { readMarks } from "@/lib/domain/profiles/evidence/marks";
import { getWorkFile } from "@/lib/domain/profiles/work-samples/queries";
import { pitchMeaningJob, profileMeaningJob } from "@/lib/domain/vocabulary/meaning/commands";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { people } from "@/scripts/seed/content";
import { waitingLikes } from "@/scripts/seed/decisions";
import { statedAnswerHours } from "@/scripts/seed/stated-answer";
import { actorOf, anonymous } from "@/tests/factories/accounts";
import { type PitchData, type ProfileData, proveLearned, proveMatch } from "@/tests/matching/prove-match";
import { testDatabase } from "@/tests/setup/database";
import { seedDemo } from "./seed-demo";

/** Its pictures' sizes are half of the seed's work, and have tests of their own: in the short run each has one. */
vi.mock("@/lib/platform/images/renditions", async (original) => {
  const real = await original<typeof import("@/lib/platform/images/renditions")>();
  const oneSize = async (path: string) => {
    const small = sharp(path).resize({ width: 240 }).webp();
    const { data, info } = await small.toBuffer({ resolveWithObject: true });
    return [{ width: info.width, height: info.height, format: "webp", file: data }];
  };
  return process.env.TEST_LONG ? real : { makeRenditions: oneSize };
});

const database = testDatabase({}, { allCities: true });
const stages: string[] = [];
/** Every fourth profile looks at all others; in `--long` each one does. */
const VIEWERS_APART = process.env.TEST_LONG ? 1 : 4;
type Row = Record<string, unknown>;

let left: Row = {};

beforeAll(async () => {
  await seedDemo((line) => stages.push(line));
  left = await one(database.sql()`select (select count(*)::int from sessions) as sessions,
    (select count(*)::int from graphile_worker.jobs where task_identifier not like 'meaning.of%') as jobs,
    (select count(*) from profiles where listed and not exists (select 1 from graphile_worker.jobs
      where task_identifier = 'meaning.ofProfile' and key = 'meaning:' || profiles.id))::int as unread, app_now() = now() as on_time`);
}, 600_000);

const one = async (query: PromiseLike<readonly Row[]>) => (await query)[0] ?? {};

function accountOf(wanted: string) {
  const account = DEMO_ACCOUNTS.find(({ key }) => key === wanted);
  if (!account) throw new Error(`The demo has no account ${wanted}.`);
  return account;
}

async function signIn({ email, password }: { email: string; password: string }) {
  const { user, tokens } = await execute(anonymous(), login, { email, password });
  return { user, actor: await actorOf(tokens.accessToken) };
}

describe("the seeded demo", () => {
  it("has everybody, listed, placed and with a picture of their own", async () => {
    const sql = database.sql();
    const emails = people.map(({ email }) => email);
    const rows = await sql`select kind, count(*)::int as total, count(*) filter (where listed)::int as listed,
      count(city_id)::int as placed, count(distinct case when kind in ('brand', 'source') then logo_key else avatar_key end)::int as pictures
      from profiles where user_id in (select id from users where email = any(${emails})) group by kind order by kind`;
    expect(rows).toHaveLength(userTypes.length);
    for (const { kind, total, listed, placed, pictures } of rows) {
      expect({ kind, total, listed, placed, pictures }).toEqual({
        kind,
        ...{ total: people.filter(({ userType }) => userType === kind).length },
        ...{ listed: total, placed: total, pictures: total },
      });
    }
    expect(stages.length).toBeGreaterThanOrEqual(3);
  });

  it("has reels that play: an upright video of five to eight seconds each, seen by everybody", async () => {
    const rows = await database.sql()`select id, video from work_samples
      where lower(type) in ('reel', 'short', 'video', 'story', 'live')`;
    expect(rows.length).toBeGreaterThanOrEqual(20);
    for (const { id, video } of rows) {
      expect(video).toMatchObject({ contentType: "video/mp4", width: 540, height: 960 });
      expect(video.duration).toBeGreaterThan(5);
      expect(video.duration).toBeLessThan(8);
      const file = await execute(anonymous(), getWorkFile, { id, file: video.key.split("/").at(-1) });
      expect(file).toMatchObject({ key: video.key, isPublic: true });
    }
  });

  it("offers photos in a size for print", async () => {
    const photos = await database.sql()`select content_type, greatest(width, height) >= 2400 as large, state
      from assets where kind = 'photo'`;
    expect(photos.length).toBeGreaterThanOrEqual(15);
    for (const photo of photos)
      expect(photo).toEqual({ content_type: "image/jpeg", large: true, state: "ready" });
  });

  it("answers as fast as its words say, wherever that was measured", async () => {
    const rows =
      await database.sql()`select name, response_hours from profiles where response_hours is not null`;
    const measured = new Map(rows.map(({ name, response_hours }) => [name, Number(response_hours)]));
    const stated = people.flatMap((one) => {
      const hours = statedAnswerHours(one);
      const took = measured.get("company" in one ? one.company : one.person);
      return hours === null || took === undefined ? [] : [{ key: one.key, hours, took }];
    });
    expect(stated.map(({ key }) => key)).toEqual(expect.arrayContaining(["hollow-pine", "mirela", "greta"]));
    expect(stated.filter(({ hours, took }) => took > hours)).toEqual([]);
  });

  it.each(DEMO_ACCOUNTS)("lets $userType sign in, verified and at home", async (account) => {
    const { user, actor } = await signIn(account);
    const isOrganisation = account.userType === "brand" || account.userType === "source";
    expect(user).toMatchObject({
      name: account.name,
      emailVerified: true,
      isVerified: true,
      isAdmin: isOrganisation,
    });
    const sql = database.sql();
    const inbox = await one(sql`
      select count(*) filter (where status in ('sent', 'read') and recipient_profile_id = ${actor.profileId})::int as received,
        count(*) filter (where status in ('sent', 'read') and sender_profile_id = ${actor.profileId})::int as sent,
        count(*) filter (where status = 'accepted')::int as active,
        count(*) filter (where status = 'completed')::int as completed
      from pitches where ${actor.profileId} in (sender_profile_id, recipient_profile_id)`);
    expect(inbox.received).toBeGreaterThanOrEqual(3);
    expect(inbox.sent).toBeGreaterThanOrEqual(1);
    expect(inbox.active).toBeGreaterThanOrEqual(2);
    expect(inbox.completed).toBeGreaterThanOrEqual(3);
    const chat =
      await one(sql`select max(c.last_seq)::int as longest from conversations c join pitches p on p.id = c.pitch_id
      where p.status = 'accepted' and ${actor.profileId} in (c.profile_a, c.profile_b)`);
    expect(chat.longest).toBeGreaterThanOrEqual(3);
    expect(await sql`select 1 from coverage where profile_id = ${actor.profileId}`).not.toHaveLength(0);
    const bell = await one(
      sql`select count(*)::int as unread from notifications where user_id = ${actor.userId} and read_at is null`,
    );
    expect(bell.unread).toBeGreaterThanOrEqual(2);
    expect(bell.unread).toBeLessThan(20);
    expect(
      await sql`select 1 from pitch_drafts where user_id = ${actor.userId} and is_active`,
    ).not.toHaveLength(0);
    const { suggestions, dailyLikesRemaining, superLikesRemaining } = await execute(
      actor,
      listSuggestions,
      {},
    );
    expect(suggestions.length).toBe(10);
    expect(suggestions[0]?.superLikedYou).toBe(true);
    expect({ likes: dailyLikesRemaining, superLikes: superLikesRemaining }).toEqual(dailyLimits);
  });

  it("shows Hollow Pine as a company of several people and newsrooms, each with a manager", async () => {
    const { actor } = await signIn(accountOf("hollow-pine"));
    const { overview } = await execute(actor, companyOverview, {});
    expect(overview).toMatchObject({ members: 4, openInvitations: 1 });
    expect(overview.totals).toMatchObject({ newsrooms: 4, active: 3, draft: 1 });
    expect(overview.newsrooms.map(({ name, manager, isDraft }) => [name, manager?.name, isDraft])).toEqual([
      ["Hollow Pine", "Petra Lindqvist", false],
      ["The Rjukan Sleeper", "Jonas Hauge", false],
      ["Pine Larder", "Ingrid Moe", false],
      ["Gausta Trails", "Siv Aamodt", true],
    ]);
    for (const { isDraft, listed, pitches, matches, logoUrl, coverUrl } of overview.newsrooms)
      expect([listed, pitches > 0, matches > 0, logoUrl !== null, coverUrl !== null]).toEqual(
        Array(5).fill(!isDraft),
      );
    const { members } = await execute(actor, listMembers, {});
    expect(members.map(({ role, status }) => `${role} ${status}`)).toEqual([
      ...["ADMIN ACTIVE", "ADMIN ACTIVE", "MANAGER ACTIVE", "EDITOR ACTIVE", "EDITOR PAUSED"],
    ]);
    const { acts } = await execute(actor, listActs, { limit: 100 });
    expect(acts.map(({ who }) => who)).toEqual(
      expect.arrayContaining(["Petra Lindqvist", "Ingrid Moe", "Jonas Hauge"]),
    );
    const { actor: source } = await signIn(accountOf("lauwers"));
    expect((await execute(source, listMembers, {})).members).toHaveLength(2);
  });

  it.each(DEMO_ACCOUNTS)(
    "counts visits of $userType, none of them yet to come, as a rebuild does",
    async (account) => {
      const { actor } = await signIn(account);
      const read = async () => {
        const { countedAt: _, ...counted } = (await execute(actor, readAnalytics, { period: "90d" }))
          .analytics;
        return counted;
      };
      const before = await read();
      expect(before.dailyVisitors).toBeGreaterThan(500);
      expect(before.pageViews).toBeGreaterThan(before.dailyVisitors);
      expect(before.linksOpened).toBeGreaterThan(20);
      expect(before.leftOut).toBeGreaterThan(50);
      const isNewsroom = account.userType === "brand" || account.userType === "source";
      expect([before.downloads > 20, before.feedsFetched > 100]).toEqual([isNewsroom, isNewsroom]);
      const early = await one(database.sql()`select count(*)::int as count from events where at > app_now()`);
      expect(early).toEqual({ count: 0 });
      const worker = makeJobActor("events.sum");
      await execute(worker, forgetSums, {});
      await performJob(sumEventsJob, {});
      expect(await read()).toEqual(before);
    },
  );

  it("has pitches in every state they can be sent to, and every reason of a decline", async () => {
    const sql = database.sql();
    const states = await sql`select distinct status from pitches`;
    expect(states.map(({ status }) => status).toSorted()).toEqual(
      pitchStatuses.filter((status) => status !== "unsent").toSorted(),
    );
    expect(await sql`select distinct decline_reason from pitches where status = 'declined'`).toHaveLength(4);
    const scores =
      await one(sql`select count(*) filter (where (newsworthiness->>'score')::real > 0.7)::int as good,
      count(*) filter (where (newsworthiness->>'score')::real <= 0.7)::int as weak from pitch_drafts where is_active`);
    expect(scores.good).toBeGreaterThan(20);
    expect(scores.weak).toBeGreaterThan(3);
  });

  it("leaves nothing half done", async () => {
    const sql = database.sql();
    const loose = await one(sql`select
      (select count(*)::int from pitches p where status in ('accepted', 'completed') and not exists (
        select 1 from conversations c where c.profile_a = least(p.sender_profile_id, p.recipient_profile_id)
          and c.profile_b = greatest(p.sender_profile_id, p.recipient_profile_id))) as talkless,
      (select count(*)::int from matches m where not exists (select 1 from conversations c where c.match_id = m.id)) as matchless,
      (select count(*)::int from matches m where 2 <> (select count(*) from decisions d where d.kind <> 'pass'
        and (d.profile_id, d.target_id) in ((m.profile_a, m.profile_b), (m.profile_b, m.profile_a)))) as unliked,
      (select count(*)::int from pitches where status = 'completed' and not exists (
        select 1 from ratings where pitch_id = pitches.id)) as unrated,
      (select count(*)::int from pitches where status in ('sent', 'read') and expires_at < now()) as overdue,
      (select count(*)::int from ratings where counted_at is null and created_at < now() - interval '14 days') as uncounted,
      (select count(*)::int from pitches where greatest(sent_at, read_at, responded_at, completed_at) > now()) as tomorrow,
      (select count(*)::int from pitches where responded_at < sent_at or completed_at < responded_at) as disordered,
      (select count(*)::int from messages where created_at > now()) as early`);
    expect(Object.entries(loose).filter(([, count]) => count !== 0)).toEqual([]);
    // The seed leaves only the profiles' meanings to the worker.
    expect(left).toEqual({ sessions: 0, jobs: 0, unread: 0, on_time: true });
  });

  it("shows as many thumbs as ratings have counted", async () => {
    const wrong = await database.sql()`
      select name from profiles p where (thumbs_up_count, thumbs_down_count) <> (
        select count(*) filter (where value = 'up'), count(*) filter (where value = 'down')
        from ratings where rated_profile_id = p.id and counted_at is not null)`;
    expect(wrong).toEqual([]);
    const best = await one(database.sql()`select max(thumbs_up_count) as up from profiles`);
    expect(best.up).toBeGreaterThanOrEqual(7);
  });

  it("shows the marks the rubric gives for the evidence on record, of every tier and none", async () => {
    const shown = await transact(async (tx) => {
      const rows = await tx
        .select({ id: profiles.id, verified: profiles.verified, tier: profiles.pressePassLevel })
        .from(profiles);
      const found = [];
      for (const row of rows) found.push({ row, marks: await readMarks(tx, row.id) });
      return found;
    });
    for (const { row, marks } of shown) {
      expect({ verified: marks?.verified, tier: marks?.pressePass?.tier ?? null }).toEqual({
        verified: row.verified,
        tier: row.tier,
      });
    }
    expect(new Set(shown.map(({ row }) => row.tier))).toEqual(new Set(["gold", "silver", "bronze", null]));
    expect(new Set(shown.map(({ row }) => row.verified))).toEqual(new Set([true, false]));
  });

  it("A match reason states what is not so: each one, and each tag, of every pair is proved by both sides' data", async () => {
    const sql = database.sql();
    const profileRows = await sql<(ProfileData & { id: string; userId: string })[]>`
      select p.id, p.user_id as "userId", kind, title, about, expertise, beats, social_media as social,
        location_text as location, latitude, longitude, perks_offered as offered, perks_preferred as preferred,
        array(select extract(epoch from responded_at - sent_at)::float / 3600 from pitches
          where recipient_profile_id = p.id and responded_at is not null
          order by responded_at desc, id desc limit 20) as hours,
        (select count(*)::int from pitches where recipient_profile_id = p.id and responded_at is not null) as answers,
        (select count(*)::int from ratings where rated_profile_id = p.id and counted_at is not null and value = 'up') as up,
        (select count(*)::int from ratings where rated_profile_id = p.id and counted_at is not null and value = 'down') as down
      from profiles p where listed order by title, id`;
    const pitchRows = await sql<(PitchData & Record<"id" | "profileId" | "userId", string>)[]>`
      select d.id, profile_id as "profileId", d.user_id as "userId", concat_ws(E'\n', title, who, what, why) as text, "where", perks,
        c.latitude, c.longitude from pitch_drafts d left join lateral (select latitude, longitude from cities
          where display = d."where" order by population desc limit 1) c on true where is_active`;
    for (const { id } of profileRows) await performJob(profileMeaningJob, { profileId: id });
    for (const { id } of pitchRows) await performJob(pitchMeaningJob, { draftId: id });
    const vectors = await sql`select profile_id as id, vector from profile_meanings
      union all select draft_id, vector from pitch_meanings`;
    const meanings = new Map(vectors.map(({ id, vector }) => [id, vector]));
    const withMeaning = <Read extends { id: string }>(row: Read) => ({
      ...row,
      meaning: meanings.get(row.id) ?? null,
    });

    const failures: string[] = [];
    const forms = new Set<string>();
    let pairs = 0;
    await transact(async (tx) => {
      const scoring = await readScoringProfiles(
        tx,
        profileRows.map(({ id }) => id),
      );
      for (const viewer of profileRows.filter((_, at) => at % VIEWERS_APART === 0).map(withMeaning)) {
        const own = pitchRows.filter(({ profileId }) => profileId === viewer.id).map(withMeaning);
        for (const pitch of own.length > 0 ? own : [null]) {
          // A newsroom's pitch may be a colleague's.
          const userId = pitch?.userId ?? viewer.userId;
          const acting = { profileId: viewer.id, userId, aiEnabled: true };
          const { profile, pitches, feedback } = await readViewer(tx, acting, pitch?.id);
          for (const candidate of profileRows.map(withMeaning)) {
            const scored = scoring.get(candidate.id);
            if (!scored || candidate.kind === viewer.kind) continue;
            const match = scoreMatch(profile, pitches, scored, feedback);
            const { unproved, proved } = proveMatch(match, { viewer, pitch, candidate });
            pairs++;
            for (const form of proved) forms.add(form);
            for (const text of unproved) failures.push(`${profile.name} and ${scored.name}: ${text}`);
          }
        }
      }
    });
    // Each pitch that was sent or is waiting, declined as not one's beat: the learning screen says what it is about.
    const received = await sql<{ senderId: string; topics: string[]; text: string }[]>`
      select p.id as "senderId", topic_ids as topics, concat_ws(E'\n', s.title, s.who, s.what, s.why) as text
      from profiles p join (select sender_profile_id as id, title, who, what, why_newsworthy as why from pitches
        union select profile_id, title, who, what, why from pitch_drafts) s on s.id = p.id`;
    for (const { senderId, topics, text } of received) {
      const act = { kind: "notMyBeat" as const, profileId: senderId, at: 1, topics, text };
      const learning = toLearning({ acts: [act], resets: null });
      const { weights } = toLearningView(learning, true);
      const isSenders = learning.acts[0]?.topics === topics;
      const sender = profileRows.find(({ id }) => id === senderId);
      if (!sender) throw new Error("A pitch has no sender.");
      const unproved = proveLearned(weights, { text: isSenders ? null : text, sender });
      for (const line of unproved) failures.push(`${text}: ${line}`);
      if (weights.length > 0) forms.add(isSenders ? "learned from the sender" : "learned from the text");
    }
    expect(failures).toEqual([]);
    expect(pairs).toBeGreaterThan(5000 / VIEWERS_APART);
    expect([...forms]).toEqual(
      expect.arrayContaining([
        ...["as the pitch does", "as you do", "close to what the pitch is about", "close in meaning"],
        ...["about another topic", "other topics", "answers", "reach", "distance", "ratings", "wishes met"],
        ...["a reason", "a tag", "New here: nothing known yet", "learned from the sender"],
        "learned from the text",
      ]),
    );
  }, 300_000);

  it.each(DEMO_ACCOUNTS)("makes a match at once when $userType likes a waiting profile", async (account) => {
    const { actor } = await signIn(account);
    const waiting = waitingLikes.filter(({ to }) => to === account.key).map(({ from }) => from);
    expect(waiting.length).toBeGreaterThanOrEqual(3);
    const [first] = waiting;
    const email = people.find(({ key }) => key === first)?.email ?? "";
    const target = await one(
      database.sql()`select p.id from profiles p join users u on u.id = p.user_id where u.email = ${email}`,
    );
    const answer = await execute(actor, act, { id: String(target.id), action: "like" });
    expect(answer).toMatchObject({ matched: true, hasActivePitch: true });
  });

  it("is not written twice", async () => {
    await expect(seedDemo(() => {})).rejects.toThrow(
      "There are accounts in this database: the demo content goes into an empty one only.",
    );
    const [row] = await transact((tx) => tx.select({ id: users.id }).from(users).limit(1));
    expect(row).toBeDefined();
  });
});
