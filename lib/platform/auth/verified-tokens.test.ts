import { afterEach, expect, test, vi } from "vitest";
import { VerifiedTokens } from "./verified-tokens";

const seconds = () => Date.now() / 1000;

afterEach(() => vi.useRealTimers());

test("a token is verified once, another one by itself", async () => {
  const tokens = new VerifiedTokens<{ sid: string }>("test-1");
  const verify = vi.fn(async () => ({ claims: { sid: "one" }, expires: seconds() + 60 }));
  expect(await tokens.read("first", verify)).toEqual({ sid: "one" });
  expect(await tokens.read("first", verify)).toEqual({ sid: "one" });
  expect(verify).toHaveBeenCalledTimes(1);
  await tokens.read("second", verify);
  expect(verify).toHaveBeenCalledTimes(2);
});

test("a cached token ends when it expires", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const tokens = new VerifiedTokens<{ sid: string }>("test-2");
  const expires = seconds() + 60;
  const verify = async () => ({ claims: { sid: "one" }, expires });
  expect(await tokens.read("token", verify)).not.toBeNull();
  vi.setSystemTime(Date.now() + 61_000);
  expect(await tokens.read("token", verify)).toBeNull();
});

test("a token of one purpose is not valid for another", async () => {
  const tokens = new VerifiedTokens<{ sid: string }>("one-purpose");
  await tokens.read("token", async () => ({ claims: { sid: "one" }, expires: seconds() + 60 }));
  const other = new VerifiedTokens<{ sid: string }>("other-purpose");
  expect(await other.read("token", async () => null)).toBeNull();
});

test("a token that does not verify is verified again each time", async () => {
  const tokens = new VerifiedTokens<{ sid: string }>("test-3");
  const forged = vi.fn(async () => {
    throw new Error("bad signature");
  });
  expect(await tokens.read("forged", forged)).toBeNull();
  expect(await tokens.read("forged", forged)).toBeNull();
  expect(forged).toHaveBeenCalledTimes(2);
});
