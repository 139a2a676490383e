import { hkdfSync } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from "jose";
import { encode } from "next-auth/jwt";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { signAccessToken } from "@/lib/platform/auth/access-token";
import { makeSessionToken, sessionCookieName } from "@/lib/platform/auth/session-cookie";
import { derivedKey } from "@/lib/platform/crypto/derived-key";
import { makeUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { mailToken } from "../api/mail-token";
import { makeAccount, PASSWORD, type TestAccount } from "../factories/accounts";
import { call, cookieNamed, outcome, processes, signIn } from "./support/http";
import { stackSql } from "./support/sql";

const sql = stackSql();
const { authSecret } = inject("target");
const SESSION = sessionCookieName();
const refused = [401, "unauthenticated"];
/** Replaces the token's fifth letter from the end by another one, whichever it is. */
const alter = (token: string) => token.replace(/.(?=.{4}$)/, (letter) => (letter === "A" ? "B" : "A"));
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

let owner: TestAccount;
let cookie: string;
let sessionId: string;
let claims: Record<string, unknown>;
let header: { alg: string };
beforeAll(async () => {
  owner = await makeAccount();
  ({ cookie } = await signIn(owner));
  claims = decodeJwt(owner.accessToken);
  header = decodeProtectedHeader(owner.accessToken) as { alg: string };
  sessionId = String(claims.sid);
});

/** Signs the account's own claims with changes, by our key or another. */
const sign = (
  changed: object = {},
  protectedHeader: object = header,
  key: Uint8Array = derivedKey("access-token"),
) => new SignJWT({ ...claims, ...changed }).setProtectedHeader(protectedHeader as { alg: string }).sign(key);

/** Derives the key of another deployment. */
const foreignKey = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "access-token", 32));

const onBoth = (options: object) =>
  Promise.all(processes.map((at) => outcome("GET /auth/me", { ...options, at })));

describe("what is no access token of this account", () => {
  it("the genuine one is taken by both processes, so that the rest is refused for what it is", async () => {
    expect(await onBoth({ token: await sign() })).toEqual([
      [200, "ok"],
      [200, "ok"],
    ]);
    expect(await onBoth({ cookie })).toEqual([
      [200, "ok"],
      [200, "ok"],
    ]);
  });

  it.each<[string, () => Promise<string> | string]>([
    ["alg none", () => `${encoded({ ...header, alg: "none" })}.${encoded(claims)}.`],
    ["alg None", () => `${encoded({ ...header, alg: "None" })}.${encoded(claims)}.`],
    [
      "alg none with the old signature",
      () => `${encoded({ ...header, alg: "none" })}.${encoded(claims)}.${owner.accessToken.split(".")[2]}`,
    ],
    ["another algorithm with the right key", () => sign({}, { ...header, alg: "HS512" })],
    [
      "a key that it brings along",
      async () => {
        const { publicKey, privateKey } = await generateKeyPair("RS256");
        const jwk = await exportJWK(publicKey);
        return new SignJWT(claims).setProtectedHeader({ ...header, alg: "RS256", jwk }).sign(privateKey);
      },
    ],
    ["a key id that is a path", () => sign({}, { ...header, kid: "../../../dev/null" }, new Uint8Array(32))],
    ["no signature", () => owner.accessToken.replace(/[^.]*$/, "")],
    ["an altered signature", () => alter(owner.accessToken)],
    [
      "altered claims under the old signature",
      async () => {
        const [head, , signature] = owner.accessToken.split(".");
        return `${head}.${encoded({ ...claims, exp: 4_000_000_000 })}.${signature}`;
      },
    ],
    ["expired", () => sign({ exp: 1_000_000_000 })],
    ["not valid yet", () => sign({ nbf: 4_000_000_000 })],
    ["of a session that never was", () => signAccessToken(crypto.randomUUID())],
    ["of a session that is an SQL text", () => sign({ sid: `${sessionId}' or true --` })],
    ["of a session that is a list", () => sign({ sid: [sessionId] })],
    ["of the account's id in place of a session's", () => sign({ sid: owner.userId })],
    ["the refresh token", () => owner.refreshToken],
    ["the cookie's token", () => cookieNamed(SESSION, cookie)],
    ["of another deployment", () => sign({}, header, foreignKey("the secret of somebody else's deployment"))],
    ["signed with the secret itself", () => sign({}, header, Buffer.from(authSecret))],
    ["signed with a key for another purpose", () => sign({}, header, derivedKey("unsubscribe"))],
    ["of another type", () => sign({}, { ...header, typ: "JWT" })],
    ["of no type", () => sign({}, { alg: header.alg })],
    ["for another audience", () => sign({ aud: "somebody-else" })],
    ["for no audience", () => sign({ aud: undefined })],
    ["of another issuer", () => sign({ iss: "https://evil.example" })],
    ["without an end", () => sign({ exp: undefined })],
    [
      "a mail's unsubscribe token",
      () => makeUnsubscribeToken({ userId: owner.userId, kind: "pitch_received" }),
    ],
    ["a reset link's token", () => mailToken(owner.userId, "reset")],
  ])("as a bearer: %s", async (_, make) => {
    expect(await onBoth({ token: await make() })).toEqual([refused, refused]);
  });

  it.each<[string, () => Promise<string> | string]>([
    ["the access token", () => owner.accessToken],
    ["the refresh token", () => owner.refreshToken],
    [
      "of another deployment",
      () => encode({ token: { sub: owner.userId, sid: sessionId }, secret: "another one" }),
    ],
    ["without a session", () => encode({ token: { sub: owner.userId }, secret: authSecret })],
    [
      "out of date",
      () => encode({ token: { sub: owner.userId, sid: sessionId }, secret: authSecret, maxAge: -60 }),
    ],
    ["altered", () => cookieNamed(SESSION, cookie).replace(/.{5}$/, "AAAAA")],
    ["of a session that never was", () => makeSessionToken({ sub: owner.userId, sid: crypto.randomUUID() })],
  ])("as a cookie: %s", async (_, make) => {
    expect(await onBoth({ cookie: `${SESSION}=${await make()}` })).toEqual([refused, refused]);
  });

  it("a cookie whose account and session differ is the session's, never the named account's", async () => {
    const victim = await makeAccount();
    const value = await makeSessionToken({ sub: victim.userId, sid: sessionId });
    const { json } = await call("GET /auth/me", { cookie: `${SESSION}=${value}` });
    expect(json.data.user.id).toBe(owner.userId);
  });

  it("a bad bearer beside a good cookie is nobody's, in any spelling of the header", async () => {
    for (const authorization of [
      "Bearer x",
      "Bearer",
      "Basic eDp5",
      `Token ${owner.accessToken}`,
      "bearer null",
    ]) {
      expect(await onBoth({ cookie, headers: { authorization } })).toEqual([refused, refused]);
    }
  });
});

