import type Pusher from "pusher-js";
import type { Channel, Options, PresenceChannel } from "pusher-js";
import { SeenEvents } from "./seen-events";

export type ConnectionState = "idle" | "connecting" | "connected" | "offline";

/** A person present in a conversation's channel; `id` is their profile's. */
export type Member = { id: string; info: { name: string; avatarUrl: string | null } };

export type ChannelListener = {
  /** Handlers by event name. `memberId` is the sender of a client event on a presence channel. */
  events?: Record<string, (data: unknown, memberId?: string) => void>;
  /**
   * Runs after every subscription, the first and each after a lost connection. Fetch by cursor what came meanwhile:
   * only a fetch from here on makes a gap impossible.
   */
  onSubscribed?: () => void;
  /** Receives everybody present, oneself included, whenever it changes. */
  onMembers?: (members: Member[]) => void;
};

export type Subscription = {
  /** Sends a client event to the others. Returns false while not subscribed: it is lost, as it is only a hint. */
  trigger: (event: `client-${string}`, data: object) => boolean;
  unsubscribe: () => void;
};

type ClientConfig = { key: string; host: string; port: number; tls: boolean; cluster: string };

/** The connection needs these from outside; tests bring their own. */
export type RealtimePorts = {
  /** Null when this browser may not connect (signed out). Throws to be asked again later. */
  readConfig: () => Promise<ClientConfig | null>;
  loadClient: () => Promise<new (key: string, options: Options) => Pusher>;
  authorizeChannel: (socketId: string, channel: string) => Promise<{ auth: string; channel_data?: string }>;
  authenticateUser: (socketId: string) => Promise<{ auth: string; user_data: string }>;
  onSocketId: (socketId: string | null) => void;
  /** An unused connection stays this long, and the n-th try to open one may take this long before the next. */
  lingerMs: number;
  retryMs: (attempt: number) => number;
};

type Joined = { listener: ChannelListener; leave: () => void };
type Room = { name: string; channel: Channel | null; joined: Set<Joined> };

/** The tab has one connection, opened with the first subscription and closed some time after the last. */
export class Realtime {
  readonly #ports: RealtimePorts;
  readonly #rooms = new Map<string, Room>();
  readonly #watchers = new Set<() => void>();
  #state: ConnectionState = "idle";
  #client: Pusher | null = null;
  #opening = false;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #restarting = false;

