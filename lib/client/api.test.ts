import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, UNREACHABLE } from "./api";
import { setSocketId } from "./socket-id";

const assign = vi.fn();
const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("window", { location: { pathname: "/matching", search: "?tab=inbox", assign } });
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  setSocketId(null);
});

describe("a call to the API", () => {
  it("unwraps a success with its page and message", async () => {
    const pagination = { page: 1, limit: 20, total: 0, totalPages: 1, hasMore: false, nextCursor: null };
    answer.mockResolvedValue(
      Response.json({ success: true, data: { pitches: [] }, pagination, message: "Done" }),
    );
    const result = await api.get("/pitches", { query: { type: "sent", cursor: null, limit: 5 } });
    expect(result).toEqual({ ok: true, data: { pitches: [] }, pagination, message: "Done" });
    expect(answer.mock.calls[0]?.[0]).toBe("/api/v1/pitches?type=sent&limit=5");
  });

  it("outlives its page only where it is asked to", async () => {
    answer.mockImplementation(async () => Response.json({ success: true, data: {} }));
    await api.post("/messages", { body: { content: "Last words" }, keepalive: true });
    await api.post("/messages", { body: { content: "Hello" } });
    expect(answer.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, undefined]);
  });

  it("sends JSON, the caller's key and the connected socket", async () => {
    answer.mockResolvedValue(Response.json({ success: true, data: {} }));
    setSocketId("1.2");
    await api.post("/messages", { body: { content: "Hello" }, idempotencyKey: "key-1" });
    const init = answer.mock.calls[0]?.[1];
    expect(init).toMatchObject({ method: "POST", body: '{"content":"Hello"}', credentials: "same-origin" });
    expect(init?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "key-1",
      "x-socket-id": "1.2",
    });
  });

  it("puts the parts of a path in their places, as one part each", async () => {
    answer.mockImplementation(async () => Response.json({ success: true, data: {} }));
    await api.delete("/releases/{id}/shares/{profileId}", { params: { id: "a/b", profileId: "c d" } });
    expect(answer.mock.calls[0]).toMatchObject(["/api/v1/releases/a%2Fb/shares/c%20d", { method: "DELETE" }]);
    expect(answer.mock.calls[0]?.[1].body).toBeUndefined();
  });

  it("answers a refusal as a value with its fields and details", async () => {
    const error = { code: "conflict", message: "Taken", fields: { a: ["b"] }, details: { pitchId: "1" } };
    answer.mockResolvedValue(Response.json({ success: false, error, message: "Taken" }, { status: 409 }));
    expect(await api.delete("/saved/{id}", { params: { id: "1" } })).toEqual({ ok: false, ...error });
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ["no network", () => Promise.reject(new TypeError("fetch failed"))],
    ["an answer that is not JSON", () => Promise.resolve(new Response("<h1>502</h1>", { status: 502 }))],
    ["JSON that is not ours", () => Promise.resolve(Response.json({ hello: 1 }))],
  ])("answers %s as a value", async (_name, respond) => {
    answer.mockImplementation(respond);
    expect(await api.get("/pitches")).toEqual({ ok: false, code: "unreachable", message: UNREACHABLE });
  });

  it("gives up when its caller does", async () => {
    answer.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    const caller = new AbortController();
    const result = api.get("/pitches", { signal: caller.signal });
    caller.abort();
    expect(await result).toMatchObject({ ok: false, code: "unreachable" });
  });

  it("leads to the login page with the way back, unless `stay` is set", async () => {
    const error = { code: "unauthenticated", message: "Please sign in to continue." };
    answer.mockImplementation(async () => Response.json({ success: false, error }, { status: 401 }));
    await api.get("/auth/me", { stayOnUnauthenticated: true });
    expect(assign).not.toHaveBeenCalled();
    expect(await api.get("/pitches")).toMatchObject({ ok: false, code: "unauthenticated" });
    expect(assign).toHaveBeenCalledWith("/login?callbackUrl=%2Fmatching%3Ftab%3Dinbox");
  });
});
