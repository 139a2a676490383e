import { and, eq, isNull, sql } from "drizzle-orm";
import { sessions } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import type { Actor } from "@/lib/core/actor";
import { endPushOf } from "@/lib/domain/profiles/push/store";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "@/lib/platform/auth/access-token";
import { newRefreshToken } from "@/lib/platform/auth/refresh-token";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { uuidv7 } from "@/lib/utils/uuid";

const SESSION_LIFE = sql`app_now() + interval '7 days'`;
/** Signing in proves the owner, so sensitive acts ask for no code in the first ten minutes. */
const CONFIRMED = sql`app_now()`;

/** Opens a browser's session and returns the id of its row, which the cookie refers to. */
export async function openBrowserSession(
  tx: Transaction,
  actor: Actor,
  userId: string,
  userAgent: string | null,
) {
  const id = uuidv7();
  await tx.insert(sessions).values({
    ...{ id, userId, kind: "browser" as const, ip: actor.ip, userAgent },
    ...{ expiresAt: SESSION_LIFE as never, confirmedAt: CONFIRMED as never },
  });
  return id;
}

export async function openApiSession(tx: Transaction, actor: Actor, userId: string) {
  const id = uuidv7();
  const refreshToken = newRefreshToken(id);
  await tx.insert(sessions).values({
    id,
    userId,
    kind: "api",
    ip: actor.ip,
    refreshHash: hashToken(refreshToken),
    expiresAt: SESSION_LIFE as never,
    confirmedAt: CONFIRMED as never,
  });
  return tokensFor(id, refreshToken);
}

export async function tokensFor(sessionId: string, refreshToken: string) {
  return { accessToken: await signAccessToken(sessionId), refreshToken, expiresIn: ACCESS_TOKEN_SECONDS };
}

/** Ends one session in every form, with the pushes to its device. Returns the account it belonged to, or null when it is gone or over already. */
export async function revokeSession(tx: Transaction, sessionId: string): Promise<string | null> {
  const [ended] = await tx
    .update(sessions)
    .set({ revokedAt: sql`app_now()` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId });
  if (ended) await endPushOf(tx, [sessionId]);
  return ended?.userId ?? null;
}

/** Ends all sessions of a user, or all but one. */
export async function revokeSessions(tx: Transaction, userId: string, except?: string): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`app_now()` })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except ? sql`${sessions.id} <> ${except}` : undefined,
      ),
    )
    .returning({ id: sessions.id });
  await endPushOf(
    tx,
    ended.map(({ id }) => id),
  );
}

export async function deleteEndedSessions(tx: Transaction): Promise<void> {
  await tx
    .delete(sessions)
    .where(sql`coalesce(${sessions.revokedAt}, ${sessions.expiresAt}) < app_now() - interval '30 days'`);
}
