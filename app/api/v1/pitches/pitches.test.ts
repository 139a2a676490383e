import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it } from "vitest";
import { pitchView } from "@/lib/domain/pitching/pitches/schema";
import type { BoundHandler } from "@/lib/transport/route";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { completePitchBody, makePair } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { POST as complete } from "./[id]/complete/route";
import { POST as rate } from "./[id]/rating/route";
import { PATCH as read } from "./[id]/read/route";
import { POST as respond } from "./[id]/respond/route";
import { DELETE as remove, GET as show, PUT as update } from "./[id]/route";
import { POST as send } from "./[id]/send/route";
import { POST as assist } from "./ai-assist/route";
import { POST as create, GET as list } from "./route";
import { GET as templates } from "./templates/route";

testDatabase();
let brand: TestAccount;
let press: TestAccount;
let stranger: TestAccount;

beforeAll(async () => {
  ({ brand, press } = await makePair());
  stranger = await makeAccount({ userType: "press" });
});

type Call = {
  as?: TestAccount;
  method?: string;
  id?: string;
  body?: unknown;
  query?: string;
  key?: string;
};

async function call(handler: BoundHandler, { as, method = "POST", id, body, query = "", key }: Call) {
  const headers = new Headers({ "content-type": "application/json" });
  if (as) headers.set("authorization", `Bearer ${as.accessToken}`);
  if (key) headers.set("idempotency-key", key);
  const request = new NextRequest(`http://localhost:3999/api/v1/pitches${query}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await handler(request, { params: Promise.resolve(id ? { id } : {}) });
  return {
    status: response.status,
    json: await response.json(),
    requestId: response.headers.get("x-request-id"),
  };
}

describe("the pitch's life over the API", () => {
  it("goes from sent to read, accepted, completed and rated, each answer in its envelope", async () => {
    const body = { ...completePitchBody(), recipientId: press.userId };
    const sent = await call(create, { as: brand, body, key: "one-sending" });
    expect(sent).toMatchObject({
      status: 201,
      requestId: expect.any(String),
      json: { success: true, data: { pitch: { status: "SENT", recipientProfileId: press.profileId } } },
    });
    expect(sent.json.message).toBe(`Pitch sent to ${sent.json.data.pitch.recipient.name}!`);
    expect(pitchView.parse(sent.json.data.pitch)).toEqual(sent.json.data.pitch);
    const { id } = sent.json.data.pitch;
    expect(await call(create, { as: brand, body, key: "one-sending" })).toMatchObject({
      json: { data: { pitch: { id } } },
    });
    const second = await call(create, { as: brand, body });
    expect(second).toMatchObject({
      status: 409,
      json: { error: { code: "conflict", details: { pitchId: id } } },
    });
    expect(await call(send, { as: brand, id })).toMatchObject({
      status: 200,
      json: { data: { pitch: { id } } },
    });
    const opened = await call(read, { as: press, id, method: "PATCH" });
    expect(opened.json.data.pitch.status).toBe("READ");
    const accepted = await call(respond, { as: press, id, body: { response: "accepted" } });
    expect(accepted.json.data.pitch.status).toBe("ACCEPTED");
    const outcome = { rating: "up", feedback: "A pleasure.", outcome: false };
    const completed = await call(complete, { as: press, id, body: outcome });
    expect(completed.json.data.pitch).toMatchObject({ status: "COMPLETED", counterpartRating: null });
    expect((await call(complete, { as: brand, id, body: outcome })).status).toBe(409);
    const rated = await call(rate, { as: brand, id, body: { ...outcome, rating: "down" } });
    expect(rated.json.data.pitch.counterpartRating).toMatchObject({ rating: "up", feedback: "A pleasure." });
    const tab = await call(list, { as: brand, method: "GET", query: "?type=completed&limit=5" });
    expect(tab.json).toMatchObject({
      data: { pitches: [{ id }], counts: { received: 0, sent: 0, active: 0, completed: 1 } },
      pagination: { page: 1, limit: 5, total: 1, totalPages: 1, hasMore: false, nextCursor: null },
    });
  });

  it("keeps, changes and removes an unsent one, and helps to write it", async () => {
    const unsent = await call(create, { as: brand, body: { title: "Half" } });
    const { id } = unsent.json.data.pitch;
    const changed = await call(update, { as: brand, id, method: "PUT", body: { title: "Whole" } });
    expect(changed.json.data.pitch).toMatchObject({ title: "Whole", status: "UNSENT" });
    expect((await call(remove, { as: brand, id, method: "DELETE" })).json.data).toEqual({ id, pitch: null });
    expect((await call(show, { as: brand, id, method: "GET" })).status).toBe(404);
    const help = await call(assist, { as: brand, body: { title: "An amazing launch!!!" } });
    expect(help.json.data).toMatchObject({
      newsworthiness: { score: null, reasons: [], notes: [expect.stringContaining("too little")] },
    });
    const launch = { title: "An amazing launch of eleven cabins in the valley of Rjukan!!!" };
    const longer = await call(assist, { as: brand, body: launch });
    expect(longer.json.data).toMatchObject({ newsworthiness: { score: expect.any(Number), language: "en" } });
    const found = await call(templates, {
      as: brand,
      method: "GET",
      query: "?userType=press&industry=Travel",
    });
    expect(found.json.data.templates[0]).toMatchObject({ userType: "PRESS", industry: "Travel" });
  });

  it("answers another account like a random id and an anonymous caller with 401, on every address of a pitch", async () => {
    const to = await makeAccount({ userType: "source" });
    const body = { ...completePitchBody(), recipientId: to.userId };
    const { id } = (await call(create, { as: brand, body })).json.data.pitch;
    const rating = { rating: "up", outcome: false };
    const addresses: [BoundHandler, string, unknown?][] = [
      [show, "GET"],
      [update, "PUT", { title: "Mine" }],
      [remove, "DELETE"],
      [send, "POST"],
      [respond, "POST", { response: "accepted" }],
      [read, "PATCH"],
      [complete, "POST", rating],
      [rate, "POST", rating],
    ];
    for (const [handler, method, body] of addresses) {
      const foreign = await call(handler, { as: stranger, id, method, body });
      const random = "01890000-0000-7000-8000-000000000000";
      const unknown = await call(handler, { as: stranger, id: random, method, body });
      expect(foreign.status).toBe(404);
      expect(foreign.json).toEqual(unknown.json);
      expect((await call(handler, { id, method, body })).status).toBe(401);
    }
  });
});
