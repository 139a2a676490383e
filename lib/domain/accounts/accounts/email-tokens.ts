import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
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

/** Said to anyone whose link is used, out of date or none of ours. */
const deadLink = () =>
  invalidField("token", "This link has been used or is out of date. Please ask for a new one.");

/** The token of a mail's link, by the request that asked for the mail: sent twice, it is the same link. */
export const tokenOfRequest = (purpose: Purpose, userId: string, requestId: string) =>
  signHmac("email-link", `${purpose}:${userId}:${requestId}`);

/**
 * A single-use token for a link in a mail; it ends the account's older ones of its purpose, apart from those that stop
 * a change of address: a second change must not take the first one's way back. Its plain text exists only in that mail.
 * One given is stored once: issued again, it is the same link. `email` is the address it is about, of a change.
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
 * Consumes a token and returns its account. Used, expired, unknown: the same 400. The account is locked before
 * the token, in the order in which a change of its address does: that ends every link sent to the old one.
 */
export async function consumeEmailToken(tx: Transaction, token: string, purpose: Purpose): Promise<string> {
  return (await consumeLink(tx, token, purpose)).userId;
}

/** The same, with the address that the link was about. */
export async function consumeLink(
  tx: Transaction,
  token: string,
  purpose: Purpose,
): Promise<{ userId: string; email: string | null }> {
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
  if (!spent) throw deadLink();
  return spent;
}

/** Ends every unused link sent to the account, or those of some purposes. Call with the account locked. */
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

/** Deletes links that expired 30 days ago. */
export async function deleteOldTokens(tx: Transaction): Promise<void> {
  await tx.delete(emailTokens).where(sql`${emailTokens.expiresAt} < app_now() - interval '30 days'`);
}
