import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { switchAi } from "@/lib/domain/ai-assist/switch-ai";
import { preferencesInput, userView } from "../schema";
import { readUserView } from "../views";

/** Changes the preferences that are sent and leaves the others. With AI off every score of the account is deleted. */
export const setPreferences = command({
  name: "accounts.setPreferences",
  summary: "Change preferences: AI on or off",
  input: preferencesInput,
  output: z.object({ preferences: userView.shape.preferences }),
  access: "signedIn",
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor, input }) => {
    if (input.ai !== undefined) await switchAi(db, actor.userId, input.ai);
    const user = await readUserView(db, actor.userId);
    if (!user) throw notFound();
    return { preferences: user.preferences };
  },
});
