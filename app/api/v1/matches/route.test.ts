import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import type { BoundHandler } from "@/lib/transport/route";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import * as matchAction from "./[id]/action/route";
import * as match from "./[id]/route";
import * as counts from "./counts/route";
import * as feedback from "./feedback/route";
import * as generate from "./generate/route";
import * as history from "./history/route";
import * as matches from "./route";
import * as candidate from "./suggestions/[id]/route";
import * as suggestions from "./suggestions/route";

testDatabase();

async function call(handler: BoundHandler, account: TestAccount | null, id?: string, body?: object) {
  const request = new NextRequest("http://localhost:3999/api/v1/matches", {
    method: body ? "POST" : "GET",
    headers: {
      ...(account ? { authorization: `Bearer ${account.accessToken}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  const response = await handler(request, { params: Promise.resolve(id ? { id } : {}) });
  return { status: response.status, json: await response.json() };
}

describe("/api/v1/matches", () => {
  it("goes from suggestion to match in the envelope of the contract", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const press = await makeAccount({ userType: "press" });

    const suggested = await call(suggestions.GET, brand);
    expect(suggested.status).toBe(200);
    expect(Object.keys(suggested.json).sort()).toEqual(["data", "pagination", "success"]);
    expect(suggested.json.data).toMatchObject({ dailyLikesRemaining: 50, superLikesRemaining: 5 });
    const [first] = suggested.json.data.suggestions;
    expect(first.profile).toMatchObject({ id: press.profileId, userType: "PRESS" });
    expect(Object.keys(first.compatibilityFactors).sort()).toEqual([
      "locationProximity",
      "perksAlignment",
      "reputation",
      "responseTime",
      "socialReach",
      "topicAlignment",
    ]);
    expect(first.distance).toBe("0 miles away");
    expect((await call(candidate.GET, brand, press.profileId)).json.data.candidate.profile.id).toBe(
      press.profileId,
    );

    const liked = await call(matchAction.POST, brand, press.profileId, { action: "like" });
    expect(liked.json.message).toMatch(/^You liked .+! If they like you back, you'll be able to connect\.$/);
    expect(liked.json.data).toMatchObject({ matched: false, match: null, dailyLikesRemaining: 49 });
    const matched = await call(matchAction.POST, press, brand.profileId, { action: "like" });
    expect(matched.json.message).toMatch(/^It's a match with .+! Create a pitch to connect\.$/);
    const { id } = matched.json.data.match;

    const listed = await call(matches.GET, brand);
    expect(listed.json.data.matches.map((row: { id: string }) => row.id)).toEqual([id]);
    expect(Object.keys(listed.json.pagination).sort()).toEqual([
      "hasMore",
      "limit",
      "nextCursor",
      "page",
      "total",
      "totalPages",
    ]);
    expect((await call(match.GET, press, id)).json.data.match.profile.id).toBe(brand.profileId);
    expect((await call(history.GET, press)).json.data.history[0]).toMatchObject({
      action: "like",
      matchId: id,
    });
    expect((await call(counts.GET, press)).json.data.counts.matches).toBe(1);
    expect((await call(feedback.POST, press, undefined, { matchId: id, helpful: true })).status).toBe(200);
    expect((await call(generate.POST, press, undefined, {})).json.data.suggestions).toEqual([]);
  });

  it("asks for credentials on every call, and answers 404 to another account", async () => {
    const all = [suggestions.GET, matches.GET, history.GET, counts.GET];
    for (const handler of all) expect((await call(handler, null)).status).toBe(401);
    for (const handler of [feedback.POST, generate.POST])
      expect(
        (await call(handler, null, undefined, { helpful: true, profileId: crypto.randomUUID() })).status,
      ).toBe(401);
    const stranger = await makeAccount();
    for (const handler of [match.GET, candidate.GET])
      expect((await call(handler, stranger, crypto.randomUUID())).status).toBe(404);
    expect((await call(matchAction.POST, stranger, "nobody", { action: "like" })).status).toBe(404);
    expect((await call(matches.DELETE, stranger)).status).toBe(405);
  });
});
