import type { emailTokenPurposes } from "@/db/enums";
import { transact } from "@/lib/core/execute";
import { issueEmailToken } from "@/lib/domain/accounts/accounts/email-tokens";

/** Issues a token as a mail would carry it. */
export const mailToken = (
  userId: string,
  purpose: (typeof emailTokenPurposes)[number],
  email?: string,
): Promise<string> => transact((tx) => issueEmailToken(tx, userId, purpose, undefined, email));
