import { type APIRequestContext, expect, test } from "@playwright/test";
import postgres from "postgres";
import { type Account, type Answer, callApi, makeListed, pitchBody, signUpBody } from "./support/api";

/** The addresses of two app processes over one database. */
const processes = [process.env.E2E_URL ?? "", process.env.E2E_SECOND_URL ?? ""];
let sql: postgres.Sql;

test.beforeAll(() => {
  sql = postgres(process.env.E2E_DATABASE_URL ?? "", { max: 2, onnotice: () => {} });
});
test.afterAll(() => sql.end({ timeout: 5 }));

/** Begins twenty calls at once, by turns at the two processes. */
const twenty = (call: (n: number, at: string) => Promise<Answer>) =>
  Promise.all(Array.from({ length: 20 }, (_, n) => call(n, processes[n % 2] ?? "")));

/** Counts answers by status: `{ 200: 1, 409: 19 }`. */
const tally = (answers: Answer[]) =>
  answers.reduce<Record<number, number>>((counts, { status }) => {
    counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }, {});

async function makePair(request: APIRequestContext) {
  return {
    press: await makeListed(request, { userType: "PRESS", name: "Robin Vale" }),
    brand: await makeListed(request, { userType: "BRAND", name: "Hollow Pine" }),
  };
}

async function sendPitch(request: APIRequestContext, from: Account, to: Account): Promise<string> {
  const body = pitchBody(to.userId);
  const { json } = await callApi(request, "POST", "/pitches", { token: from.token, body });
  return json.data.pitch.id;
}

const bells = (kind: string, subjectId: string) =>
  sql`select user_id from notifications where kind = ${kind} and subject_id = ${subjectId}`;

test("two processes are two", async ({ request }) => {
  expect(new Set(processes).size).toBe(2);
  for (const at of processes) expect((await request.get(`${at}/api/v1/health/ready`)).status()).toBe(200);
});

test("sign-ups with one e-mail: one account, with one of everything", async ({ request }) => {
  const body = signUpBody({ userType: "BRAND", name: "Iris Tan", company: "One Of Many" });
  const answers = await twenty((n, at) => {
    const email = n % 3 ? body.email : body.email.toUpperCase();
    return callApi(request, "POST", "/auth/register", { body: { ...body, email }, at });
  });
  expect(tally(answers)).toEqual({ 201: 1, 409: 19 });
  const rows = await sql`select u.id, p.id as profile, m.company_id from users u
    left join profiles p on p.user_id = u.id left join memberships m on m.user_id = u.id
    where u.email = ${body.email}`;
  expect(rows).toHaveLength(1);
  expect(await sql`select 1 from companies where name = 'One Of Many'`).toHaveLength(1);
});

test("likes from both sides: one match, one notification each, one like spent each", async ({ request }) => {
  const { press, brand } = await makePair(request);
  const answers = await twenty((n, at) => {
    const [from, to] = n % 4 < 2 ? [press, brand] : [brand, press];
    const call = { token: from.token, body: { action: "like" }, at };
    return callApi(request, "POST", `/matches/${to.profileId}/action`, call);
  });
  expect(tally(answers)).toEqual({ 200: 20 });
  const matched = answers.filter(({ json }) => json.data.matched);
  const [id, ...others] = new Set(matched.map(({ json }) => json.data.match.id));
  expect([id === undefined, others]).toEqual([false, []]);
  expect(await bells("match_created", id)).toHaveLength(2);
  const spent =
    await sql`select likes from daily_likes where user_id in ${sql([press.userId, brand.userId])}`;
  expect(spent.map((row) => row.likes)).toEqual([1, 1]);
  expect(await sql`select 1 from conversations where match_id = ${id}`).toHaveLength(1);
});

test("sends within one pair, from both sides: one pitch waits, the rest hear which", async ({ request }) => {
  const { press, brand } = await makePair(request);
  const answers = await twenty((n, at) => {
    const [from, to] = n % 4 < 2 ? [press, brand] : [brand, press];
    return callApi(request, "POST", "/pitches", { token: from.token, body: pitchBody(to.userId), at });
  });
  expect(tally(answers)).toEqual({ 201: 1, 409: 19 });
  const won = answers.find(({ status }) => status === 201)?.json.data.pitch.id;
  const named = answers.filter(({ status }) => status === 409).map(({ json }) => json.error.details.pitchId);
  expect(new Set(named)).toEqual(new Set([won]));
  const between = sql([press.profileId, brand.profileId]);
  expect(await sql`select 1 from pitches where sender_profile_id in ${between}`).toHaveLength(1);
});

test("sends of one unsent pitch: the same pitch to all, sent once", async ({ request }) => {
  const { press, brand } = await makePair(request);
  const unsent = await callApi(request, "POST", "/pitches", {
    token: brand.token,
    body: { ...pitchBody(press.userId), send: false },
  });
  const { id } = unsent.json.data.pitch;
  const answers = await twenty((_, at) =>
    callApi(request, "POST", `/pitches/${id}/send`, { token: brand.token, at }),
  );
  expect(tally(answers)).toEqual({ 200: 20 });
  expect(new Set(answers.map(({ json }) => JSON.stringify(json.data.pitch))).size).toBe(1);
  expect(await bells("pitch_received", id)).toHaveLength(1);
});

