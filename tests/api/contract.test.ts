import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "@/api-client/client";
import { resetSettings } from "@/lib/platform/settings/settings";
import { makeWorld, type World } from "../access/world";
import { sellPlans } from "../factories/payers";
import type { StripeServer } from "../factories/stripe-server";
import { testDatabase } from "../setup/database";
import { BASE_URL, boundPlaces, callRoute, fetchRoute } from "./call-route";
import { calls, picture, pieceHeaders, signUp } from "./calls";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
  // Plans are sold outside the beta alone.
  BETA: "false",
});

let world: World;
let restore: () => Promise<void>;
/** An earlier call changed the world. */
let isChanged = false;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await sellPlans();
  resetSettings();
  world = await makeWorld((text, values) => database.sql().unsafe(text, values) as never);
  restore = await database.takeSnapshot();
});

afterAll(() => stripe.close());

describe("every call of /api/v1", () => {
  it("has a row here, and every row is a call", () => {
    expect(Object.keys(calls).toSorted()).toEqual(boundPlaces.toSorted());
  });

  it.each(Object.entries(calls))("%s answers as its schema and the document say", async (place, row) => {
    const [method = "", path = ""] = place.split(" ");
    if (isChanged) await restore();
    isChanged = method !== "GET";
    const { id = "", profileId = "", as = "sender", status = 200, ...options } = await row(world);
    const { body, query, headers, parseAs } = options;
    const tokens = as === "nobody" ? null : world[as];
    const client = createClient({ baseUrl: BASE_URL, fetch: fetchRoute, tokens });
    const { response, error } = await client.request(
      method.toLowerCase() as never,
      path as never,
      {
        parseAs,
        params: { path: { id, slug: id, profileId }, query },
        ...(body instanceof URLSearchParams
          ? { headers: { ...headers, "content-type": "application/x-www-form-urlencoded" } }
          : { headers }),
        // A piece of a file is sent as it is.
        ...(headers === pieceHeaders ? { bodySerializer: (piece: string) => piece } : {}),
        body: body instanceof URLSearchParams ? Object.fromEntries(body) : body,
      } as never,
    );
    expect([response.status, error]).toEqual([status, undefined]);
  });
});

describe("what every call says of the same thing", () => {
  it("a user's type and a status are upper case in answers, and taken in any case", async () => {
    for (const userType of ["PAID_MEDIA", "paid_media", "Paid-Media", " paid-media "]) {
      const { status, json } = await callRoute("/auth/register", "POST", { body: { ...signUp(), userType } });
      expect([status, json.data.user.userType]).toEqual([201, "PAID_MEDIA"]);
    }
    const token = world.sender.accessToken;
    for (const type of ["SENT", "sent", "Sent"]) {
      const { json } = await callRoute("/pitches", "GET", { token, query: { type } });
      for (const pitch of json.data.pitches) expect(pitch.status).toMatch(/^[A-Z]+$/);
      expect(json.data.pitches.length).toBeGreaterThan(0);
    }
    const { json } = await callRoute(`/pitches/${world.acceptedPitchId}`, "GET", { token });
    expect([json.data.pitch.status, json.data.pitch.sender.userType]).toEqual(["ACCEPTED", "BRAND"]);
  });

  it("e-mail addresses and password data are in no answer about anybody else", async () => {
    const token = world.sender.accessToken;
    const paths = [
      `/press/${world.recipient.slug}`,
      `/pitches/${world.acceptedPitchId}`,
      `/matches/${world.matchId}`,
      `/matches/suggestions/${world.recipient.profileId}`,
      `/messages/conversations/${world.conversationId}`,
      "/messages/conversations",
      "/matches/suggestions",
      "/notifications",
    ];
    for (const path of paths) {
      const { status, text } = await callRoute(path, "GET", { token });
      expect(status).toBe(200);
      expect(text).not.toContain(world.recipient.email);
      expect(text).not.toMatch(/password|argon2|hash/i);
    }
  });

  it("an avatar comes back as an address that is the profile's from then on", async () => {
    const token = world.sender.accessToken;
    const { json } = await callRoute("/users/avatar", "POST", { token, body: await picture() });
    expect(json.data.avatarUrl).toMatch(/^\/files\/avatars\/[0-9a-f]{32}-512\.webp$/);
    const own = await callRoute("/users/profile", "GET", { token });
    expect(own.json.data.profile.avatarUrl).toBe(json.data.avatarUrl);
  });
});
