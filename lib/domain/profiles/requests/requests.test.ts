import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { getPress } from "@/lib/domain/discovery/profile-pages/queries";
import { listNotifications } from "@/lib/domain/profiles/notifications/queries";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { closeRequestJob, createRequest, deleteRequest, findDueRequestsJob, updateRequest } from "./commands";
import { getRequest, listRequests } from "./queries";
import { MAX_OPEN_REQUESTS, MAX_REQUESTS } from "./rules";

const database = testDatabase();
let press: TestAccount;

beforeAll(async () => {
  press = await makeAccount({ userType: "press" });
});
afterEach(() => moveClock(database.sql(), "0"));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const make = async (owner: TestAccount, fields: object = {}) =>
  (await execute(owner.actor, createRequest, { title: "Night train crews", ...fields })).request;
const save = async (owner: TestAccount, id: string, fields: object) =>
  (await execute(owner.actor, updateRequest, { id, ...fields })).request;
const fill = (owner: TestAccount, count: number, closed: boolean) =>
  database.sql()`insert into requests (id, profile_id, title, closed_at)
    select gen_random_uuid(), ${owner.profileId}, 'Night train crews', case when ${closed} then app_now() end
    from generate_series(1, ${count})`;
/** The titles that a stranger finds under Currently Seeking. */
async function shownOn(owner: TestAccount): Promise<string[]> {
  const { profile } = await execute(anonymous(), getPress, { id: owner.slug });
  return profile.userType === "PRESS" ? profile.currentSearches.map(({ id }) => id) : [];
}

describe("a request", () => {
  it("is written, shown, changed and deleted, and makes the profile's pages stale", async () => {
    const owner = await makeAccount({ userType: "press" });
    const made = await make(owner, { description: "People who work at night.", deadline: inDays(3) });
    expect(made).toMatchObject({ status: "OPEN", closedAt: null, description: "People who work at night." });
    expect(await shownOn(owner)).toEqual([made.id]);
    const tags = await database.sql()`select tag from cache_tags`;
    expect(tags.map(({ tag }) => tag)).toContain(`profile:${owner.profileId}`);
    const changed = await save(owner, made.id, { title: "Conductors" });
    expect(changed).toEqual({ ...made, title: "Conductors" });
    expect((await execute(owner.actor, getRequest, { id: made.id })).request).toEqual(changed);
    await execute(owner.actor, deleteRequest, { id: made.id });
    expect(await outcomeOf(execute(owner.actor, getRequest, { id: made.id }))).toBe("not_found");
    expect(await shownOn(owner)).toEqual([]);
  });

  it("has a title within its bounds and a deadline that lies ahead", async () => {
    const fieldsOf = async (fields: object) =>
      Object.keys((await refusalOf(make(press, fields))).fields ?? {});
    expect(await fieldsOf({ title: " " })).toEqual(["title"]);
    expect(await fieldsOf({ title: "x".repeat(151) })).toEqual(["title"]);
    expect(await fieldsOf({ description: "x".repeat(2001) })).toEqual(["description"]);
    for (const deadline of [inDays(-1), "2020-01-01", "soon", "2026-02-30", "0000-01-01", "9999-12-31", 7])
      expect([deadline, await fieldsOf({ deadline })]).toEqual([deadline, ["deadline"]]);
  });

  it("takes a day as its last moment, and markup as text", async () => {
    const day = inDays(20).slice(0, 10);
    const made = await make(press, { title: "<b>Crews</b>", deadline: day });
    expect(made).toMatchObject({ title: "<b>Crews</b>", deadline: `${day}T23:59:59.000Z` });
    expect((await save(press, made.id, { deadline: null })).deadline).toBeNull();
  });

  it("is closed and opened again by its owner", async () => {
    const owner = await makeAccount({ userType: "press" });
    const { id } = await make(owner);
    expect(await save(owner, id, { status: "CLOSED" })).toMatchObject({
      status: "CLOSED",
      closedAt: expect.any(String),
    });
    expect(await shownOn(owner)).toEqual([]);
    expect((await save(owner, id, { title: "Conductors" })).status).toBe("CLOSED");
    expect(await save(owner, id, { status: "OPEN" })).toMatchObject({ status: "OPEN", closedAt: null });
    expect(await shownOn(owner)).toEqual([id]);
  });

  it("is nobody else's", async () => {
    const other = await makeAccount({ userType: "press" });
    const { id } = await make(press);
    const asked = [
      execute(other.actor, getRequest, { id }),
      execute(other.actor, updateRequest, { id }),
      execute(other.actor, deleteRequest, { id }),
    ];
    expect(await tally(asked)).toEqual({ not_found: 3 });
    expect((await execute(other.actor, listRequests, {})).requests).toEqual([]);
  });
});

