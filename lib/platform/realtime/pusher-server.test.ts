import { afterEach, beforeEach, expect, test } from "vitest";
import { createRestClient, happens, join, openRawSocket, startPusherKit } from "./pusher-test-kit";

let kit: Awaited<ReturnType<typeof startPusherKit>>;

beforeEach(async () => {
  kit = await startPusherKit();
});
afterEach(() => kit.stop());

test("an event reaches the subscribers of its private channel and no one else", async () => {
  const [one, other] = [await kit.connect(), await kit.connect()];
  const mine = await join(one, "private-user-1");
  const theirs = await join(other, "private-user-2");
  const seen: unknown[] = [];
  theirs.bind_global((name: string) => seen.push(name));
  const arrives = happens(mine, "message.created");
  const after = happens(theirs, "after");
  await kit.pusher.trigger("private-user-1", "message.created", { id: "m1" });
  await kit.pusher.trigger("private-user-2", "after", {});
  expect(await arrives).toEqual({ id: "m1" });
  await after;
  expect(seen).toEqual(["after"]);
});

test("a forged channel signature is refused and receives nothing", async () => {
  const forger = createRestClient(kit.server, "not the secret");
  const client = await kit.connect("u1", forger);
  const channel = client.subscribe("private-user-1");
  const heard: string[] = [];
  channel.bind("message.created", () => heard.push("message.created"));
  expect(await happens(channel, "pusher:subscription_error")).toMatchObject({ status: 401 });
  const witness = await join(await kit.connect(), "private-user-1");
  const arrives = happens(witness, "message.created");
  await kit.pusher.trigger("private-user-1", "message.created", {});
  await arrives;
  expect(heard).toEqual([]);
});

test("a channel that nobody signs for is not there to be joined", async () => {
  const raw = await openRawSocket(kit.server);
  raw.send({ event: "pusher:subscribe", data: { channel: "news" } });
  expect(await raw.receive("pusher:subscription_error")).toMatchObject({
    channel: "news",
    data: { type: "AuthError", status: 401 },
  });
  expect((await read("/channels")).channels).toEqual({});
});

test("a signature for one socket, channel or identity is not valid for another", async () => {
  const [owner, thief] = [await openRawSocket(kit.server), await openRawSocket(kit.server)];
  const established = await owner.receive("pusher:connection_established");
  const { socket_id } = established.data as { socket_id: string };
  const stolen = kit.pusher.authorizeChannel(socket_id, "private-user-1");
  thief.send({ event: "pusher:subscribe", data: { channel: "private-user-1", ...stolen } });
  expect(await thief.receive("pusher:subscription_error")).toMatchObject({ channel: "private-user-1" });

  const presence = kit.pusher.authorizeChannel(socket_id, "presence-conversation-1", { user_id: "u1" });
  const changed = { ...presence, channel_data: JSON.stringify({ user_id: "u2" }) };
  owner.send({ event: "pusher:subscribe", data: { channel: "presence-conversation-1", ...changed } });
  expect(await owner.receive("pusher:subscription_error")).toMatchObject({
    channel: "presence-conversation-1",
  });
  owner.end();
  thief.end();
});

test("presence lists members and notifies of joins and leaves, each user once", async () => {
  const anna = await kit.connect("anna");
  const annasView = await join(anna, "presence-conversation-1");
  const added = happens(annasView, "pusher:member_added");
  const ben = await kit.connect("ben");
  const bensView = client(await join(ben, "presence-conversation-1"));
  expect(await added).toMatchObject({ id: "ben" });
  expect(Object.keys(bensView.members.members).sort()).toEqual(["anna", "ben"]);

  const again = await kit.connect("ben");
  await join(again, "presence-conversation-1");
  expect(await users()).toEqual(["anna", "ben"]);
  const removed = happens(annasView, "pusher:member_removed");
  let left = false;
  removed.then(() => {
    left = true;
  });
  again.disconnect();
  await until(async () => (await read("/channels/presence-conversation-1")).subscription_count === 2);
  expect(left).toBe(false);
  ben.disconnect();
  expect(await removed).toMatchObject({ id: "ben" });
});

test("the socket that caused an event is left out", async () => {
  const [author, reader] = [await kit.connect(), await kit.connect()];
  const [own, theirs] = [await join(author, "private-c"), await join(reader, "private-c")];
  const heard: string[] = [];
  own.bind("e", (data: string) => heard.push(data));
  const first = happens(theirs, "e");
  const echo = happens(own, "e");
  await kit.pusher.trigger("private-c", "e", "one", { socket_id: author.connection.socket_id });
  await kit.pusher.trigger("private-c", "e", "two");
  expect(await first).toBe("one");
  await echo;
  expect(heard).toEqual(["two"]);
});

test("a batch delivers each event to its channel, in order", async () => {
  const reader = await kit.connect();
  const [a, b] = [await join(reader, "private-a"), await join(reader, "private-b")];
  const heard: unknown[] = [];
  a.bind("e", (data: unknown) => heard.push(data));
  const last = happens(b, "e");
  await kit.pusher.triggerBatch([
    { channel: "private-a", name: "e", data: { n: 1 } },
    { channel: "private-a", name: "e", data: { n: 2 } },
    { channel: "private-b", name: "e", data: { n: 3 } },
  ]);
  expect(await last).toEqual({ n: 3 });
  expect(heard).toEqual([{ n: 1 }, { n: 2 }]);
});

