import type Pusher from "pusher-js";
import type { Options } from "pusher-js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startPusherKit } from "@/lib/platform/realtime/pusher-test-kit";
import { type Member, Realtime, type RealtimePorts } from "./realtime";
import { SeenEvents } from "./seen-events";
import { makeTypingSender, TypingWatch } from "./typing";

type Kit = Awaited<ReturnType<typeof startPusherKit>>;
const WIDE = { timeout: 20_000 };
const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function startKit(port = 0): Promise<Kit> {
  const kit = await startPusherKit({ port });
  cleanups.push(() => kit.stop());
  return kit;
}

const configOf = (kit: Kit) => ({
  key: "key",
  host: "127.0.0.1",
  port: kit.server.port,
  tls: false,
  cluster: "mt1",
});

/** A tab's connection to the kit's server, with the real pusher-js, signed by the real library. */
function openTab(kit: Kit, profileId: string, ports: Partial<RealtimePorts> = {}) {
  const socketIds: (string | null)[] = [];
  const tab = new Realtime({
    readConfig: async () => configOf(kit),
    loadClient: async () =>
      (await import("pusher-js")).default as new (
        key: string,
        options: Options,
      ) => Pusher,
    authorizeChannel: async (socketId, channel) =>
      kit.pusher.authorizeChannel(
        socketId,
        channel,
        channel.startsWith("presence-")
          ? { user_id: profileId, user_info: { name: profileId, avatarUrl: null } }
          : undefined,
      ),
    authenticateUser: async (socketId) => kit.pusher.authenticateUser(socketId, { id: `user-${profileId}` }),
    onSocketId: (id) => socketIds.push(id),
    lingerMs: 0,
    retryMs: (attempt) => Math.min(8000, 250 * 2 ** attempt),
    ...ports,
  });
  cleanups.push(() => tab.close());
  return { tab, socketIds };
}

describe("the tab's connection", () => {
  it("delivers each happening once per listener, and what may repeat each time", async () => {
    const kit = await startKit();
    const { tab } = openTab(kit, "ann");
    const heard: string[] = [];
    const subscribed = vi.fn();
    const listen = (name: string) => (data: unknown) => heard.push(`${name} ${JSON.stringify(data)}`);
    tab.subscribe("private-user-1", {
      events: {
        "message.created": listen("created"),
        "pitch.updated": listen("updated"),
        done: listen("done"),
      },
      onSubscribed: subscribed,
    });
    await vi.waitFor(() => expect(subscribed).toHaveBeenCalledTimes(1), WIDE);
    for (const [name, data] of [
      ["message.created", { messageId: "1" }],
      ["message.created", { messageId: "1" }],
      ["pitch.updated", { id: "1" }],
      ["pitch.updated", { id: "1" }],
      ["message.created", { messageId: "2" }],
      ["done", {}],
    ] as const) {
      await kit.pusher.trigger("private-user-1", name, data);
    }
    await vi.waitFor(() => expect(heard).toContain("done {}"), WIDE);
    expect(heard).toEqual([
      'created {"messageId":"1"}',
      'updated {"id":"1"}',
      'updated {"id":"1"}',
      'created {"messageId":"2"}',
      "done {}",
    ]);
  });

  it("shares one socket, which does not hear what its own calls caused", async () => {
    const kit = await startKit();
    const { tab, socketIds } = openTab(kit, "ann");
    const heard: string[] = [];
    const subscribed = vi.fn();
    for (const channel of ["private-user-1", "private-user-2", "private-user-1"]) {
      tab.subscribe(channel, {
        events: { "message.created": () => heard.push("created"), done: () => heard.push("done") },
        onSubscribed: subscribed,
      });
    }
    await vi.waitFor(() => expect(subscribed).toHaveBeenCalledTimes(3), WIDE);
    expect(socketIds.filter(Boolean)).toHaveLength(1);
    const socket_id = socketIds.find(Boolean) ?? "";
    await kit.pusher.trigger("private-user-1", "message.created", {}, { socket_id });
    await kit.pusher.trigger("private-user-1", "done", {});
    await vi.waitFor(() => expect(heard).toEqual(["done", "done"]), WIDE);
  });

  it("subscribes again after the server came back, and says so for the catch-up", async () => {
    const first = await startPusherKit();
    const { tab, socketIds } = openTab(first, "ann");
    const subscribed = vi.fn();
    tab.subscribe("private-user-1", { onSubscribed: subscribed });
    await vi.waitFor(() => expect(subscribed).toHaveBeenCalledTimes(1), WIDE);
    const { port } = first.server;
    await first.server.close();
    await vi.waitFor(() => expect(tab.state).not.toBe("connected"), WIDE);
    expect(socketIds.at(-1)).toBeNull();
    await startKit(port);
    await vi.waitFor(() => expect(subscribed).toHaveBeenCalledTimes(2), WIDE);
    expect(tab.state).toBe("connected");
  });

  it("asks again for its configuration until there is one, and not when signed out", async () => {
    const kit = await startKit();
    const readConfig = vi
      .fn<RealtimePorts["readConfig"]>()
      .mockRejectedValueOnce(new Error("down"))
      .mockRejectedValueOnce(new Error("down"))
      .mockResolvedValue(configOf(kit));
    const { tab } = openTab(kit, "ann", { readConfig });
    const subscribed = vi.fn();
    tab.subscribe("private-user-1", { onSubscribed: subscribed });
    await vi.waitFor(() => expect(subscribed).toHaveBeenCalled(), WIDE);
    expect(readConfig).toHaveBeenCalledTimes(3);

    const asked = vi.fn(async () => null);
    const { tab: signedOut } = openTab(kit, "ann", { readConfig: asked });
    signedOut.subscribe("private-user-1", {});
    await vi.waitFor(() => expect(signedOut.state).toBe("idle"), WIDE);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("opens again where the server ended it, unless the session has ended", async () => {
    const kit = await startKit();
    const readConfig = vi.fn<RealtimePorts["readConfig"]>(async () => configOf(kit));
    const { tab, socketIds } = openTab(kit, "ann", { readConfig });
    const subscribed = vi.fn();
    const end = () => kit.pusher.terminateUserConnections("user-ann");
    tab.subscribe("private-user-1", { onSubscribed: subscribed });
    await vi.waitFor(() => expect(subscribed).toHaveBeenCalledTimes(1), WIDE);
    await vi.waitFor(async () => {
      if (subscribed.mock.calls.length === 1) await end();
      expect(subscribed).toHaveBeenCalledTimes(2);
    }, WIDE);

    readConfig.mockResolvedValue(null);
    await vi.waitFor(async () => {
      await end();
      expect(tab.state).toBe("offline");
    }, WIDE);
    expect(socketIds.at(-1)).toBeNull();
    const asked = readConfig.mock.calls.length;
    await vi.waitFor(() => expect(readConfig.mock.calls.length).toBeGreaterThan(asked), WIDE);
    await vi.waitFor(() => expect(tab.state).toBe("offline"), WIDE);
    readConfig.mockRestore();
    const again = vi.fn();
    tab.subscribe("private-user-2", { onSubscribed: again });
    await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1), WIDE);
  });

  it("closes after the last listener left", async () => {
    const kit = await startKit();
    const { tab } = openTab(kit, "ann");
    const subscribed = vi.fn();
    const one = tab.subscribe("private-user-1", { onSubscribed: subscribed });
    const two = tab.subscribe("private-user-1", { onSubscribed: subscribed });
    await vi.waitFor(() => expect(subscribed).toHaveBeenCalledTimes(2), WIDE);
    one.unsubscribe();
    one.unsubscribe();
    expect(tab.state).toBe("connected");
    two.unsubscribe();
    await vi.waitFor(() => expect(tab.state).toBe("idle"), WIDE);
  });
});

