import { and, eq } from "drizzle-orm";
import { ratings } from "@/db/schema/pitches";
import { conflict, invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { pitchOutput, showFeedbackInput } from "../schema";
import { announcePitch } from "../store";
import { readPitchView } from "../views";
import { lockPitch } from "./lock-pitch";

/**
 * Lets the note of one's own rating be shown on the rated one's profile, or revokes that: their page is rendered again
 * on its next request. The rating itself stays as it was given.
 */
export const showFeedback = command({
  name: "pitches.showFeedback",
  summary: "Let the own note be shown as a testimonial, or take that back",
  input: showFeedbackInput,
  output: pitchOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockPitch(db, actor, input.id),
  audit: { kind: "pitch", id: ({ subject }) => subject.id },
  run: async ({ db, actor, input: { feedbackPublic }, subject, effects }) => {
    const own = and(eq(ratings.pitchId, subject.id), eq(ratings.raterProfileId, actor.profileId));
    const [rating] = await db.select().from(ratings).where(own);
    if (!rating) throw conflict("You have not rated this collaboration yet.");
    if (feedbackPublic && rating.feedback === "") {
      throw invalidField("feedbackPublic", "Your rating has no note that could be shown.");
    }
    if (rating.feedbackPublic !== feedbackPublic) {
      await db.update(ratings).set({ feedbackPublic }).where(own);
      effects.invalidate(profileTag(rating.ratedProfileId));
      await announcePitch(db, effects, subject);
    }
    return { pitch: await readPitchView(db, actor, subject.id) };
  },
});
