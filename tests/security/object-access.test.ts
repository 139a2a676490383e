import { beforeAll, describe, expect, it } from "vitest";
import { errorTable } from "@/lib/core/errors";
import { signAccessToken } from "@/lib/platform/auth/access-token";
import { matrix } from "../access/matrix";
import { makeWorld, strangerKinds, type World } from "../access/world";
import { calls } from "../api/calls";
import { routeSurfaces } from "../architecture/surfaces";
import { type Answer, call, processes } from "./support/http";
import { stackSql } from "./support/sql";

const sql = stackSql();
const newWorld = () => makeWorld((text, values) => sql.unsafe(text, values) as never);
let shared: World;
beforeAll(async () => {
  shared = await newWorld();
});

/** The calls of the API that take credentials: place and operation. */
const places = (await routeSurfaces())
  .filter(({ path }) => path.startsWith("/api/v1/"))
  .filter(({ operation: { spec } }) => typeof spec.access === "string" || !("public" in spec.access))
  .map(({ method, path, name }) => ({ place: `${method} ${path.slice("/api/v1".length)}`, name }))
  // These calls are about a source or creator that is no party, whom anybody may follow, and about a pitch and a message
  // that either party may report.
  .filter(
    ({ place }) =>
      place in calls &&
      !["GET /reports/target", "POST /reports"].includes(place) &&
      !/^\w+ \/(sources|paid-media)\/\{id\}\/follow$/.test(place),
  )
  .map((each, turn) => ({ ...each, turn }));

/** Places whose steps advance the product request, so that each call needs a world of its own. */
const needsOwnWorld = new Set(
  ["sent", "returned", "kept"].map((step) => `POST /product-requests/{id}/${step}`),
);

/**
 * The callers who must be refused: strangers, and each party where only the other may act. `tests/access` refuses every
 * operation to strangers of every type; over HTTP two types at a time take turns, in `--long` all of them are tried.
 */
const outsidersAt = (turn: number) =>
  [
    ...strangerKinds.filter((_, n) => process.env.TEST_LONG || (n + turn) % 2 === 0),
    "sender",
    "recipient",
  ] as const;

/** Texts and ids that only the two parties may read. */
const secretsOf = (world: World) => [
  ...[world.sender.email, world.recipient.email, world.draftId, world.unsentPitchId, world.waitingPitchId],
  ...[world.acceptedPitchId, world.conversationId, world.messageId, world.notificationId, world.releaseId],
  ...[world.heldReleaseId, world.productRequestId, world.matchId],
];

/**
 * A digest of every row that names one of the two parties, without the tables that log each request and those
 * that the worker fills later.
 */
async function digestOf(world: World): Promise<string> {
  const tables = await sql<{ name: string }[]>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('sessions', 'audit_entries', 'rate_limits', 'cities', 'city_names',
      'profile_meanings', 'pitch_meanings') order by 1`;
  const { sender, recipient } = world;
  const parties = `(${[sender.userId, sender.profileId, recipient.userId, recipient.profileId].join("|")})`;
  const parts = tables.map(
    ({ name }) =>
      `select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as d from "${name}" t where t::text ~ $1`,
  );
  const [row] = await sql.unsafe(
    `select string_agg(d, ',') as digest from (${parts.join(" union all ")}) x`,
    [parties],
  );
  return row?.digest;
}

/** Resolves once the worker has performed all jobs, so that its writes are not taken for a stranger's. */
const queueIsIdle = () =>
  expect
    .poll(
      () => sql`select id from graphile_worker._private_jobs
        where locked_at is not null or (run_at <= now() and attempts < max_attempts)`,
      { timeout: 100_000 },
    )
    .toEqual([]);

describe("a stranger or the wrong party, by the rightful one's own call", () => {
  it("there are calls to try", () => {
    expect(places.length).toBeGreaterThan(80);
  });

  it.each(places)("$place ($name)", async ({ place, name, turn }) => {
    const world = needsOwnWorld.has(place) ? await newWorld() : shared;
    const { id = "", profileId = "", as: _as, status: _status, ...options } = await calls[place]!(world);
    const address = place.replace(/\{(id|slug)\}/, id).replace("{profileId}", profileId);
    const expected = matrix[name]!.expected;
    await queueIsIdle();
    const before = await digestOf(world);
    const attempt = async (token: string | undefined, headers: Record<string, string>, n: number) =>
      call(address, {
        ...(options as object),
        token,
        headers: { ...options.headers, ...headers },
        at: processes[n % 2],
      });
    const refused: Answer[] = [];
    for (const at of [0, 1]) refused.push(await attempt(undefined, {}, at));
    expect(refused.map(({ status }) => status)).toEqual([401, 401]);

    for (const [n, kind] of outsidersAt(turn).entries()) {
      const actor = world.actors[kind];
      const token = actor.kind === "user" ? await signAccessToken(actor.sessionId) : "";
      const isParty = kind === "sender" || kind === "recipient";
      if (!isParty) {
        const claimed = await attempt(token, { "x-acting-profile": world.sender.profileId }, n);
        expect([kind, "for the owner's profile", claimed.status]).toEqual([
          kind,
          "for the owner's profile",
          404,
        ]);
      }
      const outcome = expected[kind];
      // A party is tried only where the act is the other party's.
      if (outcome === "ok" || (isParty && outcome !== "not_found" && outcome !== "forbidden")) continue;
      const answer = await attempt(token, {}, n);
      // The other outcomes depend on the matrix's input; here the rows must not change.
      if (isParty) {
        // A party may see a row of this world, and so get a 403, where the matrix has a 404.
        expect([403, 404], `${kind}: ${answer.text}`).toContain(answer.status);
        continue;
      }
      if (outcome === "not_found" || outcome === "forbidden")
        expect([kind, answer.status, answer.text]).toEqual([kind, errorTable[outcome].status, answer.text]);
      for (const secret of secretsOf(world)) if (secret !== id) expect(answer.text).not.toContain(secret);
    }
    expect(await digestOf(world)).toBe(before);
  });
});
