import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { emailTokenPurposes } from "@/db/enums";
import { emailTokens, users } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import { invalidField } from "@/lib/core/errors";
import { hashToken, newToken } from "@/lib/platform/crypto/tokens";

type Purpose = (typeof emailTokenPurposes)[number];
const LIFE = { verify: sql`app_now() + interval '24 hours'`, reset: sql`app_now() + interval '1 hour'` };

/**
 * A single-use token for a link in a mail; it ends the account's older ones of its purpose. Its plain text exists only
 * in that mail. One given is stored once: issued again, it is the same link.
 */
export async function issueEmailToken(
  tx: Transaction,
  userId: string,
  purpose: Purpose,
  token = newToken(),
): Promise<string> {
  const tokenHash = hashToken(token);
  await tx
    .update(emailTokens)
    .set({ usedAt: sql`app_now()` })
    .where(and(unusedOf(userId), eq(emailTokens.purpose, purpose), ne(emailTokens.tokenHash, tokenHash)));
  await tx
    .insert(emailTokens)
    .values({ userId, purpose, tokenHash, expiresAt: LIFE[purpose] as never })
    .onConflictDoNothing();
  return token;
}

const unusedOf = (userId: string) => and(eq(emailTokens.userId, userId), isNull(emailTokens.usedAt));

/**
 * Consumes a token and returns its account. Used, expired, unknown: the same 400. The account is locked before
 * the token, in the order in which a change of its address does: that ends every link sent to the old one.
 */
export async function consumeEmailToken(tx: Transaction, token: string, purpose: Purpose): Promise<string> {
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
    .returning({ userId: emailTokens.userId });
  if (!spent)
    throw invalidField("token", "This link has been used or is out of date. Please ask for a new one.");
  return spent.userId;
}

/** Ends every unused link sent to the account, of every purpose. Call with the account locked. */
export async function revokeEmailTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.update(emailTokens).set({ usedAt: sql`app_now()` }).where(unusedOf(userId));
}

/** Deletes links that expired 30 days ago. */
export async function deleteOldTokens(tx: Transaction): Promise<void> {
  await tx.delete(emailTokens).where(sql`${emailTokens.expiresAt} < app_now() - interval '30 days'`);
}
