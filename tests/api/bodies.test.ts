import { beforeAll, describe, expect, it } from "vitest";
import { makeWorld, type World } from "../access/world";
import { PASSWORD } from "../factories/accounts";
import { completeDraft } from "../factories/pitch-drafts";
import { testDatabase } from "../setup/database";
import { type CallOptions, callRoute, refusalOf } from "./call-route";

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
const brand = () => ({ token: world.sender.accessToken });
const press = () => ({ token: world.recipient.accessToken });

describe("the query of a call with a body", () => {
  it("fills in nothing: no password in an address signs in", async () => {
    const query = { email: world.sender.email, password: PASSWORD };
    expect(await refusalOf("/auth/login", "POST", { query, body: {} })).toEqual([
      400,
      "invalid_input",
      ["email", "password"],
    ]);
    expect((await callRoute("/auth/login", "POST", { body: query })).status).toBe(200);
  });
});

describe("400", () => {
  it("malformed JSON, and JSON that is no object, names the body", async () => {
    const headers = { "content-type": "application/json" };
    for (const body of ["{", '{"title": "a"', "[]", '"text"', "null", "7", "\u0000"]) {
      expect(await refusalOf("/pitch-drafts", "POST", { ...brand(), headers, body })).toEqual([
        400,
        "invalid_input",
        ["body"],
      ]);
    }
    const latin1 = new Blob([new Uint8Array([0x22, 0xe9, 0x22])]).stream();
    expect(await refusalOf("/pitch-drafts", "POST", { ...brand(), headers, body: latin1 })).toEqual([
      400,
      "invalid_input",
      ["body"],
    ]);
  });

  it("JSON that nests too deeply, has too long a list or too many values, names the body", async () => {
    const headers = { "content-type": "application/json" };
    const send = (inner: string) =>
      callRoute("/pitch-drafts", "POST", { ...brand(), headers, body: `{"title":"A","unknown":${inner}}` });
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    const list = (length: number) => `[${Array.from({ length }, () => "1").join()}]`;
    const wide = (lists: number) => `[${Array.from({ length: lists }, () => list(999)).join()}]`;
    for (const inner of [nested(20), nested(400_000), list(1001), wide(21)]) {
      const { status, json } = await send(inner);
      expect([status, Object.keys(json.error.fields)]).toEqual([400, ["body"]]);
    }
    for (const inner of [nested(19), list(1000), wide(19)]) expect((await send(inner)).status).toBe(201);
  });

  it("a form of more fields than any takes names the body; a field called __proto__ is one like any other", async () => {
    const form = new FormData();
    for (let n = 0; n < 201; n++) form.append(`field-${n}`, "x");
    expect(await refusalOf("/users/avatar", "POST", { ...brand(), body: form })).toEqual([
      400,
      "invalid_input",
      ["body"],
    ]);
    for (const [value, field] of [
      ["x", "avatar"],
      [new File(["x"], "me.png"), "__proto__"],
    ] as const) {
      const proto = new FormData();
      proto.append("__proto__", value);
      const refused = [400, "invalid_input", [field]];
      expect(await refusalOf("/users/avatar", "POST", { ...brand(), body: proto })).toEqual(refused);
    }
  });

  it("a file in a field that takes none, or a second one in the same, is named", async () => {
    const others = ["attachment_12", "attachment_99", "attachment_00", "attachments", "file"];
    for (const names of [...others.map((name) => [name]), ["attachment_0", "attachment_0"]]) {
      const form = new FormData();
      form.append("content", "Hello");
      for (const name of names) form.append(name, new File(["x"], "terms.pdf"));
      const refused = [400, "invalid_input", [names[0]]];
      expect(await refusalOf("/messages", "POST", { ...brand(), body: form })).toEqual(refused);
    }
  });

  it("a wrong field is named with a sentence, and so are all of them together", async () => {
    const { status, json } = await callRoute("/auth/register", "POST", {
      body: { email: "nobody", password: "short", name: " ", userType: "editor", agreeToTerms: false },
    });
    expect([status, json.error.code]).toEqual([400, "invalid_input"]);
    expect(json.error.fields).toEqual({
      email: ["Please enter a valid email address"],
      password: expect.arrayContaining(["Password must be at least 8 characters long"]),
      name: ["Name is required"],
      userType: ["User type must be one of PRESS, BRAND, SOURCE, PAID_MEDIA"],
      agreeToTerms: ["You must agree to the Terms of Service and Privacy Policy"],
    });
  });

  it.each([
    ["/pitches", { type: "everything" }, "type"],
    ["/pitches/templates", { userType: "robot" }, "userType"],
    ...["0", "101", "-1", "1.5", "many", "", "0x64", "1e2", " 7", "+7"].map(
      (limit) => ["/pitches", { limit }, "limit"] as const,
    ),
    ...["0", "-3", "x", ""].map((page) => ["/notifications", { page }, "page"] as const),
    ["/topics", {}, "q"],
    ["/locations", { q: "a" }, "q"],
    ["/messages/search", { q: " " }, "q"],
  ] as const)("GET %s with %o", async (path, query, field) => {
    expect(await refusalOf(path, "GET", { ...brand(), query })).toEqual([400, "invalid_input", [field]]);
  });

  it("a cursor that is not the list's own", async () => {
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const lists = [
      "/pitches",
      "/pitch-drafts",
      "/matches",
      "/matches/history",
      "/notifications",
      "/messages/conversations",
      `/messages/${world.conversationId}/messages`,
      "/matches/suggestions",
    ];
    const wrong = ["x", "%%%", encoded([]), encoded({}), encoded(["1' or 1=1"]), encoded([null, null, null])];
    for (const path of lists) {
      for (const cursor of [...wrong, encoded([1e308, "x"]), "a".repeat(201)]) {
        expect([path, cursor, ...(await refusalOf(path, "GET", { ...brand(), query: { cursor } }))]).toEqual([
          path,
          cursor,
          400,
          "invalid_input",
          ["cursor"],
        ]);
      }
    }
  });

  it("an Idempotency-Key that is none", async () => {
    for (const key of ["has space", "x".repeat(201), "é"]) {
      const call = { ...brand(), headers: { "idempotency-key": key }, body: {} };
      expect((await refusalOf("/pitch-drafts", "POST", call)).slice(0, 2)).toEqual([400, "invalid_input"]);
    }
  });

  it("a token from a mail that is wrong, used or of another kind", async () => {
    const body = { token: "no-such-token", password: "Other-horse-43" };
    expect(await refusalOf("/auth/verify-email", "POST", { body })).toEqual([
      400,
      "invalid_input",
      ["token"],
    ]);
    expect(await refusalOf("/auth/reset-password", "POST", { body })).toEqual([
      400,
      "invalid_input",
      ["token"],
    ]);
  });

  it("a picture that is none", async () => {
    const form = new FormData();
    form.append("avatar", new File(["<svg onload=alert(1)>"], "me.png", { type: "image/png" }));
    expect(await refusalOf("/users/avatar", "POST", { ...brand(), body: form })).toEqual([
      400,
      "invalid_input",
      ["avatar"],
    ]);
    expect(await refusalOf("/users/avatar", "POST", { ...brand(), body: new FormData() })).toEqual([
      400,
      "invalid_input",
      ["avatar"],
    ]);
  });
});

