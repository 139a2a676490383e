import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import { dashboardSummary, listCounted } from "@/lib/domain/insights/dashboard/queries";
import { type CountedFigure, countedFigures } from "@/lib/domain/insights/dashboard/schema";
import { act } from "@/lib/domain/matching/matches/commands/act";
import { sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { goLiveDueJob, goLiveJob } from "@/lib/domain/newsrooms/releases/commands/go-live";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { completePitch, ratePitch } from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { deletePitch } from "@/lib/domain/pitching/pitches/commands/edit-pitch";
import { expirePitchJob } from "@/lib/domain/pitching/pitches/commands/expire-pitches";
import { followUser, unfollowUser } from "@/lib/domain/profiles/follows/commands";
import { createWorkSample } from "@/lib/domain/profiles/work-samples/commands";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { completePitchBody } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { sumEventsJob } from "./commands";
import { listCountedEvents, readAnalytics } from "./queries";
import { type FigureName, figureNames } from "./rules";

const { sql } = testDatabase();
const backfill =
  readFileSync("db/migrations/0045_events.sql", "utf8")
    .split("--> statement-breakpoint")
    .find((statement) => statement.includes(`INSERT INTO "events"`)) ?? "";
const STEPS = process.env.TEST_LONG ? 1000 : 150;

/** A linear congruential generator: the journeys are the same on each run. */
function makeRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return { next, pick: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)] };
}

/** Each figure as it is recounted from the rows of one profile between two moments. */
const recounts: Partial<Record<FigureName, string>> = {
  matchesMade:
    "select 1 from matches where $1 in (profile_a, profile_b) and created_at >= $2 and created_at < $3",
  likesGiven:
    "select 1 from decisions where profile_id = $1 and kind <> 'pass' and decided_at >= $2 and decided_at < $3",
  likesReceived:
    "select 1 from decisions where target_id = $1 and kind <> 'pass' and decided_at >= $2 and decided_at < $3",
  pitchesSent: "select 1 from pitches where sender_profile_id = $1 and sent_at >= $2 and sent_at < $3",
  pitchesReceived: "select 1 from pitches where recipient_profile_id = $1 and sent_at >= $2 and sent_at < $3",
  pitchesAccepted: `select 1 from pitches where sender_profile_id = $1 and status in ('accepted', 'completed')
    and responded_at >= $2 and responded_at < $3`,
  pitchesDeclined: `select 1 from pitches where sender_profile_id = $1 and status = 'declined'
    and responded_at >= $2 and responded_at < $3`,
  pitchesExpired: `select 1 from pitches where sender_profile_id = $1 and status = 'expired'
    and updated_at >= $2 and updated_at < $3`,
  pitchesAnswered: `select 1 from pitches where recipient_profile_id = $1 and responded_at >= $2 and responded_at < $3`,
  collaborationsCompleted: `select 1 from pitches where $1 in (sender_profile_id, recipient_profile_id)
    and completed_at >= $2 and completed_at < $3`,
  thumbsUp: `select 1 from ratings where rated_profile_id = $1 and value = 'up' and counted_at >= $2 and counted_at < $3`,
  thumbsDown: `select 1 from ratings where rated_profile_id = $1 and value = 'down' and counted_at >= $2 and counted_at < $3`,
  releasesPublished: `select 1 from releases where profile_id = $1 and announced_at >= $2 and announced_at < $3`,
  workAdded: "select 1 from work_samples where profile_id = $1 and created_at >= $2 and created_at < $3",
  messagesSent:
    "select 1 from messages where sender_profile_id = $1 and created_at >= $2 and created_at < $3",
  messagesReceived: `select 1 from messages m join conversation_members c on c.conversation_id = m.conversation_id
    where c.profile_id = $1 and m.sender_profile_id <> $1 and m.created_at >= $2 and m.created_at < $3`,
};