test("client events reach the others of a guarded channel, with the sender's user", async () => {
  const [anna, ben] = [await kit.connect("anna"), await kit.connect("ben")];
  const from = await join(anna, "presence-c");
  const to = await join(ben, "presence-c");
  const heard = new Promise((resolve) => {
    to.bind("client-typing", (data: unknown, metadata: unknown) => resolve({ data, metadata }));
  });
  from.trigger("client-typing", { on: true });
  expect(await heard).toEqual({ data: { on: true }, metadata: { user_id: "anna" } });
});

test("client events are refused outside a guarded channel of one's own, too large, or too fast", async () => {
  const raw = await openRawSocket(kit.server);
  raw.send({ event: "client-typing", channel: "private-c", data: {} });
  expect(await raw.receive("pusher:error")).toMatchObject({ data: { code: 4301 } });
  raw.end();

  const talker = await kit.connect();
  const channel = await join(talker, "private-c");
  const refused = happens(talker.connection, "error");
  channel.trigger("client-typing", { text: "x".repeat(11_000) });
  expect(await refused).toMatchObject({ data: { code: 4301 } });
  const tooFast = happens(talker.connection, "error");
  for (let n = 0; n < 30; n++) channel.trigger("client-typing", { n });
  expect(await tooFast).toMatchObject({ data: { code: 4301 } });
});

test("a frame beyond the limit ends the socket", async () => {
  const raw = await openRawSocket(kit.server);
  raw.send("x".repeat(40_000));
  expect(await raw.closed).toBe(1009);
});

test("a malformed message is refused and the socket stays open", async () => {
  const raw = await openRawSocket(kit.server);
  raw.send("not json");
  expect(await raw.receive("pusher:error")).toBeDefined();
  raw.send({ event: "pusher:ping", data: {} });
  expect(await raw.receive("pusher:pong")).toBeDefined();
  raw.end();
});

test("an unknown key is refused for good", async () => {
  const raw = await openRawSocket(kit.server, "other-key");
  expect(await raw.receive("pusher:error")).toMatchObject({ data: { code: 4001 } });
  expect(await raw.closed).toBe(4001);
});

test("a silent socket is pinged and dropped; one that answers stays", async () => {
  await kit.stop();
  kit = await startPusherKit({ activityTimeoutSeconds: 0.2, pongTimeoutSeconds: 0.2 });
  const living = await kit.connect();
  const silent = await openRawSocket(kit.server);
  expect(await silent.receive("pusher:ping")).toBeDefined();
  expect(await silent.closed).toBe(4201);
  expect(living.connection.state).toBe("connected");
});

test("terminate_connections ends the sockets a user signed in on, and only those", async () => {
  const [anna, ben] = [await kit.connect("anna"), await kit.connect("ben")];
  for (const who of [anna, ben]) {
    who.signin();
    await who.user.signinDonePromise;
  }
  const ended = happens(anna.connection, "disconnected");
  await kit.pusher.terminateUserConnections("anna");
  await ended;
  expect(ben.connection.state).toBe("connected");
});

test("events for a user reach the sockets signed in as that user; a forged sign-in ends the socket", async () => {
  const anna = await kit.connect("anna");
  anna.signin();
  const arrives = happens(anna.user, "notification");
  await anna.user.signinDonePromise;
  await until(async () => "#server-to-user-anna" in (await read("/channels")).channels);
  await kit.pusher.sendToUser("anna", "notification", { id: 1 });
  expect(await arrives).toEqual({ id: 1 });

  const raw = await openRawSocket(kit.server);
  raw.send({ event: "pusher:subscribe", data: { channel: "#server-to-user-anna" } });
  expect(await raw.receive("pusher:subscription_error")).toBeDefined();
  raw.send({ event: "pusher:signin", data: { auth: "key:forged", user_data: '{"id":"anna"}' } });
  expect(await raw.closed).toBe(4009);
});

test("channels and their users can be read", async () => {
  await join(await kit.connect("anna"), "presence-c");
  await join(await kit.connect("ben"), "private-c");
  expect((await read("/channels")).channels).toEqual({ "presence-c": {}, "private-c": {} });
  const counted = await read("/channels", { filter_by_prefix: "presence-", info: "user_count" });
  expect(counted.channels).toEqual({ "presence-c": { user_count: 1 } });
  expect(await users("presence-c")).toEqual(["anna"]);
});

test("a client comes back by itself, with its channels, when the server was restarted", async () => {
  const client = await kit.connect();
  const channel = await join(client, "private-c");
  const { port, close } = kit.server;
  const [back, rejoined] = [
    happens(client.connection, "connected"),
    happens(channel, "pusher:subscription_succeeded"),
  ];
  await close();
  const previous = kit;
  kit = await startPusherKit({ port });
  await back;
  await rejoined;
  const arrives = happens(channel, "e");
  await kit.pusher.trigger("private-c", "e", { n: 1 });
  expect(await arrives).toEqual({ n: 1 });
  client.disconnect();
  await previous.stop();
}, 60_000);

async function read(path: string, params: Record<string, string> = {}) {
  return (await kit.pusher.get({ path, params })).json();
}

async function users(channel = "presence-conversation-1"): Promise<string[]> {
  const { users: found } = await read(`/channels/${channel}/users`);
  return found.map((user: { id: string }) => user.id).sort();
}

async function until(holds: () => Promise<boolean>) {
  while (!(await holds()));
}

const client = (channel: unknown) => channel as { members: { members: Record<string, unknown> } };