describe("413 and 415", () => {
  const json = { "content-type": "application/json" };
  const MEGABYTE = 1024 * 1024;

  it("a body over 1 MiB, whether it says so or not, and not one byte below", async () => {
    const padded = (bytes: number) => `{"title":"${"a".repeat(bytes - '{"title":""}'.length)}"}`;
    const streamed = (text: string) => new Blob([text]).stream();
    const post = (body: CallOptions["body"], headers = {}) =>
      refusalOf("/pitch-drafts", "POST", { ...brand(), headers: { ...json, ...headers }, body });
    expect(await post(padded(MEGABYTE + 1))).toEqual([413, "too_large"]);
    expect(await post(streamed(padded(MEGABYTE + 1)))).toEqual([413, "too_large"]);
    expect(await post("{}", { "content-length": String(MEGABYTE + 1) })).toEqual([413, "too_large"]);
    expect(await post(streamed(padded(MEGABYTE)))).toEqual([400, "invalid_input", ["title"]]);
  });

  it("a picture over 5 MiB", async () => {
    const form = new FormData();
    form.append("avatar", new File([new Uint8Array(5 * MEGABYTE + 1)], "me.png", { type: "image/png" }));
    const refused = [413, "too_large", ["avatar"]];
    expect(await refusalOf("/users/avatar", "POST", { ...brand(), body: form })).toEqual(refused);
  });

  it("a file over its limit, in one sentence wherever that is found", async () => {
    const sentence = "Please choose a file of at most 25 MB";
    // The first size exceeds the file's own limit, the second that of the whole form.
    for (const size of [25 * MEGABYTE + 1, 28 * MEGABYTE]) {
      const form = new FormData();
      form.append("file", new File([new Uint8Array(size)], "large.jpg", { type: "image/jpeg" }));
      const { status, json } = await callRoute("/assets", "POST", { ...brand(), body: form });
      expect([status, json.error.message]).toEqual([413, sentence]);
    }
  });

  it("a creator's video over the form's limit, in the same sentence", async () => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(28 * MEGABYTE)], "reel.mp4", { type: "video/mp4" }));
    const { status, json } = await callRoute("/users/work-samples", "POST", { ...press(), body: form });
    expect([status, json.error.message]).toEqual([413, "Please choose a file of at most 25 MB"]);
  });

  it("a body that is not JSON, by what it says it is", async () => {
    const text = JSON.stringify(completeDraft());
    const post = (body: CallOptions["body"], headers: Record<string, string> = {}) =>
      refusalOf("/pitch-drafts", "POST", { ...brand(), headers, body });
    const refused = [415, "unsupported_media_type"];
    for (const type of ["text/plain", "application/xml", "application/jsonx", "text/json", "json", "*/*"]) {
      expect([type, ...(await post(text, { "content-type": type }))]).toEqual([type, ...refused]);
    }
    expect(await post(new URLSearchParams({ title: "a" }))).toEqual(refused);
    expect(await post(new FormData())).toEqual(refused);
    expect(await post(new Blob([text]).stream())).toEqual(refused);
    for (const type of ["application/json; charset=utf-8", "Application/JSON", "application/ld+json"]) {
      expect(await post(text, { "content-type": type })).toEqual([201, "ok"]);
    }
  });

  it("a picture that is not sent as a form", async () => {
    const call = { ...brand(), body: { avatar: "data:image/png;base64,AAAA" } };
    expect(await refusalOf("/users/avatar", "POST", call)).toEqual([415, "unsupported_media_type"]);
  });

  it("not for a call without a body", async () => {
    expect((await callRoute("/pitch-drafts", "POST", brand())).status).toBe(201);
    expect((await callRoute("/notifications/read-all", "PUT", brand())).status).toBe(200);
  });
});

