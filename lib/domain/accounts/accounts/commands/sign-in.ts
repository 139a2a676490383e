import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { sessions } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import type { Actor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { AppError, refuseAfterCommit } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { movePush } from "@/lib/domain/profiles/push/store";
import { checkPassword } from "@/lib/platform/auth/check-password";
import { knownDevice, makeDeviceToken } from "@/lib/platform/auth/known-device";
import { sessionOfRefreshToken, successorOf } from "@/lib/platform/auth/refresh-token";
import { type CodeKind, requireSecondFactor } from "@/lib/platform/auth/second-factor";
import { makeSecondStep, readSecondStep } from "@/lib/platform/auth/second-step";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { log } from "@/lib/platform/log";
import { uuidv7 } from "@/lib/utils/uuid";
import { securityMail, terminateSockets } from "../events";
import { accountMessages } from "../rules";
import { loginInput, refreshInput, secondStepInput, tokensView, userView } from "../schema";
import { openApiSession, openBrowserSession, revokeSession, tokensFor } from "../sessions";
import { readUserView } from "../views";

const access = { public: "Signing in comes before there is a session." } as const;
const rateLimit = { perAddress: 60 };
const message = "Login successful!";
const required = { fields: ["email", "password"], message: accountMessages.loginRequired };
type SignedIn = { userId: string; code: CodeKind | null };

/** Returns the account whose password was sent, and whose code where it has two-factor sign-in. */
async function checkCredentials(input: {
  email: string;
  password: string;
  totp?: string;
}): Promise<SignedIn> {
  const userId = await checkPassword(input.email, input.password);
  return { userId, code: await requireSecondFactor(userId, input.totp) };
}

/** The owner hears that a recovery code was spent, in case it was not them. */
function noteCode(effects: Effects, { userId, code }: SignedIn): void {
  if (code !== "recovery") return;
  const at = new Date().toISOString();
  effects.job(securityMail, { userId, requestId: uuidv7(), kind: "recovery_code_used", at });
}

const gone = () => new AppError("unauthenticated", "Invalid email or password");

/** Signs an API client in: an access token for 15 minutes, a rotating refresh token for 7 days. */
export const login = command({
  name: "accounts.login",
  summary: "Sign in to the API",
  input: loginInput,
  required,
  output: z.object({ user: userView, tokens: tokensView }),
  access,
  message,
  rateLimit,
  prepare: ({ input }) => checkCredentials(input),
  audit: { kind: "account", id: ({ prepared }) => prepared.userId },
  run: async ({ db, actor, prepared, effects }) => {
    const { userId } = prepared;
    const user = await readUserView(db, userId);
    if (!user) throw gone();
    noteCode(effects, prepared);
    return { user, tokens: await openApiSession(db, actor, userId) };
  },
});

/** A browser's sign-in takes these from its request besides what is typed. */
const browserFields = {
  userAgent: z.string().max(1000).nullable().default(null),
  /** The session that this browser had ends, so that nobody goes on in one that someone else put there. */
  replaces: z.uuid().nullable().default(null),
  deviceToken: z.string().max(200).nullable().default(null),
};
type Browser = { userAgent: string | null; replaces: string | null; deviceToken: string | null };

async function openBrowser(
  db: Transaction,
  actor: Actor,
  effects: Effects,
  browser: Browser,
  signedIn: SignedIn,
) {
  const { userId } = signedIn;
  const user = await readUserView(db, userId);
  if (!user) throw gone();
  noteCode(effects, signedIn);
  const sessionId = await openBrowserSession(db, actor, userId, browser.userAgent);
  // The same browser goes on with its pushes, for whoever signs in now.
  if (browser.replaces) await movePush(db, browser.replaces, { userId, sessionId });
  const before = browser.replaces && (await revokeSession(db, browser.replaces));
  if (before) effects.job(terminateSockets, { userId: before });
  const device = knownDevice(browser.deviceToken, user.email);
  return { user, sessionId, deviceToken: makeDeviceToken(user.email, device) };
}

/** Signs a browser in; the caller (next-auth's `authorize()`, or the form's action) sets the session's cookie. */
export const loginBrowser = command({
  name: "accounts.loginBrowser",
  summary: "Sign a browser in",
  input: loginInput.extend(browserFields),
  required,
  output: z.object({ sessionId: z.uuid(), user: userView, deviceToken: z.string() }),
  access,
  message,
  rateLimit,
  prepare: async ({ input }) => {
    const userId = await checkPassword(input.email, input.password, input.deviceToken);
    try {
      return { userId, code: await requireSecondFactor(userId, input.totp) };
    } catch (error) {
      throw error instanceof AppError ? await withSecondStep(error, userId) : error;
    }
  },
  audit: { kind: "account", id: ({ prepared }) => prepared.userId },
  run: ({ db, actor, input, prepared, effects }) => openBrowser(db, actor, effects, input, prepared),
});

/**
 * The second step of a browser's sign-in, after the first checked the password: only the code is asked for.
 * `secondStep` came with the refusal of the first step and is good for five minutes.
 */
export const loginSecondStep = command({
  name: "accounts.loginSecondStep",
  summary: "Sign a browser in whose password was checked, by the second factor",
  input: secondStepInput.extend(browserFields),
  output: z.object({ sessionId: z.uuid(), user: userView, deviceToken: z.string() }),
  access,
  message,
  rateLimit,
  prepare: async ({ input }) => {
    const userId = await readSecondStep(input.secondStep);
    if (!userId) throw new AppError("unauthenticated", "That took too long. Please sign in once more.");
    try {
      return { userId, code: await requireSecondFactor(userId, input.totp) };
    } catch (error) {
      throw error instanceof AppError ? await withSecondStep(error, userId, input.secondStep) : error;
    }
  },
  audit: { kind: "account", id: ({ prepared }) => prepared.userId },
  run: ({ db, actor, input, prepared, effects }) => openBrowser(db, actor, effects, input, prepared),
});

/** Adds to the refusal of a code what allows to send only the code again. */
async function withSecondStep(error: AppError, userId: string, made?: string): Promise<AppError> {
  if (error.details?.factor !== "totp" && !made) return error;
  const secondStep = made ?? (await makeSecondStep(userId));
  const { code, message, fields, retryAfterSeconds } = error;
  return new AppError(code, message, {
    fields,
    retryAfterSeconds,
    cause: error,
    details: { ...error.details, secondStep },
  });
}

/** Ends the caller's session in every form: cookie, tokens and sockets. */
export const logout = command({
  name: "accounts.logout",
  summary: "End this session",
  input: z.object({}),
  output: z.object({}),
  access: "signedIn",
  beforeTwoFactor: true,
  message: "You are signed out.",
  audit: { kind: "session", id: ({ actor }) => actor.sessionId },
  run: async ({ db, actor, effects }) => {
    await revokeSession(db, actor.sessionId);
    effects.job(terminateSockets, { userId: actor.userId });
    return {};
  },
});

/**
 * Exchanges a refresh token. The one that it replaces stays good for ten seconds, for a parallel refresh; if it is used
 * later, or replaced more than once, it counts as stolen and its session ends. Other sessions of the account go on.
 */
export const refresh = command({
  name: "accounts.refresh",
  summary: "Exchange a refresh token",
  input: refreshInput,
  output: z.object({ tokens: tokensView }),
  access: { public: "The refresh token itself is the credential." },
  audit: { skip: "Carries on a session whose sign-in has its entry." },
  run: async ({ db, input: { refreshToken }, effects }) => {
    const refused = new AppError("unauthenticated", "Token refresh failed");
    const sessionId = sessionOfRefreshToken(refreshToken);
    if (!sessionId) throw refused;
    const hash = hashToken(refreshToken);
    const [session] = await db
      .select({
        userId: sessions.userId,
        current: sql<boolean>`coalesce(${sessions.refreshHash} = ${hash}, false)`,
        inGrace: sql<boolean>`coalesce(${sessions.previousRefreshHash} = ${hash}
          and ${sessions.rotatedAt} > app_now() - interval '10 seconds', false)`,
      })
      .from(sessions)
      .where(
        and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), sql`${sessions.expiresAt} > app_now()`),
      )
      .for("update");
    if (!session) throw refused;
    const successor = successorOf(refreshToken, sessionId);
    if (session.current) {
      await db
        .update(sessions)
        .set({
          previousRefreshHash: hash,
          refreshHash: hashToken(successor),
          rotatedAt: sql`app_now()`,
          lastSeenAt: sql`app_now()`,
          expiresAt: sql`least(app_now() + interval '7 days', ${sessions.createdAt} + interval '90 days')`,
        })
        .where(eq(sessions.id, sessionId));
    } else if (!session.inGrace) {
      await revokeSession(db, sessionId);
      effects.job(terminateSockets, { userId: session.userId });
      log.warn({ sessionId, userId: session.userId }, "a replaced refresh token came back");
      return refuseAfterCommit(refused);
    }
    return { tokens: await tokensFor(sessionId, successor) };
  },
});
