import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { testDatabase } from "@/tests/setup/database";
import { iceServersFor, relayCredentials } from "./ice";

testDatabase({
  STUN_URLS: "stun:stun.example.org:3478",
  TURN_URLS: "turn:turn.example.org:3478?transport=udp,turns:turn.example.org:5349",
  TURN_SECRET: "a secret shared with the relay",
});

it("gives a relay's credentials for ten minutes, as coturn checks them", () => {
  const now = new Date("2031-05-05T12:00:00Z");
  const { iceServers, expiresAt } = iceServersFor("reader", now);
  expect(expiresAt).toBe("2031-05-05T12:10:00.000Z");
  expect(iceServers).toHaveLength(2);
  const username = `${now.getTime() / 1000 + 600}:reader`;
  const credential = createHmac("sha1", "a secret shared with the relay").update(username).digest("base64");
  expect(iceServers[1]).toEqual({
    urls: ["turn:turn.example.org:3478?transport=udp", "turns:turn.example.org:5349"],
    ...{ username, credential },
  });
  expect(relayCredentials("north", "a", 1)).toEqual({
    username: "1:a",
    credential: createHmac("sha1", "north").update("1:a").digest("base64"),
  });
});
