import { beforeAll, describe, expect, inject, it } from "vitest";
import { WebSocket } from "ws";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { makeConversation } from "../factories/conversations";
import { call, one, outcome, processes } from "./support/http";

const { realtime } = inject("target");
let pair: Awaited<ReturnType<typeof makeConversation>>;
let stranger: TestAccount;
beforeAll(async () => {
  pair = await makeConversation();
  stranger = await makeAccount({ userType: "source" });
});

const conversation = () => `presence-conversation-${pair.conversationId}`;
const user = ({ userId }: TestAccount) => `private-user-${userId}`;
const tokenOf = ({ accessToken: token }: TestAccount) => ({ token });
type Signed = { auth: string; channel_data?: string };

async function authorize(who: TestAccount, socket_id: string, channel_name: string): Promise<Signed> {
  const { status, json, text } = await call("POST /realtime/auth", {
    ...tokenOf(who),
    body: { socket_id, channel_name },
  });
  expect([status, text]).toEqual([200, text]);
  return json;
}

type Event = { event: string; channel?: string; data?: string };

/** Opens a plain Pusher client. `until` returns the events up to the first for which `found` holds. */
async function openSocket(address: string) {
  const socket = new WebSocket(address);
  const events: Event[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (data) => {
    events.push(JSON.parse(String(data)));
    for (const look of waiting) look();
  });
  const until = (found: (event: Event) => boolean) =>
    new Promise<Event[]>((resolve, reject) => {
      const look = () => {
        if (!events.some(found)) return;
        waiting.delete(look);
        resolve([...events]);
      };
      waiting.add(look);
      socket.once("close", () => reject(new Error(`closed after ${JSON.stringify(events)}`)));
      look();
    });
  const say = (event: string, data: object, channel?: string) =>
    socket.send(JSON.stringify({ event, data, ...(channel ? { channel } : {}) }));
  const [hello] = await until(({ event }) => event === "pusher:connection_established");
  const socketId: string = JSON.parse(hello?.data ?? "{}").socket_id;
  return {
    socketId,
    until,
    say,
    join: (channel: string, signed: Partial<Signed>) => say("pusher:subscribe", { channel, ...signed }),
    /** Resolves once the server has answered, after all events that were on their way. */
    settle: async () => {
      say("pusher:ping", {});
      return until(({ event }) => event === "pusher:pong");
    },
    close: () => socket.close(),
  };
}
const query = "?protocol=7&client=js&version=8.6.0&flash=false";
const throughApp = () => openSocket(`${one.replace("http", "ws")}/app/${realtime.key}${query}`);
const direct = () => openSocket(`ws://127.0.0.1:${realtime.port}/app/${realtime.key}${query}`);

describe("the right to join a channel", () => {
  it.each<[string, () => string]>([
    ["another's own channel", () => user(pair.press)],
    ["the same in capitals", () => user(pair.press).toUpperCase()],
    ["a conversation of others as a private channel", () => `private-conversation-${pair.conversationId}`],
    ["an encrypted twin", () => `private-encrypted-user-${pair.press.userId}`],
    ["a cache twin", () => `private-cache-user-${pair.press.userId}`],
    ["two names at once", () => `${user(stranger)},${user(pair.press)}`],
    ["a name after a line break", () => `${user(stranger)}\n${user(pair.press)}`],
    ["the server's own channel", () => `#server-to-user-${pair.press.userId}`],
    ["a pattern", () => "private-user-*"],
    ["a prefix alone", () => "private-user-"],
  ])("is not given for %s", async (_, channel) => {
    for (const at of processes) {
      const body = { socket_id: "1.2", channel_name: channel() };
      const [status] = await outcome("POST /realtime/auth", { ...tokenOf(stranger), body, at });
      expect([400, 403, 404]).toContain(status);
      const form = new URLSearchParams(body);
      const [again] = await outcome("POST /realtime/auth", { ...tokenOf(stranger), body: form, at });
      expect([400, 403, 404]).toContain(again);
    }
  });

  it("to a conversation of others reads as to one that is not there", async () => {
    for (const id of [pair.conversationId, crypto.randomUUID()]) {
      const body = { socket_id: "1.2", channel_name: `presence-conversation-${id}` };
      expect(await outcome("POST /realtime/auth", { ...tokenOf(stranger), body })).toEqual([
        404,
        "not_found",
      ]);
    }
  });

  it.each([
    "1.2:private-user-x",
    "1.2\n",
    "\n1.2",
    "1.2\r\nx: y",
    "1",
    "",
    "1.2.3",
    "-1.2",
    "1.2 ",
    `${"9".repeat(200)}.1`,
    "1.2\u0000",
    "١.٢",
  ])("is not signed for the socket id %j", async (socket_id) => {
    const own = { socket_id, channel_name: user(stranger) };
    expect(await outcome("POST /realtime/auth", { ...tokenOf(stranger), body: own })).toEqual([
      400,
      "invalid_input",
    ]);
    const [status] = await outcome("POST /realtime/user-auth", { ...tokenOf(stranger), body: { socket_id } });
    expect(status).toBe(400);
  });

  it("signs a user in as the caller, whatever else is said", async () => {
    const body = {
      socket_id: "1.2",
      user_data: JSON.stringify({ id: pair.press.userId }),
      id: pair.press.userId,
    };
    const { json } = await call("POST /realtime/user-auth", { ...tokenOf(stranger), body });
    expect(JSON.parse(json.user_data).id).toBe(stranger.userId);
    const presence = { socket_id: "1.2", channel_name: conversation(), channel_data: '{"user_id":"x"}' };
    const joined = await call("POST /realtime/auth", { ...tokenOf(pair.press), body: presence });
    expect(JSON.parse(joined.json.channel_data).user_id).toBe(pair.press.profileId);
  });
});

