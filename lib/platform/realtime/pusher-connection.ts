import { randomInt } from "node:crypto";
import { type RawData, WebSocket } from "ws";
import { z } from "zod";
import { encodeMessage, type PresenceMember, type PusherChannels, type Subscriber } from "./pusher-channels";
import {
  CLOSE_CODES,
  isChannelName,
  isGuardedChannel,
  isPresenceChannel,
  PUSHER_LIMITS,
  REJECTED_CLIENT_EVENT,
  SERVER_TO_USER_PREFIX,
} from "./pusher-limits";
import { type AppCredentials, isChannelAuthValid, isUserAuthValid } from "./pusher-signatures";

export interface ConnectionContext {
  app: AppCredentials;
  channels: PusherChannels;
  activityTimeoutMs: number;
  pongTimeoutMs: number;
}

const incoming = z.object({
  event: z.string(),
  channel: z.string().optional(),
  data: z.unknown().optional(),
});
const memberData = z.object({
  user_id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1)),
  user_info: z.unknown().optional(),
});
const userData = z.looseObject({ id: z.string().min(1) });

/** One client's socket in protocol 7: its subscriptions, client events, sign-in and heartbeat. */
export class PusherConnection implements Subscriber {
  readonly socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
  /** The user who signed in on this socket (`pusher:signin`), for terminate_connections. */
  userId: string | undefined;
  readonly #ws: WebSocket;
  readonly #context: ConnectionContext;
  readonly #joined = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #second = { startedAt: 0, events: 0 };

