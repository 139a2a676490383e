import { afterEach, expect, test, vi } from "vitest";
import { resetSettings } from "@/lib/platform/settings/settings";
import { happens, join, startPusherKit } from "./pusher-test-kit";
import {
  authenticateUser,
  authorizeChannel,
  realtimeClientConfig,
  terminateUserConnections,
  triggerEvents,
} from "./realtime";

afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

function configure(env: Record<string, string>) {
  const names = ["PUSHER_HOST", "PUSHER_PORT", "PUSHER_TLS", "PUSHER_CLUSTER", "REALTIME_PORT", "APP_URL"];
  for (const name of names) vi.stubEnv(name, undefined);
  const app = {
    PUSHER_APP_ID: "app",
    PUSHER_KEY: "key",
    PUSHER_SECRET: "secret",
    AUTH_SECRET: "s".repeat(32),
  };
  for (const [name, value] of Object.entries({ ...app, ...env })) vi.stubEnv(name, value);
  resetSettings();
}

test("events of any number arrive at the embedded server, without the socket that caused them", async () => {
  const kit = await startPusherKit();
  configure({ REALTIME_PORT: String(kit.server.port) });
  const [author, reader] = [await kit.connect(), await kit.connect()];
  const [own, theirs] = [await join(author, "private-c"), await join(reader, "private-c")];
  const heard: unknown[] = [];
  own.bind("e", (data: unknown) => heard.push(data));
  const done = happens(theirs, "done");
  const events = Array.from({ length: 23 }, (_, n) => ({ channel: "private-c", name: "e", data: { n } }));
  const seen: unknown[] = [];
  theirs.bind("e", (data: unknown) => seen.push(data));
  const excluded = events.map((event) => ({ ...event, excludeSocketId: author.connection.socket_id }));
  await triggerEvents([...excluded, { channel: "private-c", name: "done", data: {} }]);
  await done;
  expect(seen).toEqual(events.map((event) => event.data));
  expect(heard).toEqual([]);
  await kit.stop();
});

test("its signatures are taken by the server, and a terminated user's socket ends", async () => {
  const kit = await startPusherKit();
  configure({ REALTIME_PORT: String(kit.server.port) });
  const client = await kit.connect("anna");
  const socketId = client.connection.socket_id;
  const presence = { user_id: "anna" };
  expect(authorizeChannel(socketId, "presence-c", presence)).toEqual(
    kit.pusher.authorizeChannel(socketId, "presence-c", presence),
  );
  expect(authenticateUser(socketId, { id: "anna" })).toEqual(
    kit.pusher.authenticateUser(socketId, { id: "anna" }),
  );
  client.signin();
  await client.user.signinDonePromise;
  const ended = happens(client.connection, "disconnected");
  await terminateUserConnections("anna");
  await ended;
  await kit.stop();
});

test("a server that is away is an error, and one that is back is used again", async () => {
  const kit = await startPusherKit();
  const { port } = kit.server;
  configure({ REALTIME_PORT: String(port) });
  await kit.stop();
  await expect(triggerEvents([{ channel: "c", name: "e", data: {} }])).rejects.toThrow();
  const again = await startPusherKit({ port });
  await triggerEvents([{ channel: "c", name: "e", data: {} }]);
  await again.stop();
});

test("browsers are sent to the app's own address where the embedded server is behind it", () => {
  configure({ REALTIME_PORT: "6001", APP_URL: "https://press.example" });
  expect(realtimeClientConfig()).toMatchObject({ key: "key", host: "press.example", port: 443, tls: true });
  configure({ REALTIME_PORT: "6001", APP_URL: "http://localhost:3210" });
  expect(realtimeClientConfig()).toMatchObject({ host: "localhost", port: 3210, tls: false });
});

test("browsers are sent to Pusher or a named server otherwise", () => {
  configure({ PUSHER_CLUSTER: "eu" });
  expect(realtimeClientConfig()).toEqual({
    key: "key",
    host: "ws-eu.pusher.com",
    port: 443,
    tls: true,
    cluster: "eu",
  });
  configure({ PUSHER_HOST: "ws.example", PUSHER_PORT: "8080", PUSHER_TLS: "false" });
  expect(realtimeClientConfig()).toMatchObject({ host: "ws.example", port: 8080, tls: false });
});

test("missing keys are reported", () => {
  configure({ PUSHER_KEY: "" });
  expect(() => realtimeClientConfig()).toThrow(/PUSHER_KEY/);
});
