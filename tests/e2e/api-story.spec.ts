import { type APIRequestContext, expect, test } from "@playwright/test";
import {
  type Account,
  callApi,
  confirmByMail,
  draftBody,
  makeListed,
  pitchBody,
  register,
} from "./support/api";
import { PASSWORD } from "./support/people";
import { startSite, storyPort, type WebServer } from "./support/story-server";

/** The one local site that the app may fetch; every other local address is private to it. */
let paper: WebServer;
let inside: WebServer;

test.beforeAll(async () => {
  inside = await startSite(0);
  paper = await startSite(storyPort(), `http://127.0.0.1:${inside.port}/secret`);
});
test.afterAll(async () => {
  await paper.stop();
  await inside.stop();
});

/** Searches the suggestions for one profile, page by page. */
async function findSuggestion(request: APIRequestContext, token: string, profileId: string) {
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query = { limit: 100, ...(cursor ? { cursor } : {}) };
    const { json } = await callApi(request, "GET", "/matches/suggestions", { token, query });
    const found = json.data.suggestions.find(
      (row: { profile: { id: string } }) => row.profile.id === profileId,
    );
    if (found) return found;
    cursor = json.pagination.nextCursor;
  }
  throw new Error("Not among the suggestions.");
}

test("from sign-up to the reputation earned, with nothing but HTTP", async ({ request }) => {
  const press = await register(request, { userType: "PRESS", name: "Maya Okonkwo" });
  const brand = await register(request, { userType: "BRAND", name: "Iris Tan", company: "Hollow Pine" });
  const as = (account: Account) => ({ token: account.token });

  await test.step("both confirm their e-mail and complete their profiles", async () => {
    for (const account of [press, brand]) {
      await confirmByMail(request, account);
      const { json } = await callApi(request, "GET", "/auth/me", as(account));
      expect(json.data.user).toMatchObject({ emailVerified: true, email: account.email });
    }
    const { json: cities } = await callApi(request, "GET", "/locations", { query: { q: "Portland, Or" } });
    const [portland] = cities.data.locations;
    expect(portland.display).toContain("Portland, Oregon");
    const place = { location: portland.display };
    const profiles: [Account, object][] = [
      [press, { professionalTitle: "Travel reporter", ...place, expertise: ["Rail travel", "Tourism"] }],
      [brand, { professionalTitle: "Head of press", ...place, industries: ["Tourism"] }],
    ];
    for (const [account, body] of profiles) {
      const { json } = await callApi(request, "PUT", "/users/profile", { ...as(account), body });
      expect(json.data.profile).toMatchObject({ complete: true, listed: true });
      expect(json.data.profile.latitude).toBeCloseTo(45.5, 0);
    }
  });

  await test.step("the brand writes a pitch; its first complete one is used for matching", async () => {
    const draft = draftBody();
    const { status, json } = await callApi(request, "POST", "/pitch-drafts", { ...as(brand), body: draft });
    expect(status).toBe(201);
    expect(json.data.draft).toMatchObject({ complete: true, isActive: true });
    const assisted = await callApi(request, "POST", "/pitches/ai-assist", { ...as(brand), body: draft });
    expect(assisted.json.data.newsworthiness.reasons.length).toBeGreaterThan(3);
  });

  const match = await test.step("they find each other with reasons, and two likes make a match", async () => {
    for (const [viewer, other] of [
      [brand, press],
      [press, brand],
    ] as const) {
      const suggestion = await findSuggestion(request, viewer.token, other.profileId);
      expect(suggestion.matchScore).toBeGreaterThan(0);
      expect(suggestion.matchReasons.length).toBeGreaterThan(0);
      expect(suggestion.distance).toBe("0 miles away");
    }
    const like = (from: Account, to: Account) =>
      callApi(request, "POST", `/matches/${to.profileId}/action`, { ...as(from), body: { action: "like" } });
    expect((await like(brand, press)).json.data).toMatchObject({ matched: false, match: null });
    const { json } = await like(press, brand);
    expect(json.data).toMatchObject({ matched: true, match: { profile: { id: brand.profileId } } });
    return json.data.match;
  });

  const pitch = await test.step("the brand sends; the journalist reads and accepts", async () => {
    const sent = await callApi(request, "POST", "/pitches", { ...as(brand), body: pitchBody(press.userId) });
    expect([sent.status, sent.json.data.pitch.status]).toEqual([201, "SENT"]);
    const { id } = sent.json.data.pitch;
    const again = await callApi(request, "POST", "/pitches", { ...as(brand), body: pitchBody(press.userId) });
    expect([again.status, again.json.error.details]).toEqual([409, { pitchId: id }]);
    const read = await callApi(request, "PATCH", `/pitches/${id}/read`, as(press));
    expect(read.json.data.pitch.status).toBe("READ");
    const body = { response: "accepted" };
    const { json } = await callApi(request, "POST", `/pitches/${id}/respond`, { ...as(press), body });
    expect(json.data.pitch.status).toBe("ACCEPTED");
    return json.data.pitch;
  });

  await test.step("they write to each other", async () => {
    const byMatch = await callApi(request, "GET", `/messages/conversations/by-match/${match.id}`, as(press));
    const byPitch = await callApi(request, "GET", `/messages/conversations/by-pitch/${pitch.id}`, as(brand));
    const conversationId = byMatch.json.data.conversation.id;
    expect(byPitch.json.data.conversation.id).toBe(conversationId);
    const say = async (account: Account, content: string) => {
      const body = { conversationId, content, messageType: "TEXT" };
      const { status, json } = await callApi(request, "POST", "/messages", { ...as(account), body });
      expect(status).toBe(201);
      return json.data.message.id;
    };
    await say(press, "Can I ride along on the first train?");
    const unread = await callApi(request, "GET", "/messages/unread-count", as(brand));
    expect(unread.json.data.count).toBe(1);
    await say(brand, "Seat 12 is yours.");
    await callApi(request, "PUT", `/messages/conversations/${conversationId}/read`, as(brand));
    const { json } = await callApi(request, "GET", `/messages/${conversationId}/messages`, as(press));
    expect(json.data.messages.map((message: { content: string }) => message.content)).toEqual([
      "Seat 12 is yours.",
      "Can I ride along on the first train?",
    ]);
    expect(json.data.messages[1].readAt).not.toBeNull();
  });

  await test.step("both were notified of all of it", async () => {
    const kinds = async (account: Account) => {
      const { json } = await callApi(request, "GET", "/notifications", as(account));
      return json.data.notifications.map((row: { kind: string }) => row.kind);
    };
    expect(await kinds(press)).toEqual(
      expect.arrayContaining(["MATCH_CREATED", "PITCH_RECEIVED", "MESSAGE_RECEIVED"]),
    );
    expect(await kinds(brand)).toEqual(
      expect.arrayContaining(["MATCH_CREATED", "PITCH_ACCEPTED", "MESSAGE_RECEIVED"]),
    );
    const { json } = await callApi(request, "PUT", "/notifications/read-all", as(press));
    expect(json.data.unreadCount).toBe(0);
  });

  await test.step("the story is out: one completes, the other rates, both earn it", async () => {
    const storyUrl = `http://127.0.0.1:${paper.port}/night-train`;
    const done = await callApi(request, "POST", `/pitches/${pitch.id}/complete`, {
      ...as(press),
      body: { rating: "up", feedback: "Quick and exact.", outcome: true, storyUrl },
    });
    expect(done.json.data.pitch).toMatchObject({
      status: "COMPLETED",
      stories: [{ url: storyUrl, pending: true }],
      counterpartRating: null,
    });
    await expect
      .poll(async () => {
        const { json } = await callApi(request, "GET", `/pitches/${pitch.id}`, as(press));
        return json.data.pitch.stories;
      })
      .toMatchObject([{ found: true, title: "The night train is back", siteName: "The Ledger" }]);
    expect(paper.hits).toEqual(["/night-train"]);
    const page = async (kind: string, account: Account) =>
      (await callApi(request, "GET", `/${kind}/${account.slug}`)).json.data;
    // A rating is hidden and not counted until both parties have rated.
    expect((await page("brands", brand)).profile.thumbsUpCount).toBe(0);
    const rated = await callApi(request, "POST", `/pitches/${pitch.id}/rating`, {
      ...as(brand),
      body: { rating: "up", outcome: false },
    });
    expect(rated.json.data.pitch.counterpartRating.feedback).toBe("Quick and exact.");
    for (const [kind, account] of [
      ["press", press],
      ["brands", brand],
    ] as const) {
      const { profile, coverage } = await page(kind, account);
      expect([profile.thumbsUpCount, profile.thumbsDownCount]).toEqual([1, 0]);
      expect(coverage).toMatchObject([{ title: "The night train is back", url: storyUrl }]);
    }
  });

  await test.step("tokens are exchanged once, and end with the session", async () => {
    const body = { refreshToken: press.refreshToken };
    const fresh = await callApi(request, "POST", "/auth/refresh", { body });
    const { accessToken, refreshToken } = fresh.json.data.tokens;
    expect(refreshToken).not.toBe(press.refreshToken);
    expect((await callApi(request, "POST", "/auth/logout", { token: accessToken })).status).toBe(200);
    expect((await callApi(request, "GET", "/auth/me", { token: accessToken })).status).toBe(401);
    expect((await callApi(request, "GET", "/auth/me", as(press))).status).toBe(401);
    expect((await callApi(request, "POST", "/auth/refresh", { body: { refreshToken } })).status).toBe(401);
    const login = { email: press.email, password: PASSWORD };
    expect((await callApi(request, "POST", "/auth/login", { body: login })).status).toBe(200);
  });
});

