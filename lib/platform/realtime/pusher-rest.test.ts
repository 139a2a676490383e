import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRestClient, startPusherKit } from "./pusher-test-kit";

let kit: Awaited<ReturnType<typeof startPusherKit>>;

beforeEach(async () => {
  kit = await startPusherKit();
});
afterEach(async () => {
  vi.useRealTimers();
  await kit.stop();
});

const at = (path: string) => `http://127.0.0.1:${kit.server.port}${path}`;

test("a call signed with another secret is refused", async () => {
  const stranger = createRestClient(kit.server, "not the secret");
  await expect(stranger.trigger("c", "e", {})).rejects.toMatchObject({ status: 401 });
});

test("an unsigned call, a changed body and another app are refused", async () => {
  const event = { method: "POST", body: JSON.stringify({ name: "e", channel: "c", data: "{}" }) };
  expect((await fetch(at("/apps/app/events"), event)).status).toBe(401);
  expect((await fetch(at("/apps/other/events"), event)).status).toBe(404);
  const signed = kit.pusher.createSignedQueryString({ method: "POST", path: "/apps/app/events", body: "{}" });
  const changed = await fetch(at(`/apps/app/events?${signed}`), event);
  expect(changed.status).toBe(401);
  expect(await changed.json()).toEqual({ error: "Invalid body_md5" });
});

test("a recorded call is refused when it is old", async () => {
  const request = { method: "GET", path: "/apps/app/channels" };
  expect((await fetch(at(`${request.path}?${kit.pusher.createSignedQueryString(request)}`))).status).toBe(
    200,
  );
  vi.useFakeTimers({ now: Date.now() - 700_000, toFake: ["Date"] });
  const old = kit.pusher.createSignedQueryString(request);
  vi.useRealTimers();
  expect((await fetch(at(`${request.path}?${old}`))).status).toBe(401);
});

test("event data beyond 10 KiB is refused, alone and in a batch, and nothing of the batch is sent", async () => {
  const large = "x".repeat(10 * 1024 + 1);
  await expect(kit.pusher.trigger("c", "e", large)).rejects.toMatchObject({ status: 413 });
  const batch = [
    { channel: "c", name: "e", data: "fits" },
    { channel: "c", name: "e", data: large },
  ];
  await expect(kit.pusher.triggerBatch(batch)).rejects.toMatchObject({ status: 413 });
});

test("a body beyond every limit is refused before it is read to its end", async () => {
  const body = "x".repeat(600_000);
  expect((await fetch(at("/apps/app/events"), { method: "POST", body })).status).toBe(413);
});

test("more events than a batch may hold are refused with what is wrong", async () => {
  const batch = Array.from({ length: 11 }, () => ({ channel: "c", name: "e", data: "{}" }));
  await expect(kit.pusher.triggerBatch(batch)).rejects.toMatchObject({ status: 400 });
});

test("health answers without a signature", async () => {
  expect(await (await fetch(at("/health"))).json()).toEqual({ status: "ok" });
});