describe("random journeys of eight accounts", () => {
  it("are counted as a plain recount of the rows counts them", async () => {
    const { next, pick } = makeRandom(20_261_126);
    const people: TestAccount[] = [];
    for (const userType of [
      "press",
      "press",
      "press",
      "brand",
      "brand",
      "source",
      "paid_media",
      "paid_media",
    ] as const)
      people.push(
        await makeAccount({ userType, ...(userType === "brand" ? { company: "Hollow Pine" } : {}) }),
      );
    const tally: Record<string, number> = {};
    const ids = async (text: string, ...values: string[]) =>
      (await sql().unsafe(text, values)).map(({ id }) => id as string);
    const steps: Record<string, (one: TestAccount, other: TestAccount) => Promise<unknown>> = {
      like: (one, other) => execute(one.actor, act, { id: other.profileId, action: "like" }),
      pass: (one, other) => execute(one.actor, act, { id: other.profileId, action: "pass" }),
      pitch: (one, other) =>
        execute(one.actor, createPitch, { ...completePitchBody(), recipientId: other.profileId }),
      answer: async ({ actor, profileId }) => {
        const id = pick(
          await ids("select id from pitches where recipient_profile_id = $1 and status = 'sent'", profileId),
        );
        if (id)
          await execute(actor, respondToPitch, {
            ...{ id, response: next() < 0.6 ? "accepted" : "declined", reason: "other" },
          });
      },
      withdraw: async ({ actor, profileId }) => {
        const id = pick(
          await ids("select id from pitches where sender_profile_id = $1 and status = 'sent'", profileId),
        );
        if (id && next() < 0.3) await execute(actor, deletePitch, { id });
      },
      complete: async ({ actor, profileId }) => {
        const id = pick(
          await ids(
            "select id from pitches where $1 in (sender_profile_id, recipient_profile_id) and status = 'accepted'",
            profileId,
          ),
        );
        if (id) await execute(actor, completePitch, { id, rating: "up", outcome: false });
      },
      rate: async ({ actor, profileId }) => {
        const id = pick(
          await ids(
            "select id from pitches where $1 in (sender_profile_id, recipient_profile_id) and status = 'completed'",
            profileId,
          ),
        );
        if (id) await execute(actor, ratePitch, { id, rating: next() < 0.7 ? "up" : "down", outcome: false });
      },
      follow: (one, other) => execute(one.actor, followUser, { id: other.profileId }),
      unfollow: (one, other) => execute(one.actor, unfollowUser, { id: other.profileId }),
      message: async ({ actor, profileId }) => {
        const conversationId = pick(
          await ids(
            "select conversation_id as id from conversation_members where profile_id = $1",
            profileId,
          ),
        );
        if (conversationId) await execute(actor, sendMessage, { conversationId, content: "Hello" });
      },
      release: async ({ actor }) => {
        const body = { title: "The train returns", body: "<p>It runs.</p>", status: "PUBLISHED" as const };
        const { release } = await execute(actor, createRelease, body);
        await performJob(goLiveJob, { releaseId: release.id });
      },
      work: ({ actor }) => execute(actor, createWorkSample, { type: "Article", title: "The train returns" }),
    };
    let [days, refused] = [0, 0];
    for (let step = 0; step < STEPS; step++) {
      const [one, other] = [pick(people), pick(people)];
      const [name, perform] = pick(Object.entries(steps)) ?? [];
      if (!one || !other || !name || !perform) continue;
      try {
        await perform(one, other);
        tally[name] = (tally[name] ?? 0) + 1;
      } catch (error) {
        // Much of what is tried at random is refused, and then counts nowhere.
        if (!(error instanceof AppError) || error.status === 500) throw error;
        refused++;
      }
      if (step % 10 === 9) {
        days += next() * 2;
        await moveClock(sql(), `${days} days`);
        for (const pitchId of await ids(
          "select id from pitches where status in ('sent', 'read') and expires_at <= app_now()",
        ))
          await performJob(expirePitchJob, { pitchId });
        await performJob(goLiveDueJob, {});
      }
      if (step % 60 === 59) await sumEventsJob.run({ payload: {}, actor: makeJobActor("events.sum") });
    }
    expect(Object.keys(tally).length).toBeGreaterThan(9);
    expect(refused).toBeGreaterThan(0);

    for (const { actor, profileId } of people)
      for (const [period, zone] of [
        ["7d", "Asia/Kathmandu"],
        ["30d", "Europe/Oslo"],
        ["1y", "UTC"],
      ] as const) {
        const { analytics } = await execute(actor, readAnalytics, { period, zone });
        for (const [name, text] of Object.entries(recounts) as [FigureName, string][]) {
          for (const span of [analytics.period, analytics.before]) {
            const rows = await sql().unsafe(text, [profileId, span.from, span.to]);
            const counted = span === analytics.before ? analytics.before[name] : analytics[name];
            expect([period, name, counted]).toEqual([period, name, rows.length]);
          }
          expect(analytics.series.reduce((sum, bucket) => sum + bucket[name], 0)).toBe(analytics[name]);
        }
        for (const of of figureNames) {
          const listed = { of, period, zone, limit: 7 };
          const { entries, pages, pagination } = await execute(actor, listCountedEvents, listed);
          expect([of, pagination.total]).toEqual([of, analytics[of]]);
          expect(pages).toEqual([]);
          const ids = entries.map(({ id }) => id);
          for (let cursor = pagination.nextCursor; cursor; ) {
            const next = await execute(actor, listCountedEvents, { ...listed, cursor });
            ids.push(...next.entries.map(({ id }) => id));
            cursor = next.pagination.nextCursor;
          }
          expect([of, new Set(ids).size, ids.length]).toEqual([of, analytics[of], analytics[of]]);
          // Who did what is named, but for likes that came in, and for who stopped following.
          const named = entries.filter(({ party }) => party).length;
          if (of === "likesReceived" || of === "followersLost") expect([of, named]).toEqual([of, 0]);
          else if (of !== "releasesPublished" && of !== "workAdded")
            expect([of, named]).toEqual([of, ids.length > 7 ? 7 : ids.length]);
        }
        const { statCards } = await execute(actor, dashboardSummary, {});
        for (const { name, value } of statCards) {
          const of = countedFigures.find((figure) => figure === name);
          if (!of) continue;
          const { pagination } = await execute(actor, listCounted, { of });
          const counted: Partial<Record<CountedFigure, number | null>> = {
            activeConnections: value,
            pendingPitches: value,
            journalistConnections: value,
          };
          if (of in counted) expect([of, pagination.total]).toEqual([of, counted[of]]);
        }
        // Who stopped following is in no row any more, so the two figures together are the followers there are.
        const { followersGained, followersLost } = (await execute(actor, readAnalytics, { period: "1y" }))
          .analytics;
        const [profile] = await sql()`select follower_count from profiles where id = ${profileId}`;
        expect(followersGained - followersLost).toBe(profile?.follower_count);
      }

    // Acts that are older than the events are read from the rows by the migration.
    const events = () => sql()`
      select profile_id, kind, case kind when 'match_made' then false when 'collaboration_completed' then false else is_own end as own,
        date_trunc('second', at) as at, count(*)::int
      from events where kind not in ('profile_followed', 'profile_unfollowed') group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
    const written = [...(await events())];
    expect(written.length).toBeGreaterThan(20);
    await sql()`delete from events`;
    await sql().unsafe(backfill);
    expect([...(await events())]).toEqual(written);
  });
});
