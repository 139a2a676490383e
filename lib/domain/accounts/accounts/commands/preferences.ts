import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireActFor } from "@/lib/domain/profiles/companies/policy";
import { refreshListing } from "@/lib/domain/profiles/profiles/store";
import { NEWS_TAG } from "@/lib/domain/profiles/profiles/tags";
import { accountSwitches, accountValues, byColumn, profileSwitches } from "../preferences";
import { preferencesInput, userView } from "../schema";
import { switchAi } from "../switch-ai";
import { readUserView } from "../views";

/**
 * Changes the preferences that are sent and leaves the others. With AI off every score of the account is deleted. A
 * profile that is hidden or shown again has left or joined lists, decks, maps and cached pages when the answer arrives.
 */
export const setPreferences = command({
  name: "accounts.setPreferences",
  summary: "Change preferences: notifications, mails, quiet hours, privacy, AI",
  input: preferencesInput,
  output: z.object({ preferences: userView.shape.preferences }),
  access: "signedIn",
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor, input, effects }) => {
    // The profile is written first, in the order of a save of the profile, which may go on to its account.
    await setPrivacy(db, effects, actor, input);
    if (input.ai !== undefined) await switchAi(db, actor.userId, input.ai);
    const columns = { ...byColumn(accountSwitches, input), ...byColumn(accountValues, input) };
    if (isAnySent(columns)) {
      // When the next digest is due is found out anew: any of these may have moved it.
      await db
        .update(users)
        .set({ ...columns, digestDue: null })
        .where(eq(users.id, actor.userId));
    }
    const user = await readUserView(db, actor.userId);
    if (!user) throw notFound();
    return { preferences: user.preferences };
  },
});

const isAnySent = (columns: object) => Object.values(columns).some((value) => value !== undefined);

/** Privacy belongs to the user's own profile, whichever one they act for. */
async function setPrivacy(
  db: Transaction,
  effects: Effects,
  actor: UserActor,
  input: z.output<typeof preferencesInput>,
): Promise<void> {
  const columns = byColumn(profileSwitches, input);
  if (!isAnySent(columns)) return;
  const isOwn = eq(profiles.userId, actor.userId);
  const [before] = await db
    .select({ id: profiles.id, visible: profiles.visible, companyId: profiles.companyId })
    .from(profiles)
    .where(isOwn)
    .for("update");
  if (!before) throw notFound();
  const isSwitched = (columns.visible ?? before.visible) !== before.visible;
  if (isSwitched) requireActFor(actor, before, "publish");
  await db.update(profiles).set(columns).where(isOwn);
  if (!isSwitched) return;
  await refreshListing(db, effects, before.id);
  effects.invalidate(NEWS_TAG);
}
