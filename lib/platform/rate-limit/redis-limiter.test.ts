import { createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { statementsOf } from "@/tests/factories/statements";
import { testDatabase } from "@/tests/setup/database";
import { resetSettings } from "../settings/settings";
import { consume } from "./rate-limit";

testDatabase();
const limit = { points: 3, windowSeconds: 900 };

/**
 * A server that speaks as much of Redis' protocol as a counter needs: a script that adds to a key and answers
 * its sum and its expiry.
 */
class CounterServer {
  readonly counts = new Map<string, number>();
  readonly sockets = new Set<Socket>();
  scripts = 0;
  readonly server: Server = createServer((socket) => {
    this.sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", (data) => {
      for (const command of commandsOf(data.toString("utf8"))) socket.write(this.answer(command));
    });
  });

  private answer([name = "", , , key = "", add = "0", seconds = "0"]: string[]): string {
    if (/^info$/i.test(name)) return "$-1\r\n";
    if (/^evalsha$/i.test(name)) return "-NOSCRIPT No matching script.\r\n";
    if (!/^eval$/i.test(name)) return "+OK\r\n";
    this.scripts++;
    const sum = (this.counts.get(key) ?? 0) + Number(add);
    this.counts.set(key, sum);
    return `*2\r\n:${sum}\r\n:${Number(seconds) * 1000}\r\n`;
  }

  listen = () =>
    new Promise<number>((resolve) => {
      this.server.listen(0, "127.0.0.1", () => resolve((this.server.address() as { port: number }).port));
    });

  end() {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}

/** The commands in a packet, each a list of texts that follow their lengths. */
function* commandsOf(packet: string): Generator<string[]> {
  const lines = packet.split("\r\n");
  while (lines[0]?.startsWith("*")) {
    const parts = Number(lines.shift()?.slice(1));
    yield Array.from({ length: parts }, () => {
      const [, text = ""] = lines.splice(0, 2);
      return text;
    });
  }
}

const redis = new CounterServer();
beforeAll(async () => {
  process.env.REDIS_URL = `redis://127.0.0.1:${await redis.listen()}`;
  resetSettings();
});
afterAll(() => {
  delete process.env.REDIS_URL;
  redis.end();
});

it("counts where REDIS_URL says, one script a use, none once it is used up, and no statement", async () => {
  // The first use comes before the connection is open, so this process alone counts it.
  await consume("redis", "warm-up", limit);
  await expect.poll(async () => (await consume("redis", "ready", limit)) && redis.scripts).toBeGreaterThan(0);
  const before = redis.scripts;
  const statements = await statementsOf(async () => {
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await consume("redis", "one", limit));
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false]);
    expect(answers[4]?.retryAfterSeconds).toBe(900);
  });
  expect([redis.scripts - before, redis.counts.get("redis:one"), statements]).toEqual([3, 3, []]);
});

it("is counted by the process for itself while Redis is away", async () => {
  redis.end();
  const answers = [];
  for (let n = 0; n < 4; n++) answers.push((await consume("redis", "away", limit)).allowed);
  expect(answers).toEqual([true, true, true, false]);
});
