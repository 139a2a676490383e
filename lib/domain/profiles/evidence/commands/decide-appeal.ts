import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { forbidden, notFound } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { lockAppeal, requireUndecided, settleAppeal } from "../appeals";
import { decideAppealInput, submissionView } from "../schema";
import { toSubmissionView } from "../views";

/** Decides an appeal, with a reason that its owner reads. Nobody decides about a profile that they act for. */
export const decideAppeal = command({
  name: "evidence.decideAppeal",
  summary: "Approve or decline an appeal, with a reason",
  input: decideAppealInput,
  output: z.object({ submission: submissionView }),
  access: "staff",
  subject: ({ db, input }) => lockAppeal(db, input.id),
  allow: ({ actor, subject }) => {
    if (subject.userId === actor.userId || subject.profileId === actor.profileId) {
      throw forbidden("You cannot decide about your own evidence.");
    }
    requireUndecided(subject);
  },
  audit: { kind: "evidence_submission", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject, input: { decision, reason }, effects }) => {
    const [reviewer] = await db.select({ name: users.name }).from(users).where(eq(users.id, actor.userId));
    if (!reviewer) throw notFound();
    const row = await settleAppeal(db, effects, subject, {
      decision,
      reason,
      reviewerId: actor.userId,
      reviewedBy: reviewer.name,
    });
    return { submission: toSubmissionView(row) };
  },
});