test("accepts: one wins and everything it causes happens once", async ({ request }) => {
  const { press, brand } = await makePair(request);
  const id = await sendPitch(request, brand, press);
  const answers = await twenty((_, at) => {
    const call = { token: press.token, body: { response: "accepted" }, at };
    return callApi(request, "POST", `/pitches/${id}/respond`, call);
  });
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  const [counts] = await sql`
    select (select answered_count from profiles where id = ${press.profileId}) as answers,
      (select count(*)::int from conversations where pitch_id = ${id}) as conversations`;
  expect(counts).toEqual({ answers: 1, conversations: 1 });
  expect(await bells("pitch_accepted", id)).toHaveLength(1);
});

test("completions, then ratings: one of each wins, and each side gains one thumb", async ({ request }) => {
  const { press, brand } = await makePair(request);
  const id = await sendPitch(request, brand, press);
  const body = { response: "accepted" };
  await callApi(request, "POST", `/pitches/${id}/respond`, { token: press.token, body });
  const rate = (verb: string, n: number, at: string) => {
    const { token } = n % 4 < 2 ? press : brand;
    const call = { token, body: { rating: "up", outcome: false }, at };
    return callApi(request, "POST", `/pitches/${id}/${verb}`, call);
  };
  expect(tally(await twenty((n, at) => rate("complete", n, at)))).toEqual({ 200: 1, 409: 19 });
  expect(await sql`select 1 from ratings where pitch_id = ${id}`).toHaveLength(1);
  expect(await bells("rating_requested", id)).toHaveLength(1);
  expect(tally(await twenty((n, at) => rate("rating", n, at)))).toEqual({ 200: 1, 409: 19 });
  const rows = await sql`select thumbs_up_count from profiles
    where id in ${sql([press.profileId, brand.profileId])}`;
  expect(rows.map((row) => row.thumbs_up_count)).toEqual([1, 1]);
});

test("messages: in one order without gaps, and none twice when a send is repeated", async ({ request }) => {
  const { press, brand } = await makePair(request);
  const id = await sendPitch(request, brand, press);
  const body = { response: "accepted" };
  await callApi(request, "POST", `/pitches/${id}/respond`, { token: press.token, body });
  const say = (n: number, at: string, extra: object) => {
    const [from, to] = n % 4 < 2 ? [press, brand] : [brand, press];
    const message = { recipientId: to.userId, content: `Message ${n}`, ...extra };
    return callApi(request, "POST", "/messages", { token: from.token, body: message, at });
  };
  const answers = await twenty((n, at) => say(n, at, {}));
  expect(tally(answers)).toEqual({ 201: 20 });
  const order = answers.map(({ json }) => json.data.message.seq).sort((a, b) => a - b);
  expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  const clientKey = crypto.randomUUID();
  const repeated = await twenty((_, at) => say(0, at, { clientKey }));
  expect(new Set(repeated.map(({ json }) => json.data.message.id)).size).toBe(1);
  const { conversationId } = repeated[0]?.json.data.message ?? {};
  expect(await sql`select 1 from messages where conversation_id = ${conversationId}`).toHaveLength(21);
});

test("one Idempotency-Key: one act, one answer, whichever process is asked", async ({ request }) => {
  const { brand } = await makePair(request);
  const headers = { "idempotency-key": "twenty-at-once" };
  const answers = await twenty((_, at) =>
    callApi(request, "POST", "/pitch-drafts", { token: brand.token, headers, body: { title: "Once" }, at }),
  );
  expect(tally(answers)).toEqual({ 201: 20 });
  expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
  expect(await sql`select 1 from pitch_drafts where user_id = ${brand.userId}`).toHaveLength(1);
});

test("refreshes with one token: the same new pair to all, and the session lives", async ({ request }) => {
  const { press } = await makePair(request);
  const body = { refreshToken: press.refreshToken };
  const answers = await twenty((_, at) => callApi(request, "POST", "/auth/refresh", { body, at }));
  expect(tally(answers)).toEqual({ 200: 20 });
  expect(new Set(answers.map(({ json }) => json.data.tokens.refreshToken)).size).toBe(1);
  const { accessToken } = answers[0]?.json.data.tokens ?? {};
  expect((await callApi(request, "GET", "/auth/me", { token: accessToken })).status).toBe(200);
});

test("a change through one process shows on the other's cached page", async ({ request }) => {
  const { press } = await makePair(request);
  const pageOf = (at: string | undefined) => request.get(`${at}/press-profile/${press.slug}`);
  const change = async (about: string) => {
    const { status } = await callApi(request, "PUT", "/users/profile", {
      token: press.token,
      body: { about },
    });
    expect(status).toBe(200);
  };
  await change("I write about night trains.");
  for (const at of processes) {
    await expect.poll(async () => (await pageOf(at)).text()).toContain("I write about night trains.");
    expect((await pageOf(at)).headers()["x-nextjs-cache"]).toBe("HIT");
  }
  await change("I write about ferries now.");
  // The process that saved has the new page at once; the other has it as soon as Postgres notifies it.
  expect(await (await pageOf(processes[0])).text()).toContain("I write about ferries now.");
  await expect
    .poll(async () => (await pageOf(processes[1])).text(), { timeout: 60_000 })
    .toContain("I write about ferries now.");
  expect(await (await pageOf(processes[1])).text()).not.toContain("I write about night trains.");
});