describe.each([
  ["through the app", throughApp],
  ["at the realtime server", direct],
])("a socket %s", (_, open) => {
  it("joins nothing with a right of another socket, channel or person, and hears nothing", async () => {
    const spy = await open();
    const member = await open();
    try {
      member.join(conversation(), await authorize(pair.press, member.socketId, conversation()));
      await member.until(({ event }) => event === "pusher_internal:subscription_succeeded");
      const own = await authorize(stranger, spy.socketId, user(stranger));
      const stolen = await authorize(pair.press, member.socketId, conversation());
      const attempts: [string, Partial<Signed>][] = [
        [conversation(), {}],
        [conversation(), own],
        [conversation(), stolen],
        [conversation(), { ...stolen, auth: `${realtime.key}:${"0".repeat(64)}` }],
        [conversation(), { auth: "", channel_data: stolen.channel_data }],
        [user(pair.press), {}],
        [user(pair.press), own],
        [user(pair.press), stolen],
        [`${conversation()} `, stolen],
        [conversation().toUpperCase(), stolen],
      ];
      for (const [channel, signed] of attempts) spy.join(channel, signed);
      spy.say("client-typing", { by: "spy" }, conversation());
      spy.say("message.created", { id: crypto.randomUUID() }, conversation());
      const body = { conversationId: pair.conversationId, content: "Between the two of us" };
      const { status } = await call("POST /messages", { ...tokenOf(pair.brand), body });
      expect(status).toBe(201);
      const heard = await member.until(({ event }) => event === "message.created");
      expect(JSON.stringify(heard)).not.toMatch(/spy|Between the two of us/);
      const events = await spy.settle();
      const beside = events.filter(
        ({ event }) => !/^pusher:(connection_established|error|pong|subscription_error)$/.test(event),
      );
      // A name without a prefix is a public channel, to which nothing is ever sent.
      const elsewhere = [conversation().toUpperCase(), user(pair.press).toUpperCase()];
      expect(beside.filter(({ channel = "" }) => !elsewhere.includes(channel))).toEqual([]);
      expect(beside.filter(({ event }) => event !== "pusher_internal:subscription_succeeded")).toEqual([]);
    } finally {
      spy.close();
      member.close();
    }
  });

  it("hears nothing of its account any more once its session ended", async () => {
    const account = await makeAccount({ userType: "press" });
    const socket = await open();
    socket.join(user(account), await authorize(account, socket.socketId, user(account)));
    const { json } = await call("POST /realtime/user-auth", {
      ...tokenOf(account),
      body: { socket_id: socket.socketId },
    });
    socket.say("pusher:signin", json);
    await socket.until(({ event }) => event === "pusher:signin_success");
    const closed = socket.until(({ event }) => event === "never").catch((error: Error) => error.message);
    expect((await call("POST /auth/logout", tokenOf(account))).status).toBe(200);
    expect(await closed).toMatch(/^closed after/);
  });
});

describe("Pusher's own API", () => {
  it.each([
    "/apps/fivewire/events",
    "/apps/fivewire/channels",
    "/apps/fivewire/users/x/terminate_connections",
  ])("%s is not there through the app, and takes no call without the secret", async (path) => {
    const method = path.endsWith("channels") ? "GET" : "POST";
    const event = { name: "message.created", channel: conversation(), data: "{}" };
    const body = method === "POST" ? JSON.stringify(event) : undefined;
    for (const at of processes) {
      const { status } = await fetch(`${at}${path}`, { method, body, redirect: "manual" });
      expect([404, 405]).toContain(status);
    }
    const forged = `?auth_key=${realtime.key}&auth_timestamp=1&auth_version=1.0&auth_signature=${"0".repeat(64)}`;
    for (const signature of ["", forged]) {
      const { status } = await fetch(`http://127.0.0.1:${realtime.port}${path}${signature}`, {
        method,
        body,
      });
      expect([400, 401, 403]).toContain(status);
    }
  });
});
