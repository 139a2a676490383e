import { SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { uuidv7 } from "@/lib/utils/uuid";
import { derivedKey } from "../crypto/derived-key";
import { resetSettings } from "../settings/settings";
import { signAccessToken, verifyAccessToken } from "./access-token";

beforeAll(() => {
  process.env.AUTH_SECRET = "a secret for tests that is long enough to pass";
  resetSettings();
});

const sid = uuidv7();

type Claims = { iss?: string; aud?: string; iat?: number; exp?: number; sid?: unknown };
const seconds = () => Math.floor(Date.now() / 1000);
const sound = (): Claims => ({
  sid,
  iss: "fivewire",
  aud: "fivewire-api",
  iat: seconds(),
  exp: seconds() + 900,
});

/** A token signed with the very key of access tokens, so that nothing but what it says decides. */
const signed = (
  claims: Claims,
  header: { alg?: string; typ?: string } = {},
  key = derivedKey("access-token"),
) => new SignJWT(claims).setProtectedHeader({ alg: "HS256", typ: "at+jwt", ...header }).sign(key);

const unsigned = (alg: string, claims: object) =>
  [{ alg, typ: "at+jwt" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".")
    .concat(".");

describe("an access token", () => {
  it("names its session", async () => {
    expect(await verifyAccessToken(await signAccessToken(sid))).toBe(sid);
    expect(await verifyAccessToken(await signed(sound()))).toBe(sid);
  });

  it.each<[string, () => Promise<string> | string]>([
    ["of another type", () => signed(sound(), { typ: "JWT" })],
    ["of no type", () => signed(sound(), { typ: undefined })],
    ["for another audience", () => signed({ ...sound(), aud: "fivewire-mail" })],
    ["for no audience", () => signed({ ...sound(), aud: undefined })],
    ["of another maker", () => signed({ ...sound(), iss: "elsewhere" })],
    ["of no maker", () => signed({ ...sound(), iss: undefined })],
    ["that has ended", () => signed({ ...sound(), iat: seconds() - 901, exp: seconds() - 1 })],
    ["that never ends", () => signed({ ...sound(), exp: undefined })],
    ["without a session", () => signed({ ...sound(), sid: undefined })],
    ["whose session is no text", () => signed({ ...sound(), sid: { $ne: null } })],
    [
      "by another algorithm",
      () => signed(sound(), { alg: "HS512" }, Buffer.alloc(64, derivedKey("access-token"))),
    ],
    ["by another key of ours", () => signed(sound(), {}, derivedKey("hmac:unsubscribe"))],
    ["without a signature", () => unsigned("none", sound())],
    ["without a signature, in capitals", () => unsigned("NONE", sound())],
    ["whose signature was cut off", () => unsigned("HS256", sound())],
  ])("%s is nobody's", async (_, make) => {
    expect(await verifyAccessToken(await make())).toBeNull();
  });

  it("altered in any part is nobody's", async () => {
    const [head = "", body = "", signature = ""] = (await signAccessToken(sid)).split(".");
    const other = Buffer.from(JSON.stringify({ ...sound(), sid: uuidv7() })).toString("base64url");
    for (const token of [`${head}.${other}.${signature}`, `${head}.${body}.${"A".repeat(43)}`, body, ""])
      expect(await verifyAccessToken(token)).toBeNull();
  });
});
