import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { holdAccount } from "@/lib/domain/accounts/accounts/holds";
import { returnToDraft } from "@/lib/domain/newsrooms/releases/store";

/**
 * From now on the account can send nothing, by the clock neither: its releases that nobody may read yet are drafts
 * again. @throws AppError `conflict` where it is on hold or gone already.
 */
export async function holdWithReleases(tx: Transaction, effects: Effects, userId: string, reason: string) {
  await holdAccount(tx, effects, userId, reason);
  await returnToDraft(tx, userId);
}
