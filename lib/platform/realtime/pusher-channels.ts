import { isPresenceChannel, PUSHER_LIMITS } from "./pusher-limits";

/** A channel knows a socket by its id and a way to send it a whole protocol message. */
export interface Subscriber {
  socketId: string;
  send(message: string): void;
}

export interface PresenceMember {
  user_id: string;
  user_info?: unknown;
}

interface Channel {
  sockets: Map<Subscriber, PresenceMember | undefined>;
}

/** Encodes a protocol message, whose data is a JSON text inside the JSON. */
export function encodeMessage(event: string, data: unknown, channel?: string, userId?: string): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return JSON.stringify({ event, data: text, channel, user_id: userId });
}

/** Records which socket listens on which channel: subscriptions, presence and delivery. It decides no permissions. */
export class PusherChannels {
  readonly #channels = new Map<string, Channel>();

  /** Adds the socket and acknowledges it; the others in a presence channel are notified of a user's first socket. */
  subscribe(name: string, socket: Subscriber, member?: PresenceMember): "joined" | "full" {
    const channel = this.#channels.get(name) ?? { sockets: new Map() };
    const members = listMembers(channel);
    const isNew = member !== undefined && !members.some((other) => other.user_id === member.user_id);
    if (isNew && members.length >= PUSHER_LIMITS.presenceMembers) return "full";
    this.#channels.set(name, channel);
    // A second subscription is acknowledged again and keeps the identity of the first.
    if (!channel.sockets.has(socket)) {
      if (isNew)
        this.#send(channel, encodeMessage("pusher_internal:member_added", member, name), socket.socketId);
      channel.sockets.set(socket, member);
    }
    const data = isPresenceChannel(name) ? { presence: describePresence(listMembers(channel)) } : {};
    socket.send(encodeMessage("pusher_internal:subscription_succeeded", data, name));
    return "joined";
  }

  /** Removes the socket; the others in a presence channel are notified when a user's last socket left. */
  unsubscribe(name: string, socket: Subscriber): void {
    const channel = this.#channels.get(name);
    if (!channel?.sockets.has(socket)) return;
    const member = channel.sockets.get(socket);
    channel.sockets.delete(socket);
    if (channel.sockets.size === 0) this.#channels.delete(name);
    else if (member && !listMembers(channel).some((other) => other.user_id === member.user_id)) {
      this.#send(channel, encodeMessage("pusher_internal:member_removed", { user_id: member.user_id }, name));
    }
  }

  isSubscribed(name: string, socket: Subscriber): boolean {
    return this.#channels.get(name)?.sockets.has(socket) ?? false;
  }

  findMember(name: string, socket: Subscriber): PresenceMember | undefined {
    return this.#channels.get(name)?.sockets.get(socket);
  }

  /** Delivers an event to everybody in the channel but `exceptSocketId`. */
  publish(name: string, event: string, data: string, exceptSocketId?: string, userId?: string): void {
    const channel = this.#channels.get(name);
    if (channel) this.#send(channel, encodeMessage(event, data, name, userId), exceptSocketId);
  }

  /** Lists the occupied channels by name, with their counts. */
  list(prefix: string): { name: string; sockets: number; users: string[] }[] {
    return [...this.#channels]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, channel]) => ({
        name,
        sockets: channel.sockets.size,
        users: listMembers(channel).map((member) => member.user_id),
      }));
  }

  #send(channel: Channel, message: string, exceptSocketId?: string) {
    for (const socket of channel.sockets.keys()) {
      if (socket.socketId !== exceptSocketId) socket.send(message);
    }
  }
}

/** Lists each user once, however many sockets they have. */
function listMembers(channel: Channel): PresenceMember[] {
  const members = new Map<string, PresenceMember>();
  for (const member of channel.sockets.values()) {
    if (member && !members.has(member.user_id)) members.set(member.user_id, member);
  }
  return [...members.values()];
}

function describePresence(members: PresenceMember[]) {
  return {
    count: members.length,
    ids: members.map((member) => member.user_id),
    hash: Object.fromEntries(members.map((member) => [member.user_id, member.user_info ?? {}])),
  };
}
