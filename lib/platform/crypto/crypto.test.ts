import { hash as argon2 } from "@node-rs/argon2";
import { beforeAll, describe, expect, it } from "vitest";
import { resetSettings } from "../settings/settings";
import { signHmac, verifyHmac } from "./hmac";
import { hashPassword, needsRehash, verifyPassword } from "./passwords";
import { timingSafeEqualText } from "./timing-safe";
import { hashToken, newToken } from "./tokens";

beforeAll(() => {
  process.env.AUTH_SECRET = "a secret for tests that is long enough to pass";
  resetSettings();
});

describe("passwords", () => {
  it("makes argon2id hashes above OWASP's floor, salted, and checks them", async () => {
    const [one, two] = await Promise.all([hashPassword("Ink on paper 1"), hashPassword("Ink on paper 1")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, "Ink on paper 1")).toBe(true);
    expect(await verifyPassword(one, "Ink on paper 2")).toBe(false);
  });

  it("takes the same password in another Unicode form", async () => {
    const stored = await hashPassword("Élodie2025".normalize("NFC"));
    expect(await verifyPassword(stored, "Élodie2025".normalize("NFD"))).toBe(true);
  });

  it("says no, without throwing, for an absent account and for a damaged hash", async () => {
    expect(await verifyPassword(null, "nobody has this password")).toBe(false);
    expect(await verifyPassword("not a hash", "anything")).toBe(false);
  });

  it("asks for a new hash only where the stored one is weaker", async () => {
    expect(needsRehash(await argon2("x", { memoryCost: 19_456, timeCost: 2 }))).toBe(true);
    expect(needsRehash(await hashPassword("x"))).toBe(false);
  });
});

describe("tokens", () => {
  it("are 256 bits in address-safe signs, and stored as their SHA-256", () => {
    const token = newToken();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(newToken()).not.toBe(token);
    expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

describe("hmac", () => {
  it("holds for its own purpose, text and secret only", () => {
    const signature = signHmac("unsubscribe", "user:kind");
    expect(verifyHmac("unsubscribe", "user:kind", signature)).toBe(true);
    expect(verifyHmac("download", "user:kind", signature)).toBe(false);
    expect(verifyHmac("unsubscribe", "user:other", signature)).toBe(false);
    expect(verifyHmac("unsubscribe", "user:kind", `${signature}x`)).toBe(false);
    expect(verifyHmac("unsubscribe", "user:kind", "")).toBe(false);

    const before = process.env.AUTH_SECRET;
    process.env.AUTH_SECRET = "another secret for tests, just as long as that";
    resetSettings();
    expect(verifyHmac("unsubscribe", "user:kind", signature)).toBe(false);
    process.env.AUTH_SECRET = before;
    resetSettings();
  });
});

it("timingSafeEqualText compares texts of any length", () => {
  expect(timingSafeEqualText("same", "same")).toBe(true);
  expect(timingSafeEqualText("same", "some")).toBe(false);
  expect(timingSafeEqualText("same", "same but longer")).toBe(false);
});
