import { expect, it } from "vitest";
import { isOwnOrigin, newNonce } from "./csp";

it("a nonce is 128 random bits, new each time", () => {
  const nonces = Array.from({ length: 20 }, newNonce);
  expect(new Set(nonces).size).toBe(20);
  expect(nonces.map((nonce) => Buffer.from(nonce, "base64").length)).toEqual(Array(20).fill(16));
});

it("an origin is ours by APP_URL or by the name that the browser reached us by", () => {
  const named = (origin: string) => isOwnOrigin(origin, "desk.local:3000");
  expect(["http://desk.local:3000", "https://desk.local:3000"].map(named)).toEqual([true, true]);
  expect(
    ["null", "", "http://desk.local", "http://desk.local:3001", "http://evil.example"].map(named),
  ).toEqual(Array(5).fill(false));
  expect(isOwnOrigin("http://desk.local:3000", null)).toBe(false);
});
