import { beforeAll, describe, expect, it } from "vitest";
import type { Method } from "@/lib/transport/route";
import { makeWorld, type World } from "../access/world";
import { makeAccount, PASSWORD, type TestAccount } from "../factories/accounts";
import { plainPicture } from "../factories/assets";
import { completePitchBody } from "../factories/pitches";
import { testDatabase } from "../setup/database";
import { boundPlaces, callRoute, refusalOf } from "./call-route";
import { fileOf, formOf, pieceHeaders, uploadHeaders, WEBVTT } from "./calls";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
const PNG = await plainPicture();
let world: World;
beforeAll(async () => {
  world = await makeWorld((text, values) => database.sql().unsafe(text, values) as never);
});
const brand = () => ({ token: world.sender.accessToken });
const press = () => ({ token: world.recipient.accessToken });
let stranger: TestAccount;
beforeAll(async () => {
  stranger = await makeAccount({ userType: "source" });
});

describe("404", () => {
  /** The places about one account's rows, each with that row's id. */
  const idsOf: [RegExp, (w: World) => string][] = [
    [/^\/pitch-drafts/, (w) => w.draftId],
    [/^\/pitch-pages/, (w) => w.pitchPageId],
    [/^\/pitches/, (w) => w.waitingPitchId],
    [/^\/matches\/\{id\}$/, (w) => w.matchId],
    [/^\/matches\/weights/, (w) => w.learnedTopicId],
    [/by-match/, (w) => w.matchId],
    [/by-pitch/, (w) => w.acceptedPitchId],
    [/^\/calls/, (w) => w.callId],
    [/^\/messages\/(conversations|\{id\}\/messages)/, (w) => w.conversationId],
    [/^\/messages\/uploads/, (w) => w.messageUploadId],
    [/^\/messages\/scheduled/, (w) => w.scheduledId],
    [/^\/messages\/files/, (w) => w.messageFileId],
    [/^\/messages/, (w) => w.messageId],
    [/^\/push/, (w) => w.pushDeviceId],
    [/^\/notifications/, (w) => w.notificationId],
    [/^\/releases/, (w) => w.heldReleaseId],
    [/^\/assets/, (w) => w.productId],
    [/^\/product-requests/, (w) => w.productRequestId],
    [/^\/requests/, (w) => w.requestId],
    [/^\/company\/members/, (w) => w.memberId],
    [/^\/company\/invitations/, (w) => w.invitationId],
    [/^\/company\/newsrooms/, (w) => w.newsroomId],
    [/^\/users\/profile\/imports/, (w) => w.importId],
    [/^\/evidence/, (w) => w.submissionId],
    [/^\/users\/work-samples/, (w) => w.workSampleId],
    [/^\/users\/coverage/, (w) => w.storyId],
    [/^\/admin\/people/, (w) => w.sender.userId],
    [/^\/reports/, (w) => w.askedReportId],
    [/^\/admin\/reports/, (w) => w.reportId],
    [/^\/admin\/reviews/, (w) => w.appealId],
    [/^\/admin\/jobs/, (w) => w.failedJobId],
    [/^\/auth\/tokens/, (w) => w.tokenId],
    [/^\/company\/tokens/, (w) => w.companyTokenId],
    [/^\/admin\/stopped-addresses/, (w) => w.stopId],
    [/^\/auth\/sessions/, (w) => w.sender.actor.sessionId],
  ];
  const device = crypto.randomUUID();
  const bodies: Record<string, object> = {
    "POST /calls/{id}/answer": { device },
    "POST /calls/{id}/end": { device },
    "POST /calls/{id}/keep": { device },
    "POST /calls/{id}/take": { device },
    "POST /calls/{id}/signals": { device, data: {} },
    "POST /auth/tokens/{id}/rotate": { prefix: "fw_", password: PASSWORD },
    "POST /company/tokens/{id}/rotate": { prefix: "fw_", password: PASSWORD },
    "POST /pitches/{id}/respond": { response: "accepted" },
    "POST /pitches/{id}/complete": { rating: "up", outcome: false },
    "POST /pitches/{id}/rating": { rating: "up", outcome: false },
    "PATCH /pitches/{id}/rating": { feedbackPublic: false },
    "POST /pitch-drafts/{id}/send": { recipientId: crypto.randomUUID() },
    "POST /releases/{id}/shares": { recipientIds: [crypto.randomUUID()] },
    "POST /product-requests/{id}/respond": { response: "declined" },
    "POST /reports/{id}/question": { answer: "It was a colleague." },
    "POST /evidence/{id}/appeal": { reason: "I write for it." },
    "POST /messages/conversations/{id}/scheduled": { content: "Hello", sendAt: "2126-01-01T07:00:00Z" },
    "PATCH /messages/{id}": { content: "Hello there", version: 1 },
    "PUT /messages/{id}/reactions": { kind: "agreed", version: 1 },
    "DELETE /messages/{id}/reactions": { kind: "agreed" },
    "POST /messages/conversations/{id}/files": formOf({ file: fileOf(PNG, "scan.png") }),
    "POST /messages/files/{id}/poster": formOf({ file: fileOf(PNG, "frame.png") }),
    "POST /assets/{id}/file": formOf({ file: fileOf(PNG, "scan.png") }),
    "POST /assets/{id}/poster": formOf({ file: fileOf(PNG, "cover.png") }),
    "POST /users/work-samples/{id}/files": formOf({ picture: fileOf(PNG, "poster.png") }),
    "POST /assets/{id}/captions": formOf({ file: fileOf(WEBVTT, "run.vtt") }),
  };
  const headersOf: Record<string, Record<string, string>> = {
    "POST /messages/conversations/{id}/uploads": uploadHeaders,
    "PATCH /messages/uploads/{id}": pieceHeaders,
  };
  const owned = boundPlaces.filter(
    (place) =>
      place.includes("{id}") &&
      // These places are about a profile that everybody may see.
      !/suggestions|action|shown|follow|saved|blocks|^GET .(press|brands|sources|paid-media)/.test(place),
  );

  it.each(owned)("%s is the same for another account as for an id that does not exist", async (place) => {
    const [method = "", path = ""] = place.split(" ");
    const [, idOf] = idsOf.find(([pattern]) => pattern.test(path)) ?? [];
    if (!idOf) throw new Error(`Whose row is ${place} about?`);
    const call = { token: stranger.accessToken, body: bodies[place], headers: headersOf[place] };
    const ids = [idOf(world), crypto.randomUUID(), "garbage", "1' or '1'='1", "0", "\u0000", "é".repeat(300)];
    const answers = await Promise.all(
      ids.map((id) => callRoute(path.replace("{id}", encodeURIComponent(id)), method as Method, call)),
    );
    const [theirs] = answers;
    expect(theirs?.status).toBe(404);
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([404, theirs?.text]);
      const unsent = (all: Headers) => [...all].filter(([name]) => name !== "x-request-id");
      expect(unsent(headers)).toEqual(unsent(theirs?.headers ?? new Headers()));
    }
  });

  it("for someone else's ids inside a body", async () => {
    const token = stranger.accessToken;
    const inBodies: [string, (id: string) => object][] = [
      ["/messages", (conversationId) => ({ conversationId, content: "Hello" })],
      ["/matches/feedback", (matchId) => ({ matchId, helpful: true })],
    ];
    const theirs = [world.conversationId, world.matchId];
    for (const [n, [path, body]] of inBodies.entries()) {
      const [one, other] = await Promise.all(
        [theirs[n] ?? "", crypto.randomUUID()].map((id) =>
          callRoute(path, "POST", { token, body: body(id) }),
        ),
      );
      expect([one?.status, one?.text]).toEqual([404, other?.text]);
    }
    const query = { q: "hello", conversationId: world.conversationId };
    expect(await refusalOf("/messages/search", "GET", { token, query })).toEqual([404, "not_found"]);
  });

  it("a profile that is not public, to everybody but its owner", async () => {
    const hidden = await makeAccount({ userType: "press", verified: false });
    for (const id of [hidden.slug, hidden.profileId, hidden.userId]) {
      expect(await refusalOf(`/press/${id}`, "GET")).toEqual([404, "not_found"]);
      expect(await refusalOf(`/press/${id}`, "GET", { token: stranger.accessToken })).toEqual([
        404,
        "not_found",
      ]);
      expect((await callRoute(`/press/${id}`, "GET", { token: hidden.accessToken })).status).toBe(200);
    }
    // A public profile is not found under another kind's address.
    expect(await refusalOf(`/brands/${world.recipient.slug}`, "GET")).toEqual([404, "not_found"]);
  });

  it("a profile the caller does not manage, named in X-Acting-Profile", async () => {
    for (const id of [world.recipient.profileId, crypto.randomUUID(), "garbage"]) {
      const headers = { "x-acting-profile": id };
      expect(await refusalOf("/pitches", "GET", { ...brand(), headers })).toEqual([404, "not_found"]);
      expect(await refusalOf(`/pitches?as=${id}`, "GET", brand())).toEqual([404, "not_found"]);
    }
    const headers = { "x-acting-profile": world.sender.profileId };
    expect((await callRoute("/pitches", "GET", { ...brand(), headers })).status).toBe(200);
    expect((await callRoute(`/pitches?as=${world.sender.profileId}`, "GET", brand())).status).toBe(200);
  });

  it.each(["GET", "POST", "PUT", "PATCH", "DELETE"] as const)("%s of an unknown path", async (method) => {
    for (const path of ["", "/nothing", "/pitches/a/b/c", "/auth"]) {
      expect(await refusalOf(path, method, brand())).toEqual([404, "not_found"]);
    }
  });
});

