import { beforeAll, describe, expect, it } from "vitest";
import { FREE_PITCHES } from "@/lib/domain/accounts/plans/rules";
import { mailToken } from "../api/mail-token";
import { makeAccount, PASSWORD, type TestAccount } from "../factories/accounts";
import { completePitchBody, makeCollaboration, makePair, sendPitchTo } from "../factories/pitches";
import { type Answer, call, tally, twenty } from "./support/http";
import { stackSql } from "./support/sql";

const sql = stackSql();
/** The number of times that each race runs, because the order of two requests differs from run to run. */
const TIMES = process.env.TEST_LONG ? 10 : 3;
const JOURNALISTS = 10;

/** Registers a race of twenty requests over both processes, which runs several times, each on rows of its own. */
const race = (title: string, run: () => Promise<void>) =>
  it(`${title}, ${TIMES} times over`, async () => {
    for (let n = 0; n < TIMES; n++) await run();
  });

/**
 * Each new account costs a password's hash, so one pair serves all runs of a race that leaves it unchanged.
 */
const brands = await Promise.all(Array.from({ length: 2 }, () => makeAccount({ userType: "brand" })));
const journalists = await Promise.all(
  Array.from({ length: JOURNALISTS }, () => makeAccount({ userType: "press" })),
);
const brand = brands[0] as TestAccount;
const rival = brands[1] as TestAccount;
const as = ({ accessToken }: TestAccount) => ({ token: accessToken });

const notifications = async (kind: string, subjectId: string) =>
  (await sql`select 1 from notifications where kind = ${kind} and subject_id = ${subjectId}`).length;
// These races send more pitches than a brand on the basic plan may.
await sql`update users set subscription_level = 'premium' where id = ${brand.userId}`;
const idsOf = (answers: Answer[], read: (answer: Answer) => string) => new Set(answers.map(read));

