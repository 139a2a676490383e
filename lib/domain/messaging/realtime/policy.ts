import { CONVERSATION_CHANNEL, USER_CHANNEL } from "@/lib/core/live-events";
import { isUuid } from "@/lib/utils/uuid";

export type ChannelName = { kind: "user" | "conversation"; id: string };

/** Parses a channel's name; null for a channel that no one may join. */
export function parseChannel(name: string): ChannelName | null {
  for (const [prefix, kind] of [
    [USER_CHANNEL, "user"],
    [CONVERSATION_CHANNEL, "conversation"],
  ] as const) {
    const id = name.slice(prefix.length);
    // Names compare by their bytes: an id in capitals would be another channel.
    if (name.startsWith(prefix) && isUuid(id) && id === id.toLowerCase()) return { kind, id };
  }
  return null;
}