test("a story at a private address is never fetched, not by way of another site either", async ({
  request,
}) => {
  const press = await makeListed(request, { userType: "PRESS", name: "Noor Haddad" });
  const brand = await makeListed(request, { userType: "BRAND", name: "Tall Grass" });
  const before = paper.hits.length;
  const secret = `http://127.0.0.1:${inside.port}/secret`;
  for (const [storyUrl, other] of [
    [secret, `http://127.0.0.1:${paper.port}/away`],
    [`http://localhost:${inside.port}/secret`, `http://[::ffff:127.0.0.1]:${inside.port}/secret`],
    [`http://0x7f.1:${inside.port}/secret`, "http://169.254.169.254/latest/meta-data/"],
  ]) {
    const sent = await callApi(request, "POST", "/pitches", {
      token: brand.token,
      body: pitchBody(press.userId),
    });
    const { id } = sent.json.data.pitch;
    const body = { response: "accepted" };
    await callApi(request, "POST", `/pitches/${id}/respond`, { token: press.token, body });
    const done = await callApi(request, "POST", `/pitches/${id}/complete`, {
      token: press.token,
      body: { rating: "up", outcome: true, storyUrl },
    });
    expect(done.status).toBe(200);
    const rated = await callApi(request, "POST", `/pitches/${id}/rating`, {
      token: brand.token,
      body: { rating: "up", outcome: true, storyUrl: other },
    });
    expect(rated.status).toBe(200);
    await expect
      .poll(async () => {
        const { json } = await callApi(request, "GET", `/pitches/${id}`, { token: press.token });
        const stories: { found: boolean; pending: boolean }[] = json.data.pitch.stories;
        return stories.map(({ found, pending }) => [found, pending]);
      })
      .toEqual([
        [false, false],
        [false, false],
      ]);
  }
  expect(inside.hits).toEqual([]);
  expect(paper.hits.slice(before)).toEqual(["/away"]);
  const { json } = await callApi(request, "GET", `/press/${press.slug}`);
  expect(json.data.coverage).toEqual([]);
});

test("addresses that name nothing answer in the envelope, however they are written", async ({ request }) => {
  const get = (path: string) => request.get(`${process.env.E2E_URL}${path}`, { maxRedirects: 0 });
  const paths = ["", "/nothing", "/pitches/%E0%A4%A", "/press/%ff", "/press/%00", "/press/a%2Fb"];
  for (const path of paths) {
    const response = await get(`/api/v1${path}`);
    const isPitch = path.startsWith("/pitches");
    expect([path, response.status()]).toEqual([path, isPitch ? 401 : 404]);
    expect((await response.json()).error.code).toBe(isPitch ? "unauthenticated" : "not_found");
  }
  for (const path of ["/press-profile/%E0%A4%A", "/brand-newsroom/%ff"]) {
    const response = await get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()["content-type"]).toContain("text/html");
  }
});
