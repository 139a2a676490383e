import { and, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { emailTokenPurposes } from "@/db/enums";
import { emailTokens, users } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import { invalidField } from "@/lib/core/errors";
import { signHmac } from "@/lib/platform/crypto/hmac";
import { hashToken, newToken } from "@/lib/platform/crypto/tokens";

type Purpose = (typeof emailTokenPurposes)[number];
const LIFE = {
  verify: sql`app_now() + interval '24 hours'`,
  reset: sql`app_now() + interval '1 hour'`,
  change: sql`app_now() + interval '24 hours'`,
  stop: sql`app_now() + interval '7 days'`,
  restore: sql`app_now() + interval '24 hours'`,
};

/** A link that is used, out of date or not ours gets one answer, so that it reveals nothing. */
const deadLink = () =>
  invalidField("token", "This link has been used or is out of date. Please ask for a new one.");

/** The token follows from the request that asked for the mail, so that a mail that is sent twice holds one link. */
export const tokenOfRequest = (purpose: Purpose, userId: string, requestId: string) =>
  signHmac("email-link", `${purpose}:${userId}:${requestId}`);

/**
 * Stores a single-use token for a link in a mail; its plain text exists only in that mail. It ends the account's older
 * tokens of its purpose, apart from those that stop a change of address, since a second change must not take away the
 * first one's way back. A token that is issued again is stored once. `email` is the address that a
 * confirmation goes to, or that a change is about.
 */
export async function issueEmailToken(
  tx: Transaction,
  userId: string,
  purpose: Purpose,
  token = newToken(),
  email: string | null = null,
): Promise<string> {
  const tokenHash = hashToken(token);
  const older = and(unusedOf(userId), eq(emailTokens.purpose, purpose), ne(emailTokens.tokenHash, tokenHash));
  if (purpose !== "stop") await tx.update(emailTokens).set({ usedAt: sql`app_now()` }).where(older);
  await tx
    .insert(emailTokens)
    .values({ userId, purpose, tokenHash, email, expiresAt: LIFE[purpose] as never })
    .onConflictDoNothing();
  return token;
}

const unusedOf = (userId: string) => and(eq(emailTokens.userId, userId), isNull(emailTokens.usedAt));

/**
 * Consumes a token and returns its account. A used, expired or unknown one gets the same 400. The account is locked
 * before the token, in the order in which a change of its address locks them: that change ends every link sent to the
 * old address.
 */
export async function consumeEmailToken(tx: Transaction, token: string, purpose: Purpose): Promise<string> {
  return (await consumeLink(tx, token, purpose)).userId;
}

/** Consumes a token and also returns the address that its link was about. */
export async function consumeLink(
  tx: Transaction,
  token: string,
  purpose: Purpose,
): Promise<{ userId: string; email: string | null }> {
  const spent = await spendToken(tx, token, purpose);
  if (!spent) throw deadLink();
  return spent;
}

async function spendToken(tx: Transaction, token: string, purpose: Purpose) {
  const tokenHash = hashToken(token);
  await tx
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.id} = (select ${emailTokens.userId} from ${emailTokens} where ${emailTokens.tokenHash} = ${tokenHash})`,
    )
    .for("update");
  const [spent] = await tx
    .update(emailTokens)
    .set({ usedAt: sql`app_now()` })
    .where(
      and(
        eq(emailTokens.tokenHash, tokenHash),
        eq(emailTokens.purpose, purpose),
        isNull(emailTokens.usedAt),
        sql`${emailTokens.expiresAt} > app_now()`,
      ),
    )
    .returning({ userId: emailTokens.userId, email: emailTokens.email });
  return spent;
}

/**
 * Consumes a link that confirms an address. Opened once more, by its reader or by a program that looked at it before
 * them, it still says that the address is confirmed (`isDone`), as long as the account has the address it went to.
 */
export async function consumeConfirmation(
  tx: Transaction,
  token: string,
  purpose: "verify" | "change",
): Promise<{ userId: string; email: string | null; isDone: boolean }> {
  const spent = await spendToken(tx, token, purpose);
  if (spent) return { ...spent, isDone: false };
  const [done] = await tx
    .select({ userId: users.id, email: users.email })
    .from(emailTokens)
    .innerJoin(users, and(eq(users.id, emailTokens.userId), eq(users.email, emailTokens.email)))
    .where(
      and(
        eq(emailTokens.tokenHash, hashToken(token)),
        eq(emailTokens.purpose, purpose),
        isNotNull(emailTokens.usedAt),
        isNotNull(users.emailVerifiedAt),
        isNull(users.deletedAt),
      ),
    );
  if (!done) throw deadLink();
  return { ...done, isDone: true };
}

/** Ends every unused link sent to the account, or those of some purposes. The caller has locked the account. */
export async function revokeEmailTokens(
  tx: Transaction,
  userId: string,
  purposes?: readonly Purpose[],
): Promise<void> {
  await tx
    .update(emailTokens)
    .set({ usedAt: sql`app_now()` })
    .where(and(unusedOf(userId), purposes && inArray(emailTokens.purpose, purposes)));
}

export async function deleteOldTokens(tx: Transaction): Promise<void> {
  await tx.delete(emailTokens).where(sql`${emailTokens.expiresAt} < app_now() - interval '30 days'`);
}
