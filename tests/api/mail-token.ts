import { transact } from "@/lib/core/execute";
import { issueEmailToken } from "@/lib/domain/accounts/email-tokens";

/** A token as the mail would carry it. */
export const mailToken = (userId: string, purpose: "verify" | "reset"): Promise<string> =>
  transact((tx) => issueEmailToken(tx, userId, purpose));
