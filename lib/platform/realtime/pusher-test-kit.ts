import Pusher from "pusher";
import PusherClient, { type Channel } from "pusher-js";
import WebSocket from "ws";
import { createPusherServer, type PusherServer, type PusherServerOptions } from "./pusher-server";

const credentials = { appId: "app", key: "key", secret: "secret" };

/** A server on a free port with the real clients around it; `stop` ends all of them. For tests. */
export async function startPusherKit(options: Partial<PusherServerOptions> = {}) {
  const server = await createPusherServer({ ...credentials, host: "127.0.0.1", port: 0, ...options });
  const clients: PusherClient[] = [];
  const pusher = createRestClient(server);

  /** A connected `pusher-js`. Its channels are signed by `sign`, its user is `userId`. */
  async function connect(userId = "u1", sign: Pusher = pusher) {
    const client = new PusherClient(credentials.key, {
      wsHost: "127.0.0.1",
      wsPort: server.port,
      cluster: "",
      forceTLS: false,
      enabledTransports: ["ws"],
      channelAuthorization: {
        endpoint: "",
        transport: "ajax",
        customHandler: ({ socketId, channelName }, callback) => {
          const presence = channelName.startsWith("presence-") ? { user_id: userId } : undefined;
          callback(null, sign.authorizeChannel(socketId, channelName, presence));
        },
      },
      userAuthentication: {
        endpoint: "",
        transport: "ajax",
        customHandler: ({ socketId }, callback) => {
          callback(null, sign.authenticateUser(socketId, { id: userId }));
        },
      },
    });
    clients.push(client);
    await happens(client.connection, "connected");
    return client;
  }

  return {
    server,
    pusher,
    connect,
    stop: async () => {
      for (const client of clients) client.disconnect();
      await server.close();
    },
  };
}

export function createRestClient(server: PusherServer, secret = credentials.secret): Pusher {
  return new Pusher({
    ...credentials,
    secret,
    host: "127.0.0.1",
    port: String(server.port),
    useTLS: false,
    timeout: 10_000,
  });
}

/** Resolves with the data of the next event of this name. */
export function happens(
  source: { bind(event: string, callback: (data: unknown) => void): unknown },
  event: string,
): Promise<unknown> {
  return new Promise((resolve) => source.bind(event, resolve));
}

/** A channel whose subscription was acknowledged. */
export async function join(client: PusherClient, name: string): Promise<Channel> {
  const channel = client.subscribe(name);
  await happens(channel, "pusher:subscription_succeeded");
  return channel;
}

/** A bare socket, for what the real client would not do; collects what it is sent. */
export async function openRawSocket(server: PusherServer, key = credentials.key) {
  const ws = new WebSocket(`ws://127.0.0.1:${server.port}/app/${key}?protocol=7`);
  const received: { event: string; channel?: string; data: unknown }[] = [];
  const waiting: (() => void)[] = [];
  ws.on("message", (text) => {
    const message = JSON.parse(text.toString());
    if (typeof message.data === "string") message.data = JSON.parse(message.data);
    received.push(message);
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = new Promise<number>((resolve) => ws.on("close", (code) => resolve(code)));
  ws.on("error", () => {});
  await new Promise((resolve) => ws.on("open", resolve));
  return {
    closed,
    send: (message: unknown) => ws.send(typeof message === "string" ? message : JSON.stringify(message)),
    /** The first message of that event, once it is there. */
    async receive(event: string) {
      for (;;) {
        const found = received.find((message) => message.event === event);
        if (found) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    end: () => ws.terminate(),
  };
}
