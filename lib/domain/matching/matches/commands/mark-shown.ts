import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "@/db/schema/profiles";
import { command } from "@/lib/core/operation";
import { resolveProfileId } from "@/lib/domain/profiles/profiles/store";
import { isEligible } from "../candidates";
import { candidateIdInput } from "../schema";
import { writeShown } from "../store";

/** Marks that the caller has a candidate's card before them. The first time counts; repeating it changes nothing. */
export const markShown = command({
  name: "matches.markShown",
  summary: "Say that a candidate's card is on screen, for the funnel of matches",
  input: candidateIdInput,
  output: z.object({}),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const id = await resolveProfileId(db, input.id);
    if (!id) return null;
    const viewer = { profileId: actor.profileId, userId: actor.userId, kind: actor.userType };
    const [target] = await db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, id), isEligible(viewer)));
    return target ?? null;
  },
  audit: { skip: "Marks what was seen, as read markers do; nobody else sees a change." },
  run: async ({ db, actor, subject }) => {
    await writeShown(db, actor.profileId, subject.id);
    return {};
  },
});
