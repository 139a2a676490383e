import { once } from "node:events";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { describe, expect, it, vi } from "vitest";
import { database } from "@/lib/platform/database";
import { statementsOf } from "@/tests/factories/statements";
import { forkCompiled } from "@/tests/setup/compiled-process";
import { testDatabase } from "@/tests/setup/database";
import { addressKey, consume, consumeInMemory } from "./rate-limit";

testDatabase();
const limit = { points: 3, windowSeconds: 900 };

describe("a limit", () => {
  it("allows as many as configured and then answers how long to wait", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => consume("test", "one", limit)));
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(3);
    const refused = answers.find((answer) => !answer.allowed);
    expect(refused?.retryAfterSeconds).toBeGreaterThan(0);
    expect(refused?.retryAfterSeconds).toBeLessThanOrEqual(900);
  });

  it("counts each key and each bucket for itself", async () => {
    await Promise.all(Array.from({ length: 5 }, () => consume("test", "two", limit)));
    expect((await consume("test", "three", limit)).allowed).toBe(true);
    expect((await consume("other", "two", limit)).allowed).toBe(true);
  });

  it("costs one statement a use, and none once it is used up", async () => {
    const statements = await statementsOf(async () => {
      for (let n = 0; n < 10; n++) await consume("test", "counted", limit);
    });
    expect(statements).toHaveLength(3);
    expect(new Set(statements).size).toBe(1);
  });

  it("begins anew when its window is over", async () => {
    for (let n = 0; n < 3; n++) await consume("test", "window", limit);
    const { sql } = database();
    await sql`update rate_limits set expire = ${Date.now() - 1} where key = 'test:window'`;
    // Another process has no refusal in memory, so it reads the expired row.
    expect(await consumeElsewhere("test", "window", limit, 4)).toBe(3);
  });

  it("is one for all processes", async () => {
    const shares = await Promise.all([1, 2, 3].map(() => consumeElsewhere("test", "shared", limit, 5)));
    expect(shares.reduce((sum, allowed) => sum + allowed, 0)).toBe(3);
    expect((await consume("test", "shared", limit)).allowed).toBe(false);
  });

  it("is counted by each process for itself while the database is away, and no request fails", async () => {
    const { sql } = database();
    const away = vi.spyOn(sql, "unsafe").mockRejectedValue(new Error("connection refused") as never);
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push((await consume("test", "away", limit)).allowed);
    away.mockRestore();
    expect(answers).toEqual([true, true, true, false]);
    expect((await consume("test", "away", limit)).remaining).toBe(2);
  });
});

/** Starts a process that consumes so often at once, and returns how many uses were allowed. */
async function consumeElsewhere(bucket: string, key: string, { points }: typeof limit, times: number) {
  const child = await forkCompiled("limited-process", [bucket, key, String(points), String(times)]);
  const [allowed] = await once(child, "message");
  return allowed as number;
}

describe("memory", () => {
  it("holds the newest keys only, and a key in use stays counted", async () => {
    const bucket = {
      memory: new RateLimiterMemory({ points: 2, duration: 900 }),
      keys: new Set<string>(),
    };
    const use = (key: string) => consumeInMemory(bucket, key, 10);
    await use("busy");
    await use("idle");
    for (let n = 0; n < 9; n++) {
      await use(`other-${n}`);
      if (n === 4) await use("busy");
    }
    expect((await use("busy")).allowed).toBe(false);
    expect((await use("idle")).remaining).toBe(1);
  });
});

describe("addressKey", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0002::1", "2001:db8:0:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("%s counts as %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
