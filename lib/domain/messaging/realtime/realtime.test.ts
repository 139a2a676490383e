import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeConversation } from "@/tests/factories/conversations";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { authenticateRealtimeUser, authorizeRealtimeChannel, getRealtimeConfig } from "./queries";

const SECRET = "a-realtime-secret";
testDatabase({
  PUSHER_APP_ID: "app",
  PUSHER_KEY: "key",
  PUSHER_SECRET: SECRET,
  PUSHER_HOST: "realtime.invalid",
  PUSHER_PORT: "6001",
  PUSHER_TLS: "false",
});

const SOCKET = "123.456";
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";
let pair: Awaited<ReturnType<typeof makeConversation>>;
let stranger: TestAccount;

beforeAll(async () => {
  pair = await makeConversation();
  stranger = await makeAccount({ userType: "source" });
});

const join = (who: TestAccount, channel_name: string, socket_id = SOCKET) =>
  execute(who.actor, authorizeRealtimeChannel, { socket_id, channel_name });
const sign = (text: string) => `key:${createHmac("sha256", SECRET).update(text).digest("hex")}`;

describe("joining a channel", () => {
  it("signs a user into the own channel", async () => {
    const channel = `private-user-${pair.press.userId}`;
    expect(await join(pair.press, channel)).toEqual({ auth: sign(`${SOCKET}:${channel}`) });
  });

  it("signs both parties into their conversation, present as their profile", async () => {
    const channel = `presence-conversation-${pair.conversationId}`;
    for (const who of [pair.press, pair.brand]) {
      const { auth, channel_data = "" } = await join(who, channel);
      expect(auth).toBe(sign(`${SOCKET}:${channel}:${channel_data}`));
      expect(JSON.parse(channel_data)).toMatchObject({
        user_id: who.profileId,
        user_info: { profileId: who.profileId, avatarUrl: null },
      });
      expect(channel_data).not.toContain(who.email);
    }
  });

  it("answers another account like a random conversation", async () => {
    for (const id of [pair.conversationId, RANDOM_ID]) {
      expect(await outcomeOf(join(stranger, `presence-conversation-${id}`))).toBe("not_found");
    }
  });

  it("refuses every other channel", async () => {
    const { userId } = pair.press;
    for (const channel of [
      `private-user-${userId}`,
      `private-user-${userId.toUpperCase()}`,
      "private-user-",
      `private-user-${stranger.userId}x`,
      `presence-user-${stranger.userId}`,
      `private-conversation-${pair.conversationId}`,
      "presence-conversation-",
      "presence-conversation-' or true --",
      "public",
      "",
    ]) {
      expect(await outcomeOf(join(stranger, channel))).toBe("forbidden");
    }
  });

  it.each(["", "x", "1.2.3", "1.2:private-user", "1".repeat(50)])(
    "refuses the socket id %s",
    async (socket) => {
      const own = `private-user-${stranger.userId}`;
      expect(await outcomeOf(join(stranger, own, socket))).toBe("invalid_input");
      const signedIn = execute(stranger.actor, authenticateRealtimeUser, { socket_id: socket });
      expect(await outcomeOf(signedIn)).toBe("invalid_input");
    },
  );

  it("needs an account", async () => {
    const input = { socket_id: SOCKET, channel_name: `private-user-${stranger.userId}` };
    expect(await outcomeOf(execute(anonymous(), authorizeRealtimeChannel, input))).toBe("unauthenticated");
    expect(await outcomeOf(execute(anonymous(), authenticateRealtimeUser, input))).toBe("unauthenticated");
    expect(await outcomeOf(execute(anonymous(), getRealtimeConfig, {}))).toBe("unauthenticated");
  });
});

describe("connecting", () => {
  it("says where to connect, and keeps the secret", async () => {
    const config = await execute(stranger.actor, getRealtimeConfig, {});
    expect(config).toMatchObject({
      key: "key",
      host: "realtime.invalid",
      port: 6001,
      tls: false,
      userChannel: `private-user-${stranger.userId}`,
    });
    expect(JSON.stringify(config)).not.toContain(SECRET);
  });

  it("signs a socket in as its user", async () => {
    const { auth, user_data } = await execute(stranger.actor, authenticateRealtimeUser, {
      socket_id: SOCKET,
    });
    expect(JSON.parse(user_data)).toEqual({ id: stranger.userId });
    expect(auth).toBe(sign(`${SOCKET}::user::${user_data}`));
  });
});
