import { inArray, sql } from "drizzle-orm";
import { computeBenchmarksJob } from "@/lib/domain/insights/analytics/commands";
import { sumEventsJob } from "@/lib/domain/insights/figures/commands";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { sessions, users } from "../../../db/schema/accounts";
import { execute, transact } from "../../../lib/core/execute";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../../lib/domain/accounts/accounts/demo-accounts";
import { act } from "../../../lib/domain/matching/matches/commands/act";
import type { Gazetteer } from "../../../lib/domain/pitching/newsworthiness/gazetteer";
import { updateDraft } from "../../../lib/domain/pitching/pitch-drafts/commands";
import { markAllNotificationsRead } from "../../../lib/domain/profiles/notifications/commands";
import { readKnownPlaces } from "../../../lib/domain/vocabulary/locations/store";
import { hashOnce } from "../../../lib/platform/crypto/passwords";
import { inContext } from "../../../lib/platform/request-context";
import { settings } from "../../../lib/platform/settings/settings";
import { uuidv7 } from "../../../lib/utils/uuid";
import { people, pitches as written } from "../content";
import { decisions, type SeedDecision } from "../decisions";
import { makePerson, type Person, personOf, type World } from "./accounts";
import { openClock, type SeedClock } from "./clock";
import { makeCompanies, teammates } from "./companies";
import { onTheirDays, playPitch, type SeedContext, type Step } from "./exchanges";
import { playFollows, seedFollows } from "./follows";
import { furtherPitches } from "./further-pitches";
import { playRequests, type SeedProducts, writeAssets } from "./newsrooms";
import { playPitchPages } from "./pitch-pages";
import { writeDrafts, writePortfolio } from "./portfolios";
import { playReleases } from "./releases";
import { reviewPerson } from "./reviews";
import { writeVisits } from "./visits";

/** So many items are worked on at once, each on a connection of its own. */
const AT_ONCE = 8;
/** The first account is this old, and the last of them older than the first pitch. */
const FIRST_DAYS = 210;
const DAYS_BETWEEN = 5;
const DRAFTS_DAYS = 150;
const REVIEW_DAYS = 2;
/** The demo accounts' notifications from before this day are read. */
const SEEN_DAYS = 3;

/**
 * Fills an empty database with the demo: people, their pitches, matches and collaborations of half a year, through
 * the operations everybody uses, with the database's clock in the past. The clock runs with the real one afterwards,
 * no session and no job is left.
 * @param say takes one line per stage.
 * @throws an Error with a sentence when there are accounts already.
 */
export const seedDemo = (say: (line: string) => void): Promise<void> =>
  // As in a job, none of its operations has a request's deadline.
  inContext({ requestId: uuidv7(), job: "seed" }, () => playHalfYear(say));

async function playHalfYear(say: (line: string) => void): Promise<void> {
  await requireEmpty();
  hashOnce(DEMO_PASSWORD);
  const clock = await openClock();
  try {
    const world = await makePeople(clock);
    say(`  ${world.size} people signed up.`);
    const inTeams = await makeCompanies(world, clock);
    const context = { world, base: clock.base, appUrl: settings().APP_URL };
    const products: SeedProducts = new Map();
    await writeContent(context, products, clock);
    say("  Profiles, pictures, portfolios and pitches are written.");
    const steps = [...(await plan(context, products)), ...inTeams];
    for (const step of steps.sort((a, b) => b.daysAgo - a.daysAgo)) {
      await clock.moveTo(step.daysAgo);
      await step.run();
    }
    await writeVisits(world, clock.base);
    say("  Half a year of likes, follows, pitches, answers, messages and ratings took its course.");
  } finally {
    await clock.release();
    await leaveNothingWaiting();
  }
  // Else figures would be compared for the first time in the coming night.
  await performJob(sumEventsJob, {});
  await performJob(computeBenchmarksJob, {});
}

