import { createPublicKey, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { resetSettings } from "../settings/settings";
import { areUsableKeys, encryptPush } from "./encrypt-push";
import { makePushKeys, signForService } from "./push-keys";
import { pushSubject } from "./push-subject";
import { isPushEndpoint } from "./send-push";

describe("a push's encryption", () => {
  it("writes the very bytes of RFC 8291's example", () => {
    const keys = {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    const body = encryptPush("When I grow up, I want to be a watermelon", keys, {
      salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
      privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
    });
    expect(body.toString("base64url")).toBe(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });

  it("takes a point of the curve and a secret of 16 bytes, and nothing else", () => {
    const { publicKey } = makePushKeys();
    const auth = Buffer.alloc(16, 7).toString("base64url");
    expect(areUsableKeys({ p256dh: publicKey, auth })).toBe(true);
    expect(areUsableKeys({ p256dh: publicKey, auth: "AAAA" })).toBe(false);
    expect(areUsableKeys({ p256dh: Buffer.alloc(65, 4).toString("base64url"), auth })).toBe(false);
    expect(areUsableKeys({ p256dh: "", auth })).toBe(false);
  });
});

it("signs for one push service, with the subject and for half a day", () => {
  const keys = makePushKeys();
  const now = new Date("2026-11-28T12:00:00Z");
  const header = signForService(keys, {
    endpoint: "https://push.example.org/send/abc",
    subject: "https://press.org",
    now,
  });
  const [, token = "", publicKey] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
  expect(publicKey).toBe(keys.publicKey);
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(keys.publicKey, "base64url");
  const key = createPublicKey({
    format: "jwk",
    key: {
      ...{ kty: "EC", crv: "P-256" },
      ...{ x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") },
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const bytes = Buffer.from(signature, "base64url");
  expect(verify("sha256", signed, { key, dsaEncoding: "ieee-p1363" }, bytes)).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
    ...{ aud: "https://push.example.org", sub: "https://press.org" },
    exp: Date.parse("2026-11-29T00:00:00Z") / 1000,
  });
});

describe("the subject", () => {
  it.each([
    ["https://press.org", "Fivewire <hello@fivewire.example>", "https://press.org"],
    ["https://press.org/app", "hello@wire.org", "https://press.org"],
    ["http://press.org", "Fivewire <hello@wire.org>", "mailto:hello@wire.org"],
    ["http://localhost:3000", "hello@wire.org", "mailto:hello@wire.org"],
    ["https://10.0.0.7", "hello@fivewire.example", null],
    ["https://press.local", "hello@localhost", null],
    ["https://press", "hello@desk.test", null],
    ["http://localhost:3000", "Fivewire <hello@fivewire.example>", null],
  ])("of %s and %s is %s", (APP_URL, MAIL_FROM, subject) => {
    Object.assign(process.env, { APP_URL, MAIL_FROM });
    resetSettings();
    expect(pushSubject()).toBe(subject);
  });
});

describe("an endpoint", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/abc", true],
    ["http://fcm.googleapis.com/fcm/send/abc", false],
    ["https://127.0.0.1/send", false],
    ["https://[::1]/send", false],
    ["https://10.1.2.3/send", false],
    ["https://user:secret@push.example.org/", false],
    ["https://push.example.org:8443/", false],
    [`https://push.example.org/${"a".repeat(1024)}`, false],
    ["javascript:alert(1)", false],
    ["", false],
  ])("%s is taken: %s", (endpoint, taken) => {
    expect(isPushEndpoint(endpoint)).toBe(taken);
  });
});
