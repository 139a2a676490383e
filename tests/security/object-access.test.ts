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

/** Every call of the API that takes credentials: its place, and the operation behind it. */
const places = (await routeSurfaces())
  .filter(({ path }) => path.startsWith("/api/v1/"))
  .filter(({ operation: { spec } }) => typeof spec.access === "string" || !("public" in spec.access))
  .map(({ method, path, name }) => ({ place: `${method} ${path.slice("/api/v1".length)}`, name }))
  // The call's source and creator are somebody else's than the matrix's two parties: anybody may follow them.
  .filter(({ place }) => place in calls && !/^\w+ \/(sources|paid-media)\/\{id\}\/follow$/.test(place));

/** Their steps before the call take the request for a product further, each from its beginning. */
const needsOwnWorld = new Set(
  ["sent", "returned", "kept"].map((step) => `POST /product-requests/{id}/${step}`),
);

/** Strangers of every type, then the two parties, each for what only the other may do. */
const outsiders = [...strangerKinds, "sender", "recipient"] as const;

/** What only the two parties may ever read. */
const secretsOf = (world: World) => [
  ...[world.sender.email, world.recipient.email, world.draftId, world.unsentPitchId, world.waitingPitchId],
  ...[world.acceptedPitchId, world.conversationId, world.messageId, world.notificationId, world.releaseId],
  ...[world.heldReleaseId, world.productRequestId, world.matchId],
];

/**
 * One digest of every row that names one of the two parties, in every table but those that note each request and
 * those that the worker fills from the others in its own time.
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

/** Settles once the worker has done what it was given: what it writes of the parties is no stranger's change. */
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

  it.each(places)("$place ($name)", async ({ place, name }) => {
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
        headers,
        at: processes[n % 2],
      });
    const refused: Answer[] = [];
    for (const at of [0, 1]) refused.push(await attempt(undefined, {}, at));
    expect(refused.map(({ status }) => status)).toEqual([401, 401]);

    for (const [n, kind] of outsiders.entries()) {
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
      // Of the two parties only the one whose act it is not.
      if (outcome === "ok" || (isParty && outcome !== "not_found" && outcome !== "forbidden")) continue;
      const answer = await attempt(token, {}, n);
      // Any other outcome is about what the matrix sends; here it is the rows that must not have changed.
      if (isParty) {
        // Of another row than the matrix's a party may see what it may not do.
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