async function requireEmpty(): Promise<void> {
  const [row] = await transact((tx) => tx.select({ id: users.id }).from(users).limit(1));
  if (row)
    throw new Error("There are accounts in this database: the demo content goes into an empty one only.");
}

async function makePeople(clock: SeedClock): Promise<Map<string, Person>> {
  const world = new Map<string, Person>();
  for (let start = 0; start < people.length; start += AT_ONCE) {
    await clock.moveTo(FIRST_DAYS - (start / AT_ONCE) * DAYS_BETWEEN);
    const made = await Promise.all(people.slice(start, start + AT_ONCE).map(makePerson));
    for (const person of made) world.set(person.seed.key, person);
  }
  return world;
}

async function writeContent(
  { world, base, appUrl }: SeedContext,
  products: SeedProducts,
  clock: SeedClock,
): Promise<void> {
  await clock.moveTo(DRAFTS_DAYS);
  await inTurns([...world.values()], async (person) => {
    await writePortfolio(person, base, appUrl);
    await writeDrafts(person, base);
    await writeAssets(person, products);
  });
}

/** Works through a list, a few items at a time. */
async function inTurns<T>(list: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < list.length; start += AT_ONCE) {
    await Promise.all(list.slice(start, start + AT_ONCE).map(work));
  }
}

const knownPlaces: Gazetteer = (names) => transact((tx) => readKnownPlaces(tx, names));

/** Lists all that happened, in no order yet. */
async function plan(context: SeedContext, products: SeedProducts): Promise<Step[]> {
  const { world, base } = context;
  const demo = new Set(DEMO_ACCOUNTS.map(({ key }) => key));
  const pitches = [...written, ...(await furtherPitches(people, written, demo, knownPlaces))];
  return [
    ...pitches.flatMap((pitch) => playPitch(context, pitch)),
    ...decisions.map((decision) => decide(world, decision)),
    ...playRequests(context, products),
    ...playReleases(context),
    ...playPitchPages(context),
    ...playFollows(world, seedFollows(people)),
    ...onTheirDays([...world.values()].flatMap(touchesOf), ({ actor, id, isActive }) =>
      execute(actor, updateDraft, { id, isActive }),
    ),
    { daysAgo: REVIEW_DAYS, run: () => inTurns([...world.values()], (person) => reviewPerson(person, base)) },
    ...DEMO_ACCOUNTS.map(({ key }) => ({
      daysAgo: SEEN_DAYS,
      run: () => execute(personOf(world, key).actor, markAllNotificationsRead, {}),
    })),
  ];
}

function decide(world: World, { from, to, action, daysAgo }: SeedDecision): Step {
  const input = { id: personOf(world, to).profileId, action };
  return { daysAgo, run: () => execute(personOf(world, from).actor, act, input) };
}

/** Pitches were looked over again lately: an edit of a day one to three weeks ago. */
const touchesOf = ({ actor, draftIds, seed }: Person, index: number) =>
  draftIds.map((id, at) => ({
    actor,
    id,
    isActive: seed.drafts?.[at]?.active,
    daysAgo: 1 + ((index + 3 * at) % 20),
  }));

/**
 * Deletes what only matters to a running product: the seed's sessions, its mails and live events. No one waits for a
 * confirmation mail of half a year ago, and no client was connected. The worker computes what the texts mean.
 */
async function leaveNothingWaiting(): Promise<void> {
  await transact(async (tx) => {
    // The last commit waits for the disk, and brings all others along.
    await tx.execute(sql`set local synchronous_commit = on`);
    const demoUsers = tx
      .select({ id: users.id })
      .from(users)
      .where(
        inArray(
          users.email,
          [...people, ...teammates].map(({ email }) => email),
        ),
      );
    await tx.delete(sessions).where(inArray(sessions.userId, demoUsers));
    await tx.execute(sql`
      select graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs where locked_at is null and task_identifier not like 'meaning.of%'))`);
  });
}