describe("at its deadline a request", () => {
  it("is closed before the job comes, and opened by a new deadline alone", async () => {
    const owner = await makeAccount({ userType: "press" });
    const deadline = inDays(2);
    const { id } = await make(owner, { deadline });
    await moveClock(database.sql(), "3 days");
    expect(await shownOn(owner)).toEqual([]);
    expect((await execute(owner.actor, getRequest, { id })).request).toMatchObject({
      ...{ status: "CLOSED", closedAt: deadline },
    });
    const refusal = await refusalOf(save(owner, id, { status: "OPEN" }));
    expect(refusal.fields).toEqual({ deadline: ["The deadline must lie ahead"] });
    expect((await save(owner, id, { title: "Conductors", deadline })).status).toBe("CLOSED");
    expect((await save(owner, id, { deadline: inDays(5) })).status).toBe("OPEN");
  });

  it("is closed by the job once, with one notification for each deadline", async () => {
    const owner = await makeAccount({ userType: "press" });
    const { id } = await make(owner, { deadline: inDays(2) });
    const close = () => performJob(closeRequestJob, { requestId: id });
    const notices = async () =>
      (await execute(owner.actor, listNotifications, {})).notifications.filter(
        ({ kind }) => kind === "REQUEST_CLOSED",
      );
    await close();
    expect(await notices()).toEqual([]);
    await moveClock(database.sql(), "3 days");
    await performJob(findDueRequestsJob, {});
    const [job] = await database.sql()`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where identifier = 'requests.close' order by j.id desc limit 1`;
    expect(JSON.stringify(job?.payload)).toContain(id);
    await Promise.all(Array.from({ length: 20 }, close));
    expect(await notices()).toMatchObject([
      {
        title: "A request reached its deadline",
        text: "“Night train crews” is closed. Give it a new deadline to open it again.",
        url: "/requests?status=closed",
        subjectId: id,
      },
    ]);
    await save(owner, id, { deadline: inDays(5) });
    await moveClock(database.sql(), "6 days");
    await close();
    expect(await notices()).toHaveLength(2);
  });

  it("stays quiet where its owner closed it before", async () => {
    const owner = await makeAccount({ userType: "press" });
    const { id } = await make(owner, { deadline: inDays(2) });
    await save(owner, id, { status: "CLOSED" });
    await moveClock(database.sql(), "3 days");
    await performJob(closeRequestJob, { requestId: id });
    const { notifications } = await execute(owner.actor, listNotifications, {});
    expect(notifications.map(({ kind }) => kind)).not.toContain("REQUEST_CLOSED");
  });
});

describe("requests", () => {
  it("are listed newest first by the cursor, by their status, with their counts", async () => {
    const owner = await makeAccount({ userType: "press" });
    const ids: string[] = [];
    for (const title of ["One", "Two", "Three"]) ids.unshift((await make(owner, { title })).id);
    await save(owner, ids[1] ?? "", { status: "CLOSED" });
    const first = await execute(owner.actor, listRequests, { limit: 2 });
    expect(first).toMatchObject({ counts: { open: 2, closed: 1 }, pagination: { total: 3, hasMore: true } });
    const cursor = first.pagination.nextCursor;
    const rest = await execute(owner.actor, listRequests, { limit: 2, cursor });
    expect([...first.requests, ...rest.requests].map(({ id }) => id)).toEqual(ids);
    expect(rest.pagination).toMatchObject({ hasMore: false, nextCursor: null });
    const closed = await execute(owner.actor, listRequests, { status: "closed" });
    expect(closed.requests.map(({ id }) => id)).toEqual([ids[1]]);
    expect(closed.pagination.total).toBe(1);
  });

  it("are open at most as many as a profile shows, under 20 parallel writes too", async () => {
    const owner = await makeAccount({ userType: "press" });
    await fill(owner, MAX_OPEN_REQUESTS - 1, false);
    expect(await tally(Array.from({ length: 20 }, () => make(owner)))).toEqual({ ok: 1, conflict: 19 });
    expect(await shownOn(owner)).toHaveLength(MAX_OPEN_REQUESTS);
    const { requests } = await execute(owner.actor, listRequests, { limit: 2 });
    const [one, two] = requests.map(({ id }) => id);
    await save(owner, one ?? "", { status: "CLOSED" });
    await make(owner);
    expect(await outcomeOf(save(owner, one ?? "", { status: "OPEN" }))).toBe("conflict");
    // A request that is already open may be saved as open.
    expect(await outcomeOf(save(owner, two ?? "", { status: "OPEN" }))).toBe("ok");
  });

  it("are kept up to a bound", async () => {
    const owner = await makeAccount({ userType: "press" });
    await fill(owner, MAX_REQUESTS, true);
    expect((await refusalOf(make(owner))).message).toBe(
      "You have 200 requests, which is as many as we keep. Please delete one first.",
    );
  });
});
