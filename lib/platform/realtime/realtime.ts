import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import Pusher from "pusher";
import { outsideRequests } from "@/lib/platform/request-context";
import { type Settings, settings } from "@/lib/platform/settings/settings";

/** One live event for one channel. `data` carries ids only: a client fetches the rest, with its checks. */
export interface RealtimeEvent {
  channel: string;
  name: string;
  data: unknown;
  /** The socket that caused the event, which is excluded. */
  excludeSocketId?: string;
}

/** A browser or another Pusher client needs this to connect. `cluster` matters to Pusher's own hosts only. */
export interface RealtimeClientConfig {
  key: string;
  host: string;
  port: number;
  tls: boolean;
  cluster: string;
}

const EVENTS_PER_CALL = 10;
const TIMEOUT_MS = 2000;
const DEFAULT_CLUSTER = "mt1";

let current: { settings: Settings; pusher: Pusher } | undefined;

function connect(): Pusher {
  const now = settings();
  if (current?.settings !== now) current = { settings: now, pusher: createPusher(now) };
  return current.pusher;
}

function createPusher(now: Settings) {
  const { PUSHER_APP_ID: appId, PUSHER_SECRET: secret } = now;
  const key = requireKey(now);
  if (!appId || !secret) throw new Error("PUSHER_APP_ID and PUSHER_SECRET must be set beside PUSHER_KEY.");
  const embedded = now.REALTIME_PORT !== undefined;
  const useTLS = embedded ? false : now.PUSHER_TLS;
  const agent = useTLS ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const common = { appId, key, secret, useTLS, timeout: TIMEOUT_MS, agent };
  if (embedded) {
    return new Pusher({ ...common, host: "127.0.0.1", port: String(now.REALTIME_PORT) });
  }
  if (now.PUSHER_HOST) {
    return new Pusher({ ...common, host: now.PUSHER_HOST, port: now.PUSHER_PORT?.toString() });
  }
  return new Pusher({ ...common, cluster: now.PUSHER_CLUSTER ?? DEFAULT_CLUSTER });
}

function requireKey(now: Settings) {
  if (!now.PUSHER_KEY)
    throw new Error("Realtime is not set up: PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET.");
  return now.PUSHER_KEY;
}

/**
 * Sends events, ten in a call. Throws when the server is away, takes more than two seconds for a call, or refuses:
 * events that were sent before stay sent, so clients drop duplicates by id.
 */
export async function triggerEvents(events: RealtimeEvent[]): Promise<void> {
  const pusher = connect();
  for (let start = 0; start < events.length; start += EVENTS_PER_CALL) {
    const batch = events.slice(start, start + EVENTS_PER_CALL).map((event) => ({
      channel: event.channel,
      name: event.name,
      data: JSON.stringify(event.data ?? {}),
      ...(event.excludeSocketId ? { socket_id: event.excludeSocketId } : {}),
    }));
    await outsideRequests(() => pusher.triggerBatch(batch));
  }
}

/**
 * Signs one socket into one private or presence channel, in Pusher's own form. The caller decides before whether the
 * user may. Throws on a malformed socket id or channel name.
 */
export function authorizeChannel(
  socketId: string,
  channel: string,
  presence?: { user_id: string; user_info?: Record<string, unknown> },
): { auth: string; channel_data?: string } {
  return connect().authorizeChannel(socketId, channel, presence);
}

/** Signs a socket in as a user, so that `terminateUserConnections` reaches it. Throws on a malformed id. */
export function authenticateUser(
  socketId: string,
  user: { id: string; [key: string]: unknown },
): { auth: string; user_data: string } {
  return connect().authenticateUser(socketId, user);
}

/** Ends every socket the user signed in on. Throws when the realtime server is away. */
export async function terminateUserConnections(userId: string): Promise<void> {
  await outsideRequests(() => connect().terminateUserConnections(userId));
}

/** Browsers connect to this address: the app's own where the embedded server runs behind it, else Pusher's. */
export function realtimeClientConfig(): RealtimeClientConfig {
  const now = settings();
  const key = requireKey(now);
  const cluster = now.PUSHER_CLUSTER ?? DEFAULT_CLUSTER;
  if (now.REALTIME_PORT !== undefined) {
    const app = new URL(now.APP_URL);
    const tls = app.protocol === "https:";
    return { key, host: app.hostname, port: Number(app.port) || (tls ? 443 : 80), tls, cluster };
  }
  const tls = now.PUSHER_TLS;
  const port = now.PUSHER_PORT ?? (tls ? 443 : 80);
  return { key, host: now.PUSHER_HOST ?? `ws-${cluster}.pusher.com`, port, tls, cluster };
}
