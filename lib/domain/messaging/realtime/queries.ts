import { z } from "zod";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";
import { userChannel } from "@/lib/core/live-events";
import { query } from "@/lib/core/operation";
import { isOpenTo } from "@/lib/domain/messaging/messages/store";
import { pictureOf } from "@/lib/domain/profiles/profiles/identity";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { authenticateUser, authorizeChannel, realtimeClientConfig } from "@/lib/platform/realtime/realtime";
import { parseChannel } from "./policy";
import {
  authenticateUserInput,
  authorizeChannelInput,
  channelAuthView,
  type PresenceInfo,
  realtimeConfigView,
  userAuthView,
} from "./schema";

export const getRealtimeConfig = query({
  name: "realtime.getConfig",
  summary: "Where a Pusher client connects",
  input: z.object({}),
  output: realtimeConfigView,
  access: "signedIn",
  run: ({ actor }) => ({ ...realtimeClientConfig(), userChannel: userChannel(actor.userId) }),
});

/**
 * Signs a socket into the user's own channel, or into that of a conversation that the caller is a party of (404 for
 * everybody else, as for one that does not exist, and for both sides of a block, who do not see each other online). Every other channel is 403.
 */
export const authorizeRealtimeChannel = query({
  name: "realtime.authorizeChannel",
  summary: "Authorise a Pusher client's channel",
  input: authorizeChannelInput,
  output: channelAuthView,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const channel = parseChannel(input.channel_name);
    if (channel?.kind !== "conversation") return { presence: undefined, own: channel?.id === actor.userId };
    if (!(await isOpenTo(db, actor, channel.id))) return null;
    return { presence: await readPresence(db, actor), own: true };
  },
  allow: ({ subject }) => {
    if (!subject.own) throw forbidden("This channel is not yours to join.");
  },
  run: ({ input, subject }) => authorizeChannel(input.socket_id, input.channel_name, subject.presence),
});

/** Signs a socket in as its user, so that ending a session ends its sockets. */
export const authenticateRealtimeUser = query({
  name: "realtime.authenticateUser",
  summary: "Sign a Pusher client's socket in",
  input: authenticateUserInput,
  output: userAuthView,
  access: "signedIn",
  run: ({ actor, input }) => authenticateUser(input.socket_id, { id: actor.userId }),
});

async function readPresence(db: Db, actor: UserActor) {
  const party = (await readParties(db, [actor.profileId])).get(actor.profileId);
  const info: PresenceInfo = {
    profileId: actor.profileId,
    name: party?.name ?? "",
    avatarUrl: party ? pictureOf(party) : null,
  };
  return { user_id: actor.profileId, user_info: info };
}