describe("405", () => {
  const addresses = [...new Set(boundPlaces.map((place) => place.split(" ")[1] ?? ""))];

  it.each(addresses)("%s names the methods it takes, to anybody", async (path) => {
    const taken = boundPlaces
      .filter((place) => place.endsWith(` ${path}`))
      .map((place) => place.split(" ")[0]);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
      if (taken.includes(method)) continue;
      const { status, json, headers } = await callRoute(path.replace("{id}", crypto.randomUUID()), method);
      expect([status, json.error.code]).toEqual([405, "method_not_allowed"]);
      expect(headers.get("allow")?.split(", ").toSorted()).toEqual(taken.toSorted());
    }
  });
});

describe("health", () => {
  it.each(["/health/live", "/health/ready"])("%s is only read", async (path) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
      const { status, headers } = await callRoute(path, method);
      expect([status, headers.get("allow")]).toEqual([405, "GET"]);
    }
  });
});

describe("409", () => {
  it("an e-mail address that has an account, in any case", async () => {
    const body = {
      email: world.sender.email.toUpperCase(),
      password: "Correct-horse-42",
      name: "Iris",
      userType: "press",
      agreeToTerms: true,
    };
    expect(await refusalOf("/auth/register", "POST", { body })).toEqual([409, "conflict"]);
  });

  it("a second pitch to a recipient who has not answered, with the first one's id", async () => {
    const body = { ...completePitchBody(), recipientId: world.recipient.userId };
    const { status, json } = await callRoute("/pitches", "POST", { ...brand(), body });
    expect([status, json.error.details]).toEqual([409, { pitchId: world.waitingPitchId }]);
  });

  it("what its state no longer allows", async () => {
    const { acceptedPitchId: id } = world;
    const again = { ...press(), body: { response: "accepted" } };
    expect(await refusalOf(`/pitches/${id}/respond`, "POST", again)).toEqual([409, "conflict"]);
    expect(await refusalOf(`/pitches/${id}`, "PUT", { ...brand(), body: { title: "New" } })).toEqual([
      409,
      "conflict",
    ]);
    const rating = { ...brand(), body: { rating: "up", outcome: false } };
    expect(await refusalOf(`/pitches/${id}/rating`, "POST", rating)).toEqual([409, "conflict"]);
  });
});
