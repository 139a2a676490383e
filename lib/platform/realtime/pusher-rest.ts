import { z } from "zod";
import type { PusherChannels } from "./pusher-channels";
import { isChannelName, isPresenceChannel, PUSHER_LIMITS } from "./pusher-limits";

export interface RestResponse {
  status: number;
  body: unknown;
}

export interface RestCall {
  method: string;
  /** The path below `/apps/:id`. */
  path: string;
  query: URLSearchParams;
  body: Buffer;
}

const eventFields = {
  name: z.string().min(1).max(PUSHER_LIMITS.eventNameLength),
  data: z.string().default(""),
  socket_id: z.string().optional(),
};
const channel = z.string().refine(isChannelName, "is not a channel name");
const singleEvent = z
  .object({
    ...eventFields,
    channel: channel.optional(),
    channels: z.array(channel).max(PUSHER_LIMITS.channelsPerEvent).optional(),
  })
  .transform((event) => ({
    ...event,
    channels: event.channels ?? (event.channel === undefined ? [] : [event.channel]),
  }))
  .refine((event) => event.channels.length > 0, "has no channel");
const batchOfEvents = z.object({
  batch: z.array(z.object({ ...eventFields, channel })).max(PUSHER_LIMITS.eventsPerBatch),
});

/** Answers a REST call whose signature was checked. `terminate` ends the sockets a user signed in on. */
export function handleRestCall(
  call: RestCall,
  channels: PusherChannels,
  terminate: (userId: string) => void,
): RestResponse {
  const route = `${call.method} ${call.path}`;
  if (route === "POST /events") return publish(call.body, singleEvent, channels, (event) => [event]);
  if (route === "POST /batch_events") {
    return publish(call.body, batchOfEvents, channels, ({ batch }) =>
      batch.map((event) => ({ ...event, channels: [event.channel] })),
    );
  }
  const user = route.match(/^POST \/users\/([^/]+)\/terminate_connections$/)?.[1];
  if (user !== undefined) {
    terminate(decodeURIComponent(user));
    return { status: 200, body: {} };
  }
  if (route === "GET /channels") return listChannels(call.query, channels);
  const [, name, users] = route.match(/^GET \/channels\/([^/]+)(\/users)?$/) ?? [];
  if (name !== undefined) return describeChannel(decodeURIComponent(name), users !== undefined, channels);
  return { status: 404, body: { error: "Unknown path" } };
}

function publish<T extends z.ZodType>(
  body: Buffer,
  schema: T,
  channels: PusherChannels,
  list: (parsed: z.output<T>) => { name: string; data: string; socket_id?: string; channels: string[] }[],
): RestResponse {
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch {
    return { status: 400, body: { error: "The body is not JSON" } };
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) return { status: 400, body: { error: z.prettifyError(parsed.error) } };
  const events = list(parsed.data);
  // A batch is delivered as a whole: one oversized event refuses all.
  if (events.some((event) => Buffer.byteLength(event.data) > PUSHER_LIMITS.eventDataBytes)) {
    return {
      status: 413,
      body: { error: `The data of an event must be at most ${PUSHER_LIMITS.eventDataBytes} bytes` },
    };
  }
  for (const event of events) {
    for (const target of event.channels) channels.publish(target, event.name, event.data, event.socket_id);
  }
  return { status: 200, body: {} };
}

function listChannels(query: URLSearchParams, channels: PusherChannels): RestResponse {
  const prefix = query.get("filter_by_prefix") ?? "";
  const wantsUsers = (query.get("info") ?? "").split(",").includes("user_count");
  if (wantsUsers && !isPresenceChannel(prefix)) {
    return { status: 400, body: { error: "user_count needs filter_by_prefix=presence-" } };
  }
  const found = channels
    .list(prefix)
    .map(({ name, users }) => [name, wantsUsers ? { user_count: users.length } : {}] as const);
  return { status: 200, body: { channels: Object.fromEntries(found) } };
}

function describeChannel(name: string, onlyUsers: boolean, channels: PusherChannels): RestResponse {
  const found = channels.list(name).find((entry) => entry.name === name);
  const presence = isPresenceChannel(name);
  if (onlyUsers) {
    if (!presence) return { status: 400, body: { error: "Only presence channels have users" } };
    return { status: 200, body: { users: (found?.users ?? []).map((id) => ({ id })) } };
  }
  const counts = {
    occupied: found !== undefined,
    subscription_count: found?.sockets ?? 0,
    ...(presence ? { user_count: found?.users.length ?? 0 } : {}),
  };
  return { status: 200, body: counts };
}
