import { z } from "zod";

/** What a Pusher client connects with. `cluster` matters to Pusher's own hosts only. */
export const realtimeConfigView = z.object({
  key: z.string(),
  host: z.string(),
  port: z.number().int(),
  tls: z.boolean(),
  cluster: z.string(),
  /** The caller's own channel: notifications, and hints for lists and badges. */
  userChannel: z.string(),
});

const socketId = z
  .string({ error: "socket_id is required" })
  .regex(/^\d{1,20}\.\d{1,20}$/, "socket_id is not a socket's id");

/** As a Pusher client posts it, by form or JSON. */
export const authorizeChannelInput = z.object({
  socket_id: socketId,
  channel_name: z.string({ error: "channel_name is required" }).max(200, "channel_name is too long"),
});
export const authenticateUserInput = z.object({ socket_id: socketId });

/** Pusher's own answers. */
export const channelAuthView = z.object({ auth: z.string(), channel_data: z.string().optional() });
export const userAuthView = z.object({ auth: z.string(), user_data: z.string() });

/** What the others in a conversation's channel see of a member. */
export type PresenceInfo = { profileId: string; name: string; avatarUrl: string | null };
