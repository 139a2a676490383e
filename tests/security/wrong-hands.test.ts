import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { plantedSecrets } from "@/scripts/lib/planted-secrets";
import { makeWorld, type World } from "../access/world";
import { calls } from "../api/calls";
import { completeDraft } from "../factories/pitch-drafts";
import { completePitchBody, makeCollaboration, makePair, sendPitchTo } from "../factories/pitches";
import { type StripeServer, startStripeServer } from "../factories/stripe-server";
import { call, outcome, processes } from "./support/http";
import { stackSql } from "./support/sql";

const sql = stackSql();
let world: World;
let stripe: StripeServer;
beforeAll(async () => {
  const secret = plantedSecrets.STRIPE_WEBHOOK_SECRET;
  stripe = await startStripeServer({ secret, port: inject("target").stripePort });
  world = await makeWorld((text, values) => sql.unsafe(text, values) as never);
});
afterAll(() => stripe.close());
const tokenOf = ({ accessToken: token }: { accessToken: string }) => ({ token });

describe("keys that only the server writes", () => {
  const MARK_ID = "deadbeef-dead-4ead-8ead-deadbeefdead";
  const MARK_TIME = "1999-09-09T09:09:09.000Z";
  const MARK_TEXT = "hostile-mark";
  const MARK_NUMBER = 987_654;
  const hostile = {
    ...Object.fromEntries(
      [
        ...[
          "id",
          "userId",
          "senderId",
          "senderUserId",
          "senderProfileId",
          "profileId",
          "ownerId",
          "authorId",
        ],
        ...["companyId", "sessionId", "followerId", "raterId", "requesterId", "reporterId", "createdBy"],
      ].map((key) => [key, MARK_ID]),
    ),
    ...Object.fromEntries(
      [
        ...["createdAt", "updatedAt", "sentAt", "readAt", "respondedAt", "completedAt", "liveAt", "goneAt"],
        ...["deletedAt", "emailVerifiedAt", "termsAcceptedAt", "expiresAt", "revokedAt"],
      ].map((key) => [key, MARK_TIME]),
    ),
    ...Object.fromEntries(
      ["thumbsUpCount", "thumbsDownCount", "followerCount", "aiNewsworthyScore", "seq"].map((key) => [
        key,
        MARK_NUMBER,
      ]),
    ),
    ...Object.fromEntries(
      ["slug", "storageKey", "key", "passwordHash", "tokenHash"].map((key) => [key, MARK_TEXT]),
    ),
    ...{ isAdmin: true, isVerified: true, verified: true, emailVerified: true, listed: true, role: "admin" },
    ...{ subscriptionLevel: "premium", pressePassLevel: "gold", tier: "gold", aiNewsworthy: true },
    constructor: { prototype: { isAdmin: true } },
  };

  /**
   * Calls that are about accounts, which the next test covers, that need a state which earlier calls have ended, or that
   * end what later ones need: the sender's being an Admin.
   */
  const notTried = [
    ...["/auth/", "preferences", "notifications/unsub", "/rating", "members/transfer", "members/leave"],
    ...["sent", "returned", "kept"].map((step) => `product-requests/{id}/${step}`),
  ];

  /** The tables in which a column of any row holds a mark. */
  async function findMarks(): Promise<string[]> {
    const tables = await sql<{ name: string }[]>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename not in ('cities', 'city_names')`;
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await sql.unsafe(`select 1 from "${name}" t where t::text ~ $1 limit 1`, [
          // The number must be a value of its own, because hashes and microseconds hold its digits by chance.
          `${MARK_ID}|1999-09-09|${MARK_TEXT}|(^|[(,:\\[{ ])"*${MARK_NUMBER}"*($|[]),}])`,
        ]);
        return rows.length > 0 ? [name] : [];
      }),
    );
    return found.flat();
  }

  /** Columns that no request of the parties may change about themselves. */
  const readProtected = () => sql`
    select u.id, u.email, u.user_type, u.email_verified_at, u.subscription_level, u.password_hash, u.deleted_at,
      p.id as profile, p.user_id, p.company_id, p.kind, p.verified, p.thumbs_up_count, p.thumbs_down_count,
      m.role, m.company_id as member_of
    from users u join profiles p on p.user_id = u.id left join memberships m on m.user_id = u.id
    where u.id in ${sql([world.sender.userId, world.recipient.userId])} order by u.id`;

  it("are never assigned: by no command that takes JSON, in its body or in its query", async () => {
    const before = await readProtected();
    const succeeded: string[] = [];
    const commands = Object.keys(calls).filter(
      (place) => /^(POST|PUT|PATCH) /.test(place) && !notTried.some((part) => place.includes(part)),
    );
    for (const [n, place] of commands.entries()) {
      const {
        id = "",
        profileId = "",
        as = "sender",
        status: _,
        body = {},
        ...options
      } = await calls[place]!(world);
      if (as === "nobody" || Object.getPrototypeOf(body) !== Object.prototype) continue;
      const address = place.replace(/\{(id|slug)\}/, id).replace("{profileId}", profileId);
      // JSON.parse makes "__proto__" a key like any other.
      const text = JSON.stringify({ ...hostile, ...(body as object) }).replace(
        "{",
        '{"__proto__":{"isAdmin":true},',
      );
      const answer = await call(address, {
        ...(options as object),
        ...tokenOf(world[as]),
        body: text,
        headers: { "content-type": "application/json" },
        query: { isAdmin: "true", senderId: MARK_ID, userId: MARK_ID, createdAt: MARK_TIME },
        at: processes[n % 2],
      });
      expect([place, answer.status < 500]).toEqual([place, true]);
      if (answer.status < 300) succeeded.push(place);
      expect([place, answer.text.includes(MARK_ID) || answer.text.includes(MARK_TIME)]).toEqual([
        place,
        false,
      ]);
    }
    expect(succeeded.length, succeeded.join(", ")).toBeGreaterThan(25);
    expect(await findMarks()).toEqual([]);
    expect(await readProtected()).toEqual(before);
    // What the two send each other below would be refused.
    await sql`delete from blocks`;
    await sql`update users set held_at = null`;
    // Staff had it tried again, and no worker knows its task: the queue would never be idle.
    await sql`select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = 'tests.failed'))`;
  });

  it("are never assigned at registration", async () => {
    const row = await calls["POST /auth/register"]!(world);
    const { status, json } = await call("POST /auth/register", {
      body: { ...hostile, ...(row.body as object) },
    });
    expect(status).toBe(201);
    const { id, isAdmin, isVerified, emailVerified, subscriptionLevel } = json.data.user;
    expect({ isAdmin, isVerified, emailVerified, subscriptionLevel }).toEqual({
      ...{ isAdmin: false, isVerified: false, emailVerified: false, subscriptionLevel: "basic" },
    });
    expect(id).not.toBe(MARK_ID);
    expect(await findMarks()).toEqual([]);
  });
});

describe("a forged sender", () => {
  it("of a message, in the body and in the query, is the caller all the same", async () => {
    const { sender, recipient, conversationId } = world;
    const forged = { senderId: sender.userId, senderProfileId: sender.profileId, userId: sender.userId };
    const body = { ...forged, conversationId, content: "Forged" };
    const { json } = await call("POST /messages", { ...tokenOf(recipient), body, query: forged });
    expect(json.data.message.senderId).toBe(recipient.userId);
    const [row] =
      await sql`select sender_profile_id, sender_id from messages where id = ${json.data.message.id}`;
    expect(Object.values(row ?? {})).toEqual([recipient.profileId, recipient.userId]);
  });

  it("of a pitch is the caller all the same", async () => {
    const { sender, recipient } = world;
    const forged = { senderId: sender.userId, senderProfileId: sender.profileId };
    const body = { ...completePitchBody(), ...forged, send: false };
    const { json } = await call("POST /pitches", { ...tokenOf(recipient), body, query: forged });
    expect(json.data.pitch.senderId).toBe(recipient.userId);
  });

  it.each(["sender", "recipient"] as const)("the %s's profile is acted for by nobody else", async (party) => {
    const other = party === "sender" ? world.recipient : world.sender;
    const headers = { "x-acting-profile": world[party].profileId };
    const body = { conversationId: world.conversationId, content: "As you" };
    expect(await outcome("POST /messages", { ...tokenOf(other), headers, body })).toEqual([404, "not_found"]);
    expect(await outcome("GET /pitches", { ...tokenOf(other), headers })).toEqual([404, "not_found"]);
    const pitch = { ...completeDraft(), recipientId: other.profileId };
    expect(await outcome("POST /pitches", { ...tokenOf(other), headers, body: pitch })).toEqual([
      404,
      "not_found",
    ]);
  });
});

describe("the wrong state", () => {
  const yes = { response: "accepted" };
  const rating = { rating: "up", outcome: false };

  it.each<[string, (pair: Awaited<ReturnType<typeof makePair>>) => Promise<[string, object, number]>]>([
    [
      "an answer after the withdrawal",
      async ({ brand, press }) => {
        const { id } = await sendPitchTo(brand, press);
        await call(`DELETE /pitches/${id}`, tokenOf(brand));
        return [`POST /pitches/${id}/respond`, { ...tokenOf(press), body: yes }, 409];
      },
    ],
    [
      "a second answer",
      async ({ brand, press }) => {
        const { id } = await makeCollaboration(brand, press);
        return [
          `POST /pitches/${id}/respond`,
          { ...tokenOf(press), body: { response: "declined", reason: "other" } },
          409,
        ];
      },
    ],
    [
      "an answer to one's own pitch",
      async ({ brand, press }) => {
        const { id } = await sendPitchTo(brand, press);
        return [`POST /pitches/${id}/respond`, { ...tokenOf(brand), body: yes }, 403];
      },
    ],
    [
      "a completion before the answer",
      async ({ brand, press }) => {
        const { id } = await sendPitchTo(brand, press);
        return [`POST /pitches/${id}/complete`, { ...tokenOf(brand), body: rating }, 409];
      },
    ],
    [
      "a rating before the completion",
      async ({ brand, press }) => {
        const { id } = await makeCollaboration(brand, press);
        return [`POST /pitches/${id}/rating`, { ...tokenOf(press), body: rating }, 409];
      },
    ],
    [
      "an edit after the sending",
      async ({ brand, press }) => {
        const { id } = await sendPitchTo(brand, press);
        return [`PUT /pitches/${id}`, { ...tokenOf(brand), body: { title: "Another" } }, 409];
      },
    ],
    [
      "a withdrawal after the answer",
      async ({ brand, press }) => {
        const { id } = await makeCollaboration(brand, press);
        return [`DELETE /pitches/${id}`, tokenOf(brand), 409];
      },
    ],
    [
      "a recipient named anew at the sending of a sent pitch",
      async ({ brand, press }) => {
        const { id } = await sendPitchTo(brand, press);
        const body = { recipientId: world.recipient.profileId };
        // Sending a sent pitch again answers the one that was sent.
        return [`POST /pitches/${id}/send`, { ...tokenOf(brand), body }, 200];
      },
    ],
    [
      "a message without a match or an accepted pitch",
      async ({ brand, press }) => {
        await sendPitchTo(brand, press);
        return [
          "POST /messages",
          { ...tokenOf(brand), body: { recipientId: press.userId, content: "Hi" } },
          403,
        ];
      },
    ],
  ])("%s changes nothing", async (_, prepare) => {
    const pair = await makePair();
    await sql`update users set subscription_level = 'premium' where id = ${pair.brand.userId}`;
    const [place, options, status] = await prepare(pair);
    const rows = () =>
      sql`select * from pitches where ${pair.brand.profileId} in (sender_profile_id, recipient_profile_id)`;
    const before = await rows();
    for (const at of processes) {
      const answer = await call(place, { ...options, at });
      expect([answer.status, answer.text]).toEqual([status, answer.text]);
    }
    expect(await rows()).toEqual(before);
  });
});