describe("presence", () => {
  it("shows who is there and passes typing on with its sender", async () => {
    const kit = await startKit();
    const [ann, ben] = [openTab(kit, "ann").tab, openTab(kit, "ben").tab];
    const present = vi.fn<(members: Member[]) => void>();
    const typing = vi.fn();
    ann.subscribe("presence-conversation-1", {
      onMembers: present,
      events: { "client-typing": (_data, memberId) => typing(memberId) },
    });
    const idsSeen = () => present.mock.lastCall?.[0].map((member) => member.id).toSorted();
    await vi.waitFor(() => expect(idsSeen()).toEqual(["ann"]), WIDE);
    const there = vi.fn();
    const chat = ben.subscribe("presence-conversation-1", { onSubscribed: there });
    expect(chat.trigger("client-typing", {})).toBe(false);
    await vi.waitFor(() => expect(there).toHaveBeenCalled(), WIDE);
    await vi.waitFor(() => expect(idsSeen()).toEqual(["ann", "ben"]), WIDE);
    expect(chat.trigger("client-typing", {})).toBe(true);
    await vi.waitFor(() => expect(typing).toHaveBeenCalledWith("ben"), WIDE);
    chat.unsubscribe();
    await vi.waitFor(() => expect(idsSeen()).toEqual(["ann"]), WIDE);
  });
});

describe("typing", () => {
  it("sends at most one signal in two seconds, and counts none that was not sent", () => {
    let time = 0;
    const send = vi.fn(() => true);
    send.mockReturnValueOnce(false);
    const signal = makeTypingSender(send, () => time);
    const sentAt = [0, 1, 1999, 2000, 2001, 4001].map((at) => {
      time = at;
      signal();
      return send.mock.calls.length;
    });
    expect(sentAt).toEqual([1, 2, 2, 2, 3, 4]);
  });

  it("shows a typing person for four seconds from the last signal, or until their message is there", () => {
    vi.useFakeTimers();
    const shown: string[][] = [];
    const watch = new TypingWatch((ids) => shown.push(ids));
    watch.signal("ben");
    vi.advanceTimersByTime(3000);
    watch.signal("ben");
    vi.advanceTimersByTime(3999);
    expect(shown).toEqual([["ben"]]);
    vi.advanceTimersByTime(1);
    watch.signal("ann");
    watch.stop("ann");
    watch.stop("ann");
    expect(shown).toEqual([["ben"], [], ["ann"], []]);
  });
});

describe("the memory for doubles", () => {
  it("is bounded and drops the oldest first", () => {
    const seen = new SeenEvents();
    for (let n = 0; n <= 500; n++) expect(seen.isNew("message.created", { messageId: n })).toBe(true);
    expect(seen.isNew("message.created", { messageId: 500 })).toBe(false);
    expect(seen.isNew("message.created", { messageId: 0 })).toBe(true);
  });
});
