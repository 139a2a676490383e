import { sql as drizzleSql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it, vi } from "vitest";
import type { DeclineReason } from "@/db/enums";
import { execute } from "@/lib/core/execute";
import { feedbackFrom } from "@/lib/domain/matching/matching/feedback";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { completePitch } from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { showStoryPage } from "@/lib/domain/pitching/pitches/commands/story-page";
import { topicsInText } from "@/lib/domain/vocabulary/meaning/texts";
import { database } from "@/lib/platform/database";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { decide } from "@/tests/factories/matches";
import { outcomeOf, tally } from "@/tests/factories/outcome";
import { makeCollaboration, sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { giveFeedback } from "./commands/feedback";
import { restoreWeight, restoreWeights, takeBackWeight, takeBackWeights } from "./commands/weights";
import { actsOf } from "./learning";
import { getCandidate, listSuggestions } from "./queries/suggestions";
import { listWeights } from "./queries/weights";

const { sql } = testDatabase();
const GOLF = "sport.golf";
const CRYPTO = "finance.crypto";

const makeBrand = (topicIds: string[] = []) => makeAccount({ userType: "brand", topicIds });
const makePress = (topicIds: string[] = []) => makeAccount({ userType: "press", topicIds });
const read = ({ actor }: TestAccount) => execute(actor, listWeights, {});
const say = (viewer: TestAccount, about: TestAccount, helpful: boolean) =>
  execute(viewer.actor, giveFeedback, { profileId: about.profileId, helpful });

/** What a viewer's account has learned: a sentence for each topic. */
async function learnedBy(viewer: TestAccount): Promise<Record<string, string>> {
  const { weights } = await read(viewer);
  return Object.fromEntries(weights.map(({ topicId, title, reason }) => [topicId, `${title}: ${reason}`]));
}

/** The account with the actor that a session loads once its AI is off. */
const withoutAi = (account: TestAccount): TestAccount => ({
  ...account,
  actor: { ...account.actor, aiEnabled: false },
});

async function receiveAndDecline(viewer: TestAccount, from: TestAccount, reason: DeclineReason, fields = {}) {
  const { id } = await sendPitchTo(from, viewer, fields);
  await execute(viewer.actor, respondToPitch, { id, response: "declined", reason });
}

const aboutCrypto = {
  title: "Bitcoin for savers",
  who: "Holders of cryptocurrency",
  what: "A stablecoin that pays interest",
  whyNewsworthy: "One crypto wallet in five is lost.",
};

describe("what is learned from", () => {
  it("are likes, passes and feedback, by the topics of the other", async () => {
    const viewer = await makeBrand();
    for (const action of ["like", "superlike", "pass"] as const)
      await decide(viewer, await makePress([GOLF]), action);
    await say(viewer, await makePress([GOLF]), true);
    await say(viewer, await makePress([GOLF]), false);
    expect((await read(viewer)).weights).toMatchObject([
      {
        topicId: GOLF,
        topic: "Golf",
        title: "Slightly more about Golf",
        reason: "You liked 2 and found 1 helpful, but passed on 1 and found 1 not helpful.",
        acts: { pass: 1, unhelpful: 1, notMyBeat: 0, like: 2, helpful: 1, story: 0 },
      },
      { topicId: "sport", reason: "What you did about golf counts half here." },
    ]);
  });

  it("is a pass until it is taken back, and one answer per pair", async () => {
    const viewer = await makeBrand();
    const press = await makePress([GOLF]);
    await decide(viewer, press, "pass");
    expect((await learnedBy(viewer))[GOLF]).toBe("Slightly less about Golf: You passed on 1.");
    await decide(viewer, press, "undo");
    expect(await learnedBy(viewer)).toEqual({});
    await say(viewer, press, true);
    await say(viewer, press, false);
    expect((await learnedBy(viewer))[GOLF]).toBe("Slightly less about Golf: You found 1 not helpful.");
  });

  it("is a pitch that was declined as not the beat, by what its text names, else by its sender", async () => {
    const viewer = await makePress();
    await receiveAndDecline(viewer, await makeBrand(["food"]), "not_my_beat", aboutCrypto);
    await receiveAndDecline(viewer, await makeBrand([GOLF]), "not_my_beat", {
      ...{ title: "Xyzzy", who: "Plugh", what: "Frotz", whyNewsworthy: "Quux", whereLocation: "Nowhere" },
    });
    const learned = await learnedBy(viewer);
    expect(learned[CRYPTO]).toBe("Less about Cryptocurrency: You declined 1 as not your beat.");
    expect(learned[GOLF]).toBe("Less about Golf: You declined 1 as not your beat.");
    expect(learned.food).toBeUndefined();
  });

  it("is a pitch for the two topics that it names most, not for all that it mentions", async () => {
    const viewer = await makePress();
    const even = {
      title: "Golf, wine and bitcoin",
      who: "Golfers, vineyards and holders of cryptocurrency",
      what: "It begins",
      whyNewsworthy: "It began",
    };
    expect(topicsInText(Object.values(even).join("\n")).sure).toEqual(
      expect.arrayContaining([GOLF, CRYPTO, "food.wine"]),
    );
    await receiveAndDecline(viewer, await makeBrand(), "not_my_beat", even);
    const { weights } = await read(viewer);
    expect(weights.filter(({ acts }) => acts.notMyBeat > 0)).toHaveLength(2);
  });

  it("is none for a topic that one word alone names: it may be a name", async () => {
    const viewer = await makePress();
    const named = {
      title: "Bitcoin Hall opens",
      who: "Anyone",
      what: "It begins",
      whyNewsworthy: "It began",
    };
    await receiveAndDecline(viewer, await makeBrand(), "not_my_beat", named);
    expect(await learnedBy(viewer)).toEqual({});
  });

  it.each(["no_time", "not_newsworthy", "other"] as const)(
    "is none that was declined as %s",
    async (reason) => {
      const viewer = await makePress();
      await receiveAndDecline(viewer, await makeBrand([GOLF]), reason, aboutCrypto);
      expect(await learnedBy(viewer)).toEqual({});
    },
  );

  it("is a completed pitch once its story was found, by its text for whoever received it, once", async () => {
    const [brand, press] = [await makeBrand(), await makePress([GOLF])];
    const { id } = await makeCollaboration(brand, press);
    await sql()`update pitches set title = ${aboutCrypto.title}, who = ${aboutCrypto.who}, what = '', why_newsworthy = '' where id = ${id}`;
    const storyUrl = "https://longitude.example.org/bitcoin";
    await execute(brand.actor, completePitch, { id, rating: "up", outcome: true, storyUrl });
    expect(await learnedBy(press)).toEqual({});
    const [story] = await sql()`select id from stories where pitch_id = ${id}`;
    const page = { title: "Bitcoin", description: "", images: [], siteName: "Longitude" };
    await execute(makeJobActor("tests.job"), showStoryPage, { storyId: story?.id, page });
    // The collaboration gets a second story at another address.
    await sql()`with second as (insert into stories (id, pitch_id, url, title, found)
        values (gen_random_uuid(), ${id}, 'https://longitude.example.org/two', 'Two', true) returning id)
      insert into coverage (profile_id, story_id) select unnest(${[brand.profileId, press.profileId]}::uuid[]), id from second`;
    const learned = [(await learnedBy(press))[CRYPTO], (await learnedBy(brand))[GOLF]];
    expect(learned).toEqual([
      "More about Cryptocurrency: You completed 1 with a published story.",
      "More about Golf: You completed 1 with a published story.",
    ]);
    expect((await learnedBy(brand))[CRYPTO]).toBeUndefined();
  });

  it("is read in one statement, whatever there is", async () => {
    const viewer = await makePress();
    await receiveAndDecline(viewer, await makeBrand([GOLF]), "not_my_beat", aboutCrypto);
    await decide(viewer, await makeBrand([GOLF, CRYPTO]), "pass");
    const statements = vi.spyOn(database().sql, "unsafe");
    expect((await read(viewer)).weights.length).toBeGreaterThan(2);
    expect(statements.mock.calls.length).toBe(1);
    statements.mockRestore();
  });
});

describe("the acts", () => {
  it("are read on an index each, and not at all where nothing is learned", async () => {
    const nodesOf = async (learns: boolean) => {
      const { profileId } = await makeBrand();
      const given = { profileId: drizzleSql.param(profileId), learns: drizzleSql.param(learns) };
      const { sql: text, params } = new PgDialect().sqlToQuery(actsOf(given));
      const [row] = await sql().begin(async (tx) => {
        await tx`set local enable_seqscan = off`;
        return tx.unsafe(`explain (analyze, format json) ${text}`, params as never[]);
      });
      const plan = JSON.stringify(row?.["QUERY PLAN"]);
      return { plan, names: [...plan.matchAll(/"Index Name":"(\w+)"/g)].map(([, name]) => name) };
    };
    const { plan, names } = await nodesOf(true);
    expect(plan).not.toContain("Seq Scan");
    expect(names).toEqual(
      expect.arrayContaining([
        "decisions_history",
        "match_feedback_once",
        "pitches_not_my_beat",
        "coverage_profile",
      ]),
    );
    expect((await nodesOf(false)).names).toEqual([]);
  });
});

describe("the ranking", () => {
  /** Makes two journalists whose scores are equal; the one about golf has the lower id and so comes first. */
  async function makeTwins() {
    await sql()`update profiles set listed = false`;
    const viewer = await makeBrand();
    const twins = [await makePress([GOLF]), await makePress(["food.wine"])] as const;
    // This journalist gets the feedback and is unlisted, so that the deck suggests the twins alone.
    const decided = await makePress([GOLF]);
    await sql()`update profiles set listed = false where id = ${decided.profileId}`;
    const order = async (by = viewer) => {
      const { suggestions } = await execute(by.actor, listSuggestions, {});
      return suggestions.map(({ profile }) => (profile.id === twins[0].profileId ? "golf" : "wine"));
    };
    const passOnGolf = () =>
      sql()`insert into decisions (profile_id, target_id, user_id, kind)
        values (${viewer.profileId}, ${decided.profileId}, ${viewer.userId}, 'pass')
        on conflict (profile_id, target_id) do update set decided_at = app_now()`;
    return { viewer, twins, order, passOnGolf };
  }

  it("follows at once what is taken back, brought back and done later", async () => {
    const { viewer, order, passOnGolf } = await makeTwins();
    expect(await order()).toEqual(["golf", "wine"]);
    await passOnGolf();
    expect(await order()).toEqual(["wine", "golf"]);

    const { weights, takenBack } = await execute(viewer.actor, takeBackWeight, { id: GOLF });
    expect(weights).toEqual([]);
    expect(takenBack).toMatchObject([{ topicId: GOLF, topic: "Golf", reason: "You passed on 1." }]);
    expect(await order()).toEqual(["golf", "wine"]);

    const back = await execute(viewer.actor, restoreWeight, { id: GOLF });
    expect(back.takenBack).toEqual([]);
    expect(back.weights.map(({ topicId }) => topicId)).toEqual([GOLF, "sport"]);
    expect(await order()).toEqual(["wine", "golf"]);

    await execute(viewer.actor, takeBackWeight, { id: GOLF });
    await passOnGolf();
    expect(await order()).toEqual(["wine", "golf"]);
  });

  it("follows when everything is taken back, single people too, and brought back", async () => {
    const { viewer, twins, order, passOnGolf } = await makeTwins();
    await passOnGolf();
    await say(viewer, twins[1], true);
    const scores = async () => {
      const read = twins.map(({ profileId: id }) => execute(viewer.actor, getCandidate, { id }));
      return (await Promise.all(read)).map(({ candidate }) => candidate.matchScore);
    };
    const moved = await scores();
    expect(await order()).toEqual(["wine", "golf"]);
    expect((await read(viewer)).people).toBe(2);
    const none = await execute(viewer.actor, takeBackWeights, {});
    expect(none).toMatchObject({ weights: [], people: 0 });
    expect(none.takenBack).toMatchObject([
      { topicId: null, topic: "Everything", reason: "2 things you did or said until then." },
    ]);
    const [golf, wine] = await scores();
    expect(golf).toBe(wine);
    expect(await order()).toEqual(["golf", "wine"]);
    await execute(viewer.actor, restoreWeights, {});
    expect(await scores()).toEqual(moved);
  });

  it("is moved by nothing that was learned while AI is off, and the screen says so", async () => {
    const { viewer, order, passOnGolf } = await makeTwins();
    await passOnGolf();
    const off = withoutAi(viewer);
    expect(await order(off)).toEqual(["golf", "wine"]);
    expect(await read(off)).toEqual({ enabled: false, weights: [], people: 0, takenBack: [] });
    expect(await outcomeOf(execute(off.actor, takeBackWeight, { id: GOLF }))).toBe("not_found");
    expect(await read(viewer)).toMatchObject({
      enabled: true,
      weights: [{ topicId: GOLF }, { topicId: "sport" }],
    });
    expect(await order()).toEqual(["wine", "golf"]);
  });
});

describe("what somebody else did", () => {
  it("is not found, as a topic that is none, and never changed", async () => {
    const [viewer, stranger] = [await makeBrand(), await makeBrand()];
    await say(viewer, await makePress([GOLF]), false);
    const before = await read(viewer);
    for (const operation of [takeBackWeight, restoreWeight]) {
      for (const id of [GOLF, "sport", "food", "nothing", "*", "", "constructor", "\u0000"])
        expect(await outcomeOf(execute(stranger.actor, operation, { id }))).toBe("not_found");
    }
    await execute(stranger.actor, takeBackWeights, {});
    expect(await read(viewer)).toEqual(before);
    expect(await outcomeOf(execute(viewer.actor, takeBackWeight, { id: "*" }))).toBe("not_found");
  });
});

describe("at once", () => {
  it("20 answers about 20 people teach what they would one after the other", async () => {
    const viewer = await makeBrand();
    const people = await Promise.all(Array.from({ length: 20 }, () => makePress([GOLF])));
    expect(await tally(people.map((press, n) => say(viewer, press, n % 4 === 0)))).toEqual({ ok: 20 });
    const [golf] = (await read(viewer)).weights;
    const one = { profileId: "a", topics: [GOLF], at: 1 };
    const history = people.map((_, n) => ({ ...one, kind: n % 4 ? "unhelpful" : "helpful" }) as const);
    expect(golf).toMatchObject({ topicId: GOLF, acts: { helpful: 5, unhelpful: 15 } });
    expect(golf?.weight).toBe(feedbackFrom(history).topics[GOLF]);
  });

  it("20 answers about one person are one", async () => {
    const viewer = await makeBrand();
    const press = await makePress([GOLF]);
    await tally(Array.from({ length: 20 }, (_, n) => say(viewer, press, n % 2 === 0)));
    const [golf] = (await read(viewer)).weights;
    expect((golf?.acts.helpful ?? 0) + (golf?.acts.unhelpful ?? 0)).toBe(1);
  });

  it("20 times taken back is once, and all of it comes back", async () => {
    const viewer = await makeBrand();
    await say(viewer, await makePress([GOLF]), false);
    const before = await read(viewer);
    const works = Array.from({ length: 20 }, () => execute(viewer.actor, takeBackWeight, { id: GOLF }));
    expect(await tally(works)).toEqual({ ok: 20 });
    const [entries] = await sql()`select count(*)::int as count from audit_entries
      where operation = 'matches.takeBackWeight' and profile_id = ${viewer.profileId}`;
    expect(entries?.count).toBe(1);
    await tally(Array.from({ length: 20 }, () => execute(viewer.actor, restoreWeight, { id: GOLF })));
    expect(await read(viewer)).toEqual(before);
  });

  it("20 answers while everything is taken back: each is taken back or counts, none is lost or counted twice", async () => {
    const viewer = await makeBrand();
    const people = await Promise.all(Array.from({ length: 20 }, () => makePress([GOLF])));
    const works: Promise<unknown>[] = people.map((press) => say(viewer, press, false));
    works.splice(10, 0, execute(viewer.actor, takeBackWeights, {}));
    expect(await tally(works)).toEqual({ ok: 21 });
    const { weights, takenBack } = await read(viewer);
    const counted = weights[0]?.acts.unhelpful ?? 0;
    const hidden = takenBack[0] ? Number.parseInt(takenBack[0].reason, 10) || 1 : 0;
    expect(counted + hidden).toBe(20);
    const all = await execute(viewer.actor, restoreWeights, {});
    expect(all.weights[0]?.acts.unhelpful).toBe(20);
  });
});
