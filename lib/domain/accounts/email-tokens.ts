import { and, eq, isNull, sql } from "drizzle-orm";
import type { emailTokenPurposes } from "@/db/enums";
import { emailTokens } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import { invalidField } from "@/lib/core/errors";
import { hashToken, newToken } from "@/lib/platform/crypto/tokens";

type Purpose = (typeof emailTokenPurposes)[number];
const LIFE = { verify: sql`app_now() + interval '24 hours'`, reset: sql`app_now() + interval '1 hour'` };

/** A fresh single-use token for a link in a mail. Its plain text exists only in that mail. */
export async function issueEmailToken(tx: Transaction, userId: string, purpose: Purpose): Promise<string> {
  const token = newToken();
  await tx
    .insert(emailTokens)
    .values({ userId, purpose, tokenHash: hashToken(token), expiresAt: LIFE[purpose] as never });
  return token;
}

/** Uses a token up and says whose it was. Used, expired and unknown ones are the same 400. */
export async function spendEmailToken(tx: Transaction, token: string, purpose: Purpose): Promise<string> {
  const [spent] = await tx
    .update(emailTokens)
    .set({ usedAt: sql`app_now()` })
    .where(
      and(
        eq(emailTokens.tokenHash, hashToken(token)),
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
