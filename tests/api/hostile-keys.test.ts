import { beforeAll, describe, expect, it } from "vitest";
import { makeWorld, type World } from "../access/world";
import { testDatabase } from "../setup/database";
import { callRoute } from "./call-route";
import { signUp } from "./calls";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
let world: World;
beforeAll(async () => {
  world = await makeWorld((text, values) => database.sql().unsafe(text, values) as never);
});

describe("keys that are not the caller's to set", () => {
  it("never assign: they are ignored", async () => {
    const before = await readAccount();
    const hostile = {
      id: crypto.randomUUID(),
      userId: world.recipient.userId,
      senderId: world.recipient.userId,
      senderProfileId: world.recipient.profileId,
      profileId: world.recipient.profileId,
      companyId: crypto.randomUUID(),
      isAdmin: true,
      isVerified: true,
      verified: true,
      emailVerified: true,
      emailVerifiedAt: "2020-01-01T00:00:00Z",
      subscriptionLevel: "premium",
      userType: "PRESS",
      kind: "press",
      role: "admin",
      slug: "taken",
      listed: true,
      thumbsUpCount: 99,
      followerCount: 99,
      status: "ACCEPTED",
      createdAt: "2020-01-01T00:00:00Z",
      sentAt: "2020-01-01T00:00:00Z",
      __proto__: { isAdmin: true },
      constructor: { prototype: { isAdmin: true } },
    };
    const token = world.sender.accessToken;
    const query = { isAdmin: "true", senderId: world.recipient.userId, userId: world.recipient.userId };
    const put = await callRoute("/users/profile", "PUT", {
      token,
      query,
      body: { ...hostile, about: "New" },
    });
    expect(put.status).toBe(200);
    const draft = await callRoute("/pitch-drafts", "POST", {
      token,
      query,
      body: { ...hostile, title: "A" },
    });
    const { id: _, ...rest } = hostile;
    const pitch = await callRoute("/pitches", "POST", { token, query, body: { ...rest, title: "A" } });
    const message = await callRoute("/messages", "POST", {
      token,
      body: { ...hostile, conversationId: world.conversationId, content: "Hi" },
    });
    expect([draft.status, pitch.status, message.status]).toEqual([201, 201, 201]);
    expect(draft.json.data.draft.id).not.toBe(hostile.id);
    expect(pitch.json.data.pitch).toMatchObject({
      status: "UNSENT",
      senderId: world.sender.userId,
      sentAt: null,
    });
    expect(message.json.data.message.senderId).toBe(world.sender.userId);
    expect(await readAccount()).toEqual(before);
  });

  it("never assign at registration either: only the type is said there, and only there", async () => {
    const { status, json } = await callRoute("/auth/register", "POST", {
      body: {
        ...signUp(),
        isAdmin: true,
        isVerified: true,
        emailVerified: true,
        subscriptionLevel: "premium",
        id: crypto.randomUUID(),
      },
    });
    expect(status).toBe(201);
    expect(json.data.user).toMatchObject({
      isAdmin: false,
      isVerified: false,
      emailVerified: false,
      subscriptionLevel: "basic",
      userType: "PRESS",
    });
  });

  /** The columns of the account and its profile that a profile's owner may not write. */
  async function readAccount() {
    const [row] = await database.sql()`
      select u.id, u.email, u.user_type, u.email_verified_at, u.subscription_level, p.id as profile,
        p.user_id, p.company_id, p.kind, p.slug, p.verified, p.listed, p.thumbs_up_count, p.follower_count, p.created_at,
        m.role
      from users u join profiles p on p.user_id = u.id left join memberships m on m.user_id = u.id
      where u.id = ${world.sender.userId}`;
    return row;
  }
});