describe("tokens of mails and refreshes, swapped", () => {
  it.each<[string, string, () => Promise<object> | object]>([
    [
      "a reset link's token verifies no address",
      "/auth/verify-email",
      async () => ({
        token: await mailToken(owner.userId, "reset"),
      }),
    ],
    [
      "a verify link's token resets no password",
      "/auth/reset-password",
      async () => ({
        token: await mailToken(owner.userId, "verify"),
        password: "Stolen-horse-44",
      }),
    ],
    [
      "an access token resets no password",
      "/auth/reset-password",
      () => ({
        token: owner.accessToken,
        password: "Stolen-horse-44",
      }),
    ],
    [
      "a stored hash of a token is no token",
      "/auth/reset-password",
      async () => {
        await mailToken(owner.userId, "reset");
        const [row] = await sql`select token_hash from email_tokens where user_id = ${owner.userId}
        order by created_at desc limit 1`;
        return { token: row?.token_hash, password: "Stolen-horse-44" };
      },
    ],
    [
      "a token that is a pattern",
      "/auth/reset-password",
      () => ({ token: "%", password: "Stolen-horse-44" }),
    ],
    [
      "a token that is an object",
      "/auth/reset-password",
      () => ({
        token: { $ne: null },
        password: "Stolen-horse-44",
      }),
    ],
  ])("%s", async (_, path, body) => {
    expect(await outcome(`POST ${path}`, { body: await body() })).toEqual([400, "invalid_input"]);
    expect(await outcome("POST /auth/login", { body: { email: owner.email, password: PASSWORD } })).toEqual([
      200,
      "ok",
    ]);
  });

  it.each<[string, () => Promise<unknown> | unknown]>([
    ["the access token", () => owner.accessToken],
    ["the cookie's token", () => cookieNamed(SESSION, cookie)],
    ["a reset link's token", () => mailToken(owner.userId, "reset")],
    [
      "its own stored hash",
      async () => {
        const [row] = await sql`select refresh_hash from sessions where id = ${sessionId}`;
        return row?.refresh_hash;
      },
    ],
    ["an altered refresh token", () => alter(owner.refreshToken)],
  ])("%s refreshes nothing", async (_, make) => {
    const { status } = await call("POST /auth/refresh", { body: { refreshToken: await make() } });
    // A token that is longer than any of ours is refused for its length.
    expect([400, 401]).toContain(status);
    expect(await outcome("GET /auth/me", { token: owner.accessToken })).toEqual([200, "ok"]);
  });

  it("a used reset token, an older one and an expired one change nothing", async () => {
    const account = await makeAccount();
    const older = await mailToken(account.userId, "reset");
    const used = await mailToken(account.userId, "reset");
    const reset = (token: string, password: string) =>
      outcome("POST /auth/reset-password", { body: { token, password } });
    expect(await reset(older, "Older-horse-44")).toEqual([400, "invalid_input"]);
    expect(await reset(used, "Newer-horse-44")).toEqual([200, "ok"]);
    expect(await reset(used, "Again-horse-44")).toEqual([400, "invalid_input"]);
    const expired = await mailToken(account.userId, "reset");
    await sql`update email_tokens set expires_at = app_now() - interval '1 second'
      where user_id = ${account.userId} and used_at is null`;
    expect(await reset(expired, "Later-horse-44")).toEqual([400, "invalid_input"]);
    const body = { email: account.email, password: "Newer-horse-44" };
    expect(await outcome("POST /auth/login", { body })).toEqual([200, "ok"]);
  });

  it("opening a mail's link uses nothing up: mail programs open links before people do", async () => {
    const account = await makeAccount({ verified: false });
    // The registration's own mail would make a token that was issued before it invalid.
    const links = () => sql`select id from email_tokens where user_id = ${account.userId}`;
    await expect.poll(async () => (await links()).length, { timeout: 100_000 }).toBe(1);
    const token = await mailToken(account.userId, "verify");
    for (const at of processes) {
      const page = await fetch(`${at}/verify-email?token=${token}`, { redirect: "manual" });
      expect(page.status).toBe(200);
      expect(page.headers.get("referrer-policy")).not.toBe("unsafe-url");
    }
    const [row] = await sql`select email_verified_at from users where id = ${account.userId}`;
    expect(row?.email_verified_at).toBeNull();
    expect(await outcome("POST /auth/verify-email", { body: { token } })).toEqual([200, "ok"]);
  });
});