  constructor(ports: RealtimePorts) {
    this.#ports = ports;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Calls back at every change of `state`. Returns the function that stops it. */
  watchState = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  subscribe(name: string, listener: ChannelListener): Subscription {
    clearTimeout(this.#closing);
    const room = this.#rooms.get(name) ?? { name, channel: null, joined: new Set() };
    this.#rooms.set(name, room);
    const joined: Joined = { listener, leave: () => {} };
    room.joined.add(joined);
    if (room.channel) this.#join(room.channel, joined);
    else if (this.#client) this.#enter(this.#client, room);
    else void this.#open();
    return {
      trigger: (event, data) => (room.channel?.subscribed ? room.channel.trigger(event, data) : false),
      unsubscribe: () => this.#leave(room, joined),
    };
  }

  #leave(room: Room, joined: Joined): void {
    if (!room.joined.delete(joined)) return;
    joined.leave();
    if (room.joined.size > 0) return;
    this.#rooms.delete(room.name);
    this.#client?.unsubscribe(room.name);
    room.channel = null;
    if (this.#rooms.size === 0) this.#closing = setTimeout(() => this.close(), this.#ports.lingerMs);
  }

  /** Ends the connection; the next subscription opens a new one. */
  close(): void {
    clearTimeout(this.#closing);
    const client = this.#client;
    this.#attempt = 0;
    this.#forgetClient("idle");
    client?.disconnect();
  }

  /** `refused` is the state where this browser may not connect. */
  async #open(refused: ConnectionState = "idle"): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    this.#setState("connecting");
    for (let attempt = 0; this.#rooms.size > 0 && !this.#client; attempt++) {
      try {
        const [config, Client] = await Promise.all([this.#ports.readConfig(), this.#ports.loadClient()]);
        if (!config) break;
        if (this.#rooms.size > 0) this.#connect(config, Client);
      } catch {
        this.#setState("offline");
        await new Promise((resolve) => setTimeout(resolve, this.#ports.retryMs(attempt)));
      }
    }
    this.#opening = false;
    if (!this.#client) this.#setState(refused);
  }

  #connect(config: ClientConfig, Client: new (key: string, options: Options) => Pusher): void {
    const { authorizeChannel, authenticateUser } = this.#ports;
    const client = new Client(config.key, {
      wsHost: config.host,
      wsPort: config.port,
      wssPort: config.port,
      forceTLS: config.tls,
      cluster: config.cluster,
      // With `forceTLS` this one is secure; the others are fallbacks that our server does not support.
      enabledTransports: ["ws"],
      disableStats: true,
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, answer) => {
          authorizeChannel(socketId, channelName).then(
            (auth) => answer(null, auth),
            (error: Error) => answer(error, null),
          );
        },
      },
      userAuthentication: {
        customHandler: ({ socketId }, answer) => {
          authenticateUser(socketId).then(
            (auth) => answer(null, auth),
            (error: Error) => answer(error, null),
          );
        },
      },
    });
    this.#client = client;
    client.connection.bind("state_change", ({ current }: { current: string }) =>
      this.#follow(client, current),
    );
    this.#follow(client, client.connection.state);
    // Ending the session then ends this socket as well.
    client.signin();
    for (const room of this.#rooms.values()) this.#enter(client, room);
  }

  #follow(client: Pusher, current: string): void {
    if (client !== this.#client || this.#restarting) return;
    // "disconnected" and "failed" are final: the server ended it, or this browser has no sockets.
    if (current === "disconnected" || current === "failed") {
      const pause = this.#ports.retryMs(this.#attempt++);
      this.#forgetClient("offline");
      // Who lost a right connects again as what they are now, and who was signed out gets no configuration.
      if (current === "disconnected") this.#retrying = setTimeout(() => void this.#open("offline"), pause);
      return;
    }
    const connected = current === "connected";
    this.#ports.onSocketId(connected ? client.connection.socket_id : null);
    clearTimeout(this.#retrying);
    if (connected) this.#attempt = 0;
    else this.#retrying = setTimeout(() => this.#restart(client), this.#ports.retryMs(this.#attempt++));
    this.#setState(connected ? "connected" : current === "unavailable" ? "offline" : "connecting");
  }

  /** pusher-js waits 15 to 60 seconds after a refused connection; a server is back sooner than that. */
  #restart(client: Pusher): void {
    this.#restarting = true;
    client.disconnect();
    this.#restarting = false;
    client.connect();
  }

  #forgetClient(state: ConnectionState): void {
    this.#client = null;
    clearTimeout(this.#retrying);
    for (const room of this.#rooms.values()) room.channel = null;
    this.#ports.onSocketId(null);
    this.#setState(state);
  }

  #enter(client: Pusher, room: Room): void {
    const channel = client.subscribe(room.name);
    room.channel = channel;
    for (const joined of room.joined) this.#join(channel, joined);
  }

  #join(channel: Channel, joined: Joined): void {
    const { events = {}, onSubscribed, onMembers } = joined.listener;
    const seen = new SeenEvents();
    const reportMembers = () => onMembers?.(membersOf(channel));
    const handlers: Record<string, (data: unknown, metadata?: { user_id?: string }) => void> = {
      "pusher:subscription_succeeded": () => {
        reportMembers();
        onSubscribed?.();
      },
      "pusher:member_added": reportMembers,
      "pusher:member_removed": reportMembers,
    };
    for (const [name, handle] of Object.entries(events)) {
      handlers[name] = (data, metadata) => {
        if (seen.isNew(name, data)) handle(data, metadata?.user_id);
      };
    }
    for (const [name, handler] of Object.entries(handlers)) channel.bind(name, handler);
    joined.leave = () => {
      for (const [name, handler] of Object.entries(handlers)) channel.unbind(name, handler);
    };
    if (channel.subscribed) {
      reportMembers();
      onSubscribed?.();
    }
  }

  #setState(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
  }
}

function membersOf(channel: Channel): Member[] {
  const { members } = channel as PresenceChannel;
  const list: Member[] = [];
  members?.each((member: Member) => list.push({ id: member.id, info: member.info }));
  return list;
}
