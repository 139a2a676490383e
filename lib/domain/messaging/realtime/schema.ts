import { z } from "zod";

/** A Pusher client connects with this. `cluster` matters to Pusher's own hosts only. */
export const realtimeConfigView = z.object({
  key: z.string(),
  host: z.string(),
  port: z.number().int(),
  tls: z.boolean(),
  cluster: z.string(),
  /** The caller's own channel carries notifications, and hints for lists and badges. */
  userChannel: z.string(),
});

const socketId = z
  .string({ error: "socket_id is required" })
  .regex(/^\d{1,20}\.\d{1,20}$/, "socket_id is not a socket's id");

/** A Pusher client posts it in these names, by form or JSON. */
export const authorizeChannelInput = z.object({
  socket_id: socketId,
  channel_name: z.string({ error: "channel_name is required" }).max(200, "channel_name is too long"),
});
export const authenticateUserInput = z.object({ socket_id: socketId });

/** The shape is that of Pusher's own answers. */
export const channelAuthView = z.object({ auth: z.string(), channel_data: z.string().optional() });
export const userAuthView = z.object({ auth: z.string(), user_data: z.string() });

/** The others in a conversation's channel see this of a member. */
export type PresenceInfo = { profileId: string; name: string; avatarUrl: string | null };
