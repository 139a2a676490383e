import { describe, expect, it } from "vitest";
import { addressKey, consume } from "./rate-limit";

describe("a limit", () => {
  const limit = { points: 3, windowSeconds: 900 };

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
});

describe("memory", () => {
  it("holds the newest keys only, and a key in use stays counted", async () => {
    const limit = { points: 2, windowSeconds: 900 };
    const use = (key: string) => consume("bounded", key, limit, { maxKeys: 10 });
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