describe("twenty at once", () => {
  let next = 0;
  let run = 0;
  const nextJournalist = () => journalists[next++ % JOURNALISTS] as TestAccount;

  race("likes from both sides make one match and cost one like each", async () => {
    const press = nextJournalist();
    const spent = async () => {
      const rows =
        await sql`select likes from daily_likes where user_id in ${sql([brand.userId, press.userId])}`;
      return rows.reduce((sum, { likes }) => sum + likes, 0);
    };
    const before = await spent();
    const answers = await twenty((n, at) => {
      const [from, to] = n % 4 < 2 ? [brand, press] : [press, brand];
      return call(`POST /matches/${to.profileId}/action`, { ...as(from), body: { action: "like" }, at });
    });
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(await spent()).toBe(before + 2);
    const matches = await sql`select id from matches where ${press.profileId} in (profile_a, profile_b)`;
    expect(matches).toHaveLength(1);
    expect(await notifications("match_created", matches[0]?.id)).toBe(2);
  });

  race("likes for a day's last one leave none over", async () => {
    const liker = rival;
    await sql`insert into daily_likes (user_id, day, likes) values (${liker.userId}, (app_now() at time zone 'utc')::date, 49)
      on conflict (user_id, day) do update set likes = 49`;
    await sql`delete from decisions where profile_id = ${liker.profileId}`;
    const answers = await twenty((n, at) => {
      const to = journalists[n % JOURNALISTS] as TestAccount;
      return call(`POST /matches/${to.profileId}/action`, { ...as(liker), body: { action: "like" }, at });
    });
    const [row] = await sql`select likes from daily_likes where user_id = ${liker.userId}`;
    expect(row?.likes).toBe(50);
    const { 200: liked = 0, 409: refused = 0 } = tally(answers);
    // The twenty calls are about ten people, each twice; a repeated like is answered and costs nothing.
    expect(liked + refused).toBe(20);
    expect(liked).toBeGreaterThanOrEqual(1);
    expect(liked).toBeLessThanOrEqual(2);
  });

  race("sends within a pair leave one pitch waiting", async () => {
    const press = nextJournalist();
    await sql`update pitches set status = 'withdrawn' where recipient_profile_id = ${press.profileId}`;
    const answers = await twenty((n, at) => {
      const [from, to] = n % 4 < 2 ? [brand, press] : [press, brand];
      const body = { ...completePitchBody(), recipientId: to.profileId };
      return call("POST /pitches", { ...as(from), body, at });
    });
    expect(tally(answers)).toEqual({ 201: 1, 409: 19 });
    const waiting = await sql`select id from pitches where status in ('sent', 'read')
      and ${press.profileId} in (sender_profile_id, recipient_profile_id)
      and ${brand.profileId} in (sender_profile_id, recipient_profile_id)`;
    expect(waiting).toHaveLength(1);
    await sql`update pitches set status = 'withdrawn' where id = ${waiting[0]?.id}`;
  });

  describe("the last free pitch", () => {
    let basic: TestAccount;
    beforeAll(async () => {
      basic = await makeAccount({ userType: "brand", company: "Hollow Pine" });
      for (const press of journalists.slice(0, FREE_PITCHES - 1)) await sendPitchTo(basic, press);
    });

    race("is sent once, to whoever it goes", async () => {
      const rest = journalists.slice(FREE_PITCHES - 1);
      const answers = await twenty((n, at) => {
        const to = rest[n % rest.length] as TestAccount;
        const body = { ...completePitchBody(), recipientId: to.profileId };
        return call("POST /pitches", { ...as(basic), body, at });
      });
      const { 201: sent, 402: refused = 0, 409: waiting = 0 } = tally(answers);
      expect([sent, refused + waiting]).toEqual([1, 19]);
      const rows = await sql`select id from pitches where sender_profile_id = ${basic.profileId}
        and sent_at is not null`;
      expect(rows).toHaveLength(FREE_PITCHES);
      await sql`delete from pitches where id = ${answers.find(({ status }) => status === 201)?.json.data.pitch.id}`;
    });
  });

  race("sends of one unsent pitch send it once", async () => {
    const press = nextJournalist();
    const body = { ...completePitchBody(), recipientId: press.profileId, send: false };
    const { json } = await call("POST /pitches", { ...as(brand), body });
    const { id } = json.data.pitch;
    const answers = await twenty((_, at) => call(`POST /pitches/${id}/send`, { ...as(brand), at }));
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(await notifications("pitch_received", id)).toBe(1);
    await sql`update pitches set status = 'withdrawn' where id = ${id}`;
  });

  race("an acceptance against its own withdrawal and a decline: one of them holds", async () => {
    const press = nextJournalist();
    const { id } = await sendPitchTo(brand, press);
    const answers = await twenty((n, at) => {
      if (n % 5 === 4) return call(`DELETE /pitches/${id}`, { ...as(brand), at });
      const body = { response: n % 2 ? "accepted" : "declined", reason: "other" };
      return call(`POST /pitches/${id}/respond`, { ...as(press), body, at });
    });
    expect(tally(answers)[200]).toBe(1);
    const [row] = await sql`select status,
      (select count(*)::int from conversations where pitch_id = ${id}) as conversations from pitches where id = ${id}`;
    expect(["accepted", "declined", "withdrawn"]).toContain(row?.status);
    if (row?.status !== "accepted") expect(row?.conversations).toBe(0);
    expect(await notifications("pitch_accepted", id)).toBe(row?.status === "accepted" ? 1 : 0);
  });

  race("completions by both: one, with one rating, and the second rates once", async () => {
    const { brand: from, press: to } = await makePair();
    const { id } = await makeCollaboration(from, to);
    const rate = (verb: string) => (n: number, at: string) =>
      call(`POST /pitches/${id}/${verb}`, {
        ...as(n % 4 < 2 ? from : to),
        body: { rating: "up", outcome: false },
        at,
      });
    expect(tally(await twenty(rate("complete")))).toEqual({ 200: 1, 409: 19 });
    expect(tally(await twenty(rate("rating")))).toEqual({ 200: 1, 409: 19 });
    const thumbs =
      await sql`select thumbs_up_count from profiles where id in ${sql([from.profileId, to.profileId])}`;
    expect(thumbs.map(({ thumbs_up_count }) => thumbs_up_count)).toEqual([1, 1]);
  });

  race("follows and their ends: the count is the number of followers", async () => {
    const press = nextJournalist();
    const followers = [brand, rival, ...journalists.filter((account) => account !== press).slice(0, 3)];
    await twenty((n, at) =>
      call(`${n % 3 ? "POST" : "DELETE"} /users/${press.userId}/follow`, {
        ...as(followers[n % followers.length] as TestAccount),
        at,
      }),
    );
    await Promise.all(followers.map((account) => call(`POST /users/${press.userId}/follow`, as(account))));
    const [row] = await sql`select follower_count,
      (select count(*)::int from follows where profile_id = ${press.profileId}) as rows from profiles
      where id = ${press.profileId}`;
    expect(row).toEqual({ follower_count: followers.length, rows: followers.length });
  });

  race("changes to one name give each profile an address of its own", async () => {
    const name = `Same Name ${"abcdefghij"[run++ % JOURNALISTS]}`;
    const answers = await twenty((n, at) =>
      call("PUT /users/profile", { ...as(journalists[n % JOURNALISTS] as TestAccount), body: { name }, at }),
    );
    expect(tally(answers)).toEqual({ 200: 20 });
    const ids = journalists.map(({ profileId }) => profileId);
    const rows = await sql`select name, slug from profiles where id in ${sql(ids)}`;
    expect(rows.map((row) => row.name)).toEqual(ids.map(() => name));
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(JOURNALISTS);
    const [{ held } = { held: -1 }] = await sql`select count(distinct profile_id)::int as held from slugs
      where slug in ${sql(rows.map(({ slug }) => slug))} and profile_id in ${sql(ids)}`;
    expect(held).toBe(JOURNALISTS);
  });

  race("refreshes with one token get one successor, and the session lives", async () => {
    const { json } = await call("POST /auth/login", { body: { email: brand.email, password: PASSWORD } });
    const { refreshToken } = json.data.tokens;
    const answers = await twenty((_, at) => call("POST /auth/refresh", { body: { refreshToken }, at }));
    expect(tally(answers)).toEqual({ 200: 20 });
    expect(idsOf(answers, (answer) => answer.json.data.tokens.refreshToken).size).toBe(1);
    const [first] = answers;
    expect((await call("GET /auth/me", { token: first?.json.data.tokens.accessToken })).status).toBe(200);
  });

  race("one Idempotency-Key is one act with one answer", async () => {
    const key = crypto.randomUUID();
    const answers = await twenty((_, at) =>
      call("POST /pitch-drafts", {
        ...as(rival),
        headers: { "idempotency-key": key },
        body: { title: key },
        at,
      }),
    );
    expect(tally(answers)).toEqual({ 201: 20 });
    expect(idsOf(answers, ({ text }) => text).size).toBe(1);
    expect(await sql`select 1 from pitch_drafts where title = ${key}`).toHaveLength(1);
  });

  it("uses of one reset link: one password is set, by one of them", async () => {
    const press = nextJournalist();
    const token = await mailToken(press.userId, "reset");
    const answers = await twenty((n, at) =>
      call("POST /auth/reset-password", { body: { token, password: `Parallel-horse-${n}` }, at }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 400: 19 });
  });
});
