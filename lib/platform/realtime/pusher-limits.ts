/** Pusher's own limits where it states one; the rest keeps one client from exhausting the process. */
export const PUSHER_LIMITS = {
  eventDataBytes: 10 * 1024,
  eventNameLength: 200,
  channelsPerEvent: 100,
  eventsPerBatch: 10,
  clientEventsPerSecond: 10,
  presenceUserIdLength: 128,
  presenceUserInfoBytes: 1024,
  presenceMembers: 100,
  /** A client's frame may be so long, because its data may be escaped twice. */
  frameBytes: 32 * 1024,
  restBodyBytes: 512 * 1024,
  channelsPerSocket: 200,
  sockets: 10_000,
  /** So much may wait for a client that reads slowly before it is dropped (it then catches up by cursor). */
  unsentBytes: 1024 * 1024,
} as const;

/** Clients stay away after a code of 4000-4099, wait after 4100-4199, and reconnect at once after 4200-4299. */
export const CLOSE_CODES = {
  /** After WebSocket's own "going away" pusher-js tries again a second later; a 4200 costs it 15 seconds. */
  goingAway: 1001,
  unknownApp: 4001,
  wrongPath: 4005,
  unsupportedProtocol: 4007,
  unauthorised: 4009,
  overCapacity: 4100,
  noPong: 4201,
} as const;

export const REJECTED_CLIENT_EVENT = 4301;

const channelName = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;

export const SERVER_TO_USER_PREFIX = "#server-to-user-";

export function isChannelName(name: unknown): name is string {
  if (typeof name !== "string") return false;
  return channelName.test(
    name.startsWith(SERVER_TO_USER_PREFIX) ? name.slice(SERVER_TO_USER_PREFIX.length) : name,
  );
}

export const isPresenceChannel = (name: string) => name.startsWith("presence-");

/** A socket may join these channels with a signature only. */
export const isGuardedChannel = (name: string) => name.startsWith("private-") || isPresenceChannel(name);
