import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { apiTokens, memberships, users } from "@/db/schema/accounts";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict, invalidField } from "@/lib/core/errors";
import { toIso, toIsoOrNull, upperCase } from "@/lib/core/fields";
import type { TokenScope } from "@/lib/core/token-scopes";
import { TOKEN_START } from "@/lib/platform/auth/load-actor";
import { hashToken, newToken } from "@/lib/platform/crypto/tokens";
import { MAX_TOKENS, tokenMessages } from "./rules";
import type { NewToken, TokenView } from "./schema";

/** A token is shown by so many characters, of which the first three are the same in all. */
const PREFIX_LENGTH = 10;

export type Owner = { userId: string } | { companyId: string };
export const ownedBy = (owner: Owner): SQL =>
  "userId" in owner ? eq(apiTokens.userId, owner.userId) : eq(apiTokens.companyId, owner.companyId);

/** A token's requests since the 1st of this month (UTC). */
const callsNow = sql<number>`case when ${apiTokens.callsMonth} =
  date_trunc('month', app_now() at time zone 'UTC')::date then ${apiTokens.calls} else 0 end`;

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  prefix: apiTokens.prefix,
  scopes: apiTokens.scopes,
  role: apiTokens.role,
  madeBy: users.name,
  isExpired: sql<boolean>`${apiTokens.expiresAt} <= app_now()`,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
  callsThisMonth: callsNow,
};

/** Reads the tokens that nobody revoked, the newest first. Those that are out of date are among them for some days. */
export async function readTokens(db: Db | Transaction, which: SQL): Promise<TokenView[]> {
  const rows = await db
    .select(columns)
    .from(apiTokens)
    .leftJoin(users, and(eq(users.id, apiTokens.madeBy), isNull(users.deletedAt)))
    .where(and(which, isNull(apiTokens.revokedAt)))
    .orderBy(desc(apiTokens.id))
    // Those that work are few, and those that are out of date are deleted after a while.
    .limit(10 * MAX_TOKENS);
  return rows.map(({ scopes, role, createdAt, expiresAt, lastUsedAt, ...row }) => ({
    ...row,
    scopes: scopes as TokenScope[],
    role: role && upperCase(role),
    createdAt: toIso(createdAt),
    expiresAt: toIso(expiresAt),
    lastUsedAt: toIsoOrNull(lastUsedAt),
  }));
}

/** Counts this month's requests with the tokens of an account, and with its company's and all its members'. */
export async function countCalls(db: Db, userId: string, companyId: string | null): Promise<number> {
  const { calls } = await db
    .select({ calls: sql<number>`coalesce(sum(${callsNow}), 0)::int` })
    .from(apiTokens)
    .where(
      sql`${apiTokens.userId} = ${userId} or ${apiTokens.companyId} = ${companyId} or ${apiTokens.userId} in
        (select ${memberships.userId} from ${memberships} where ${memberships.companyId} = ${companyId})`,
    )
    .then(only);
  return calls;
}

/** The caller has locked the owner's row, so that requests side by side make no more than there may be. */
export async function requireRoom(tx: Transaction, owner: Owner): Promise<void> {
  const { count } = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(apiTokens)
    .where(and(ownedBy(owner), isNull(apiTokens.revokedAt), sql`${apiTokens.expiresAt} > app_now()`))
    .then(only);
  if (count >= MAX_TOKENS) throw conflict(tokenMessages.full);
}

/** Makes a secret, and what is stored of it. */
function issue(actor: UserActor, days: number) {
  const secret = TOKEN_START + newToken();
  const stored = {
    madeBy: actor.userId,
    tokenHash: hashToken(secret),
    prefix: secret.slice(0, PREFIX_LENGTH),
    expiresAt: sql`app_now() + make_interval(days => ${days})` as never,
  };
  return { secret, stored };
}

type Fields = Pick<typeof apiTokens.$inferInsert, "name" | "scopes" | "role">;

/** The caller has locked the owner's row. @throws AppError `invalid_input` at the name of a token that is not revoked. */
export async function insertToken(
  tx: Transaction,
  actor: UserActor,
  { owner, days, ...fields }: Fields & { owner: Owner; days: number },
): Promise<NewToken> {
  const [taken] = await tx
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(and(ownedBy(owner), eq(apiTokens.name, fields.name), isNull(apiTokens.revokedAt)));
  if (taken) throw invalidField("name", tokenMessages.taken);
  const { secret, stored } = issue(actor, days);
  const { id } = await tx
    .insert(apiTokens)
    .values({ ...fields, ...owner, ...stored })
    .returning({ id: apiTokens.id })
    .then(only);
  return { token: only(await readTokens(tx, eq(apiTokens.id, id))), secret };
}

/**
 * Gives a locked token another secret: the earlier one works no more when the answer arrives.
 * @throws AppError `conflict` where it has another prefix than the caller saw.
 */
export async function replaceSecret(
  tx: Transaction,
  actor: UserActor,
  token: LockedToken,
  { prefix, days }: { prefix: string; days: number },
): Promise<NewToken> {
  const { id } = token;
  if (prefix !== token.prefix) throw conflict(tokenMessages.rotated);
  const { secret, stored } = issue(actor, days);
  await tx
    .update(apiTokens)
    .set({ ...stored, warnedAt: null })
    .where(eq(apiTokens.id, id));
  return { token: only(await readTokens(tx, eq(apiTokens.id, id))), secret };
}

export async function revoke(tx: Transaction, id: string): Promise<{ id: string }> {
  await tx.update(apiTokens).set({ revokedAt: sql`app_now()` }).where(eq(apiTokens.id, id));
  return { id };
}

type LockedToken = { id: string; prefix: string };

/** Locks a token of this owner that nobody revoked. */
export async function lockToken(tx: Transaction, owner: Owner, id: string): Promise<LockedToken | null> {
  const [row] = await tx
    .select({ id: apiTokens.id, prefix: apiTokens.prefix })
    .from(apiTokens)
    .where(and(eq(apiTokens.id, id), ownedBy(owner), isNull(apiTokens.revokedAt)))
    .for("update");
  return row ?? null;
}

/** Deletes tokens 30 days after they were revoked or out of date, and not before the month whose requests they count is over. */
export async function deleteEndedTokens(tx: Transaction): Promise<void> {
  await tx.delete(apiTokens).where(
    sql`least(${apiTokens.expiresAt}, ${apiTokens.revokedAt}) <
        least(app_now() - interval '30 days', date_trunc('month', app_now(), 'UTC'))`,
  );
}