  constructor(ws: WebSocket, context: ConnectionContext) {
    this.#ws = ws;
    this.#context = context;
    ws.on("message", (raw, isBinary) => this.#receive(raw, isBinary));
    ws.on("close", () => this.#leave());
    const activity_timeout = Math.max(1, Math.round(context.activityTimeoutMs / 1000));
    const data = { socket_id: this.socketId, activity_timeout };
    this.send(encodeMessage("pusher:connection_established", data));
    this.#expectActivity();
  }

  send(message: string): void {
    if (this.#ws.readyState !== WebSocket.OPEN) return;
    if (this.#ws.bufferedAmount > PUSHER_LIMITS.unsentBytes) this.#ws.terminate();
    else this.#ws.send(message);
  }

  close(code: number, reason: string): void {
    closeSocket(this.#ws, code, reason);
  }

  #leave() {
    clearTimeout(this.#timer);
    for (const channel of this.#joined) this.#context.channels.unsubscribe(channel, this);
    this.#joined.clear();
  }

  /** A silent client is pinged once and then dropped: its laptop was closed, or its network is gone. */
  #expectActivity() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.send(encodeMessage("pusher:ping", {}));
      this.#timer = setTimeout(
        () => this.close(CLOSE_CODES.noPong, "Pong reply not received"),
        this.#context.pongTimeoutMs,
      );
    }, this.#context.activityTimeoutMs);
  }

  #receive(raw: RawData, isBinary: boolean) {
    if (this.#ws.readyState !== WebSocket.OPEN) return;
    this.#expectActivity();
    const message = isBinary ? undefined : parseJson(incoming, raw.toString());
    if (!message) return this.#refuse("Invalid message");
    const { event } = message;
    if (event === "pusher:ping") this.send(encodeMessage("pusher:pong", {}));
    else if (event === "pusher:pong") return;
    else if (event === "pusher:subscribe") this.#subscribe(message.data);
    else if (event === "pusher:unsubscribe") this.#unsubscribe(message.data);
    else if (event === "pusher:signin") this.#signIn(message.data);
    else if (event.startsWith("client-")) this.#clientEvent(event, message.channel, message.data);
    else this.#refuse("Unknown event");
  }

  #refuse(message: string, code: number | null = null) {
    this.send(JSON.stringify({ event: "pusher:error", data: { code, message } }));
  }

  #subscribe(data: unknown) {
    const { channel, auth, channel_data: channelData } = asRecord(data);
    if (!isChannelName(channel)) return this.#refuse("Invalid channel name");
    if (!this.#joined.has(channel) && this.#joined.size >= PUSHER_LIMITS.channelsPerSocket) {
      return this.#refuseSubscription(channel, "LimitReached", "Too many channels on this connection", 429);
    }
    const signed = typeof channelData === "string" ? channelData : undefined;
    let member: PresenceMember | undefined;
    if (channel.startsWith(SERVER_TO_USER_PREFIX)) {
      if (this.userId !== channel.slice(SERVER_TO_USER_PREFIX.length)) {
        return this.#refuseSubscription(channel, "AuthError", "Sign in as this user first", 401);
      }
    } else {
      // Nothing is sent on channels that anybody may join; each would only cost memory.
      if (!isGuardedChannel(channel)) {
        return this.#refuseSubscription(channel, "AuthError", "Only private and presence channels", 401);
      }
      if (!isChannelAuthValid(this.#context.app, this.socketId, channel, auth, signed)) {
        return this.#refuseSubscription(channel, "AuthError", "The connection is unauthorized", 401);
      }
      if (isPresenceChannel(channel)) {
        member = readMember(signed);
        if (!member) return this.#refuseSubscription(channel, "AuthError", "Invalid channel_data", 400);
      }
    }
    this.#joined.add(channel);
    if (this.#context.channels.subscribe(channel, this, member) === "joined") return;
    this.#joined.delete(channel);
    this.#refuseSubscription(channel, "LimitReached", "The presence channel is full", 429);
  }

  #refuseSubscription(channel: string, type: string, error: string, status: number) {
    this.send(encodeMessage("pusher:subscription_error", { type, error, status }, channel));
  }

  #unsubscribe(data: unknown) {
    const { channel } = asRecord(data);
    if (typeof channel !== "string" || !this.#joined.delete(channel)) return;
    this.#context.channels.unsubscribe(channel, this);
  }

  #signIn(data: unknown) {
    const { auth, user_data: text } = asRecord(data);
    const valid = typeof text === "string" && isUserAuthValid(this.#context.app, this.socketId, auth, text);
    const user = valid ? parseJson(userData, text) : undefined;
    if (!user) return this.close(CLOSE_CODES.unauthorised, "Connection not authorized");
    this.userId = user.id;
    this.send(encodeMessage("pusher:signin_success", { user_data: text }));
  }

  #clientEvent(event: string, channel: string | undefined, data: unknown) {
    const reject = (why: string) => this.#refuse(`Client event rejected - ${why}`, REJECTED_CLIENT_EVENT);
    if (!channel || !isGuardedChannel(channel) || !this.#context.channels.isSubscribed(channel, this)) {
      return reject("only on a private or presence channel you are subscribed to");
    }
    const text = typeof data === "string" ? data : JSON.stringify(data ?? {});
    if (event.length > PUSHER_LIMITS.eventNameLength) return reject("its name is too long");
    if (Buffer.byteLength(text) > PUSHER_LIMITS.eventDataBytes) return reject("its data is too large");
    const now = Date.now();
    if (now - this.#second.startedAt >= 1000) this.#second = { startedAt: now, events: 0 };
    if (++this.#second.events > PUSHER_LIMITS.clientEventsPerSecond) return reject("you exceeded the rate");
    const userId = this.#context.channels.findMember(channel, this)?.user_id;
    this.#context.channels.publish(channel, event, text, this.socketId, userId);
  }
}

/** Sends the close frame, and ends the connection of a peer that does not answer it. */
export function closeSocket(ws: WebSocket, code: number, reason: string): void {
  ws.close(code, reason);
  setTimeout(() => ws.terminate(), 2000).unref();
}

function readMember(text: string | undefined): PresenceMember | undefined {
  const member = text === undefined ? undefined : parseJson(memberData, text);
  if (!member || member.user_id.length > PUSHER_LIMITS.presenceUserIdLength) return undefined;
  const size = Buffer.byteLength(JSON.stringify(member.user_info ?? {}));
  return size > PUSHER_LIMITS.presenceUserInfoBytes ? undefined : member;
}

function parseJson<T extends z.ZodType>(schema: T, text: string): z.output<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