describe("Idempotency-Key", () => {
  it("repeats the first answer, status and all, and acts once", async () => {
    const call = { ...brand(), headers: { "idempotency-key": "draft-1" }, body: completeDraft() };
    const first = await callRoute("/pitch-drafts", "POST", call);
    const again = await callRoute("/pitch-drafts", "POST", call);
    expect([again.status, again.text]).toEqual([201, first.text]);
    const { title } = first.json.data.draft;
    expect(await database.sql()`select 1 from pitch_drafts where title = ${title}`).toHaveLength(1);
  });

  it("is 422 with another body or at another address, and is the account's own", async () => {
    const headers = { "idempotency-key": "draft-2" };
    const body = completeDraft();
    await callRoute("/pitch-drafts", "POST", { ...brand(), headers, body });
    const other = { ...brand(), headers, body: { ...body, title: "Another" } };
    expect(await refusalOf("/pitch-drafts", "POST", other)).toEqual([422, "idempotency_mismatch"]);
    expect(await refusalOf("/notifications/read-all", "PUT", { ...brand(), headers })).toEqual([
      422,
      "idempotency_mismatch",
    ]);
    expect((await callRoute("/pitch-drafts", "POST", { ...press(), headers, body })).status).toBe(201);
  });

  it("is deleted after 24 hours", async () => {
    const call = { ...brand(), headers: { "idempotency-key": "draft-3" }, body: completeDraft() };
    const first = await callRoute("/pitch-drafts", "POST", call);
    await database.sql()`update idempotency_keys set created_at = created_at - interval '25 hours'
      where key = 'draft-3'`;
    const later = await callRoute("/pitch-drafts", "POST", call);
    expect(later.json.data.draft.id).not.toBe(first.json.data.draft.id);
  });
});

describe("x-socket-id", () => {
  /** The socket that the call's live events leave out, as their job stores it. */
  async function leftOut(socketId: string) {
    const { status, json } = await callRoute("/messages", "POST", {
      ...brand(),
      headers: { "x-socket-id": socketId },
      body: { conversationId: world.conversationId, content: "Hello" },
    });
    expect(status).toBe(201);
    const [row] = await database.sql()`
      select payload->'events'->0->>'excludeSocketId' as socket from graphile_worker._private_jobs
      where payload->'events'->0->'data'->>'messageId' = ${json.data.message.id}`;
    return row?.socket;
  }

  it("spares the caller the echo; one that is none is ignored, or Pusher would refuse everybody's events", async () => {
    expect(await leftOut("12.34")).toBe("12.34");
    for (const hostile of ["garbage", "1", "1.2.3", "9".repeat(5000)]) {
      expect([hostile, await leftOut(hostile)]).toEqual([hostile, null]);
    }
  });
});
