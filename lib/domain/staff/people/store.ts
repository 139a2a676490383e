import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { holdAccount } from "@/lib/domain/accounts/accounts/holds";
import { returnToDraft } from "@/lib/domain/newsrooms/releases/store";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { quoted } from "@/lib/utils/quoted";
import { uuidv7 } from "@/lib/utils/uuid";

/** Its colleagues read this as well: they may let it out. */
const RETURNED = "The account that planned it is on hold, so it does not go out by itself. Its time is kept.";

/**
 * From now on the account can send nothing, by the clock neither: its releases that nobody may read yet are drafts
 * again. @throws AppError `conflict` where it is on hold or gone already.
 */
export async function holdWithReleases(tx: Transaction, effects: Effects, userId: string, reason: string) {
  await holdAccount(tx, effects, userId, reason);
  for (const { id, profileId, title } of await returnToDraft(tx, userId))
    await notify(tx, effects, {
      ...{ profileId, kind: "account_reviewed", subjectId: id, dedupeKey: `release_returned:${uuidv7()}` },
      data: { title: `${quoted(title)} is a draft again`, text: RETURNED, url: `/releases/${id}` },
    });
}
