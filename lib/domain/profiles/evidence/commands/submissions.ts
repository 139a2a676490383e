import { count, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { evidenceSubmissions } from "@/db/schema/verification";
import { conflict, invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { lockOwnProfile, lockSubmission } from "../policy";
import { renewEvidence } from "../renew";
import { mayAppeal, verificationLimits } from "../rules";
import {
  appealInput,
  submissionIdInput,
  submissionView,
  submitEvidenceInput,
  submittableFor,
} from "../schema";
import { removeEvidence } from "../store";
import { toSubmissionView } from "../views";
import { checkEvidenceJob } from "./check-submission";

const output = z.object({ submission: submissionView });

/** Submits evidence about oneself. It counts for nothing until a check or a reviewer accepts it. */
export const submitEvidence = command({
  name: "evidence.submit",
  summary: "Submit evidence for the own marks, to be checked",
  input: submitEvidenceInput,
  output,
  access: "signedIn",
  rateLimit: { perAddress: 60 },
  subject: ({ db, actor }) => lockOwnProfile(db, actor),
  audit: { kind: "evidence_submission", id: ({ output: { submission } }) => submission.id },
  run: async ({ db, actor, input, subject, effects }) => {
    const { kind, outlet, url, publishedOn } = input;
    const kinds = submittableFor(subject.kind);
    if (!kinds.includes(kind)) {
      throw invalidField(
        "kind",
        kinds.length > 0
          ? `Kind must be one of ${kinds.map((one) => one.toUpperCase()).join(", ")}`
          : "There is nothing to submit for a newsroom: please verify your website instead",
      );
    }
    const ofProfile = eq(evidenceSubmissions.profileId, subject.id);
    const stored = only(await db.select({ total: count() }).from(evidenceSubmissions).where(ofProfile));
    if (stored.total >= verificationLimits.submissions) {
      throw conflict(`You can submit ${verificationLimits.submissions} pieces. Please remove one first.`);
    }
    const occurredAt = kind === "byline" ? (publishedOn ?? null) : null;
    const [row] = await db
      .insert(evidenceSubmissions)
      .values({ profileId: subject.id, userId: actor.userId, kind, outlet, url, occurredAt })
      .onConflictDoNothing()
      .returning();
    if (!row) throw conflict("You submitted this already.");
    effects.job(checkEvidenceJob, { id: row.id }, { key: `evidence:${row.id}` });
    return { submission: toSubmissionView(row) };
  },
});

/** Takes a submission back, with the evidence that it became: the marks follow at once. */
export const removeSubmission = command({
  name: "evidence.remove",
  summary: "Remove own evidence that was submitted",
  input: submissionIdInput,
  output: z.object({}),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockSubmission(db, actor, input.id),
  audit: { kind: "evidence_submission", id: ({ subject }) => subject.id },
  run: async ({ db, subject, effects }) => {
    await db.delete(evidenceSubmissions).where(eq(evidenceSubmissions.id, subject.id));
    const { profileId } = subject;
    await removeEvidence(db, effects, subject);
    await renewEvidence(db, effects, { profileId, changed: "evidence", lostMark: false });
    return {};
  },
});

/** Asks staff to look at what the check refused. */
export const appealEvidence = command({
  name: "evidence.appeal",
  summary: "Ask staff to look at refused evidence",
  input: appealInput,
  output,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockSubmission(db, actor, input.id),
  allow: ({ subject }) => {
    if (!mayAppeal(subject.state)) {
      throw conflict("Only evidence that the check refused can be appealed, and once.");
    }
  },
  audit: { kind: "evidence_submission", id: ({ subject }) => subject.id },
  run: async ({ db, subject, input }) => {
    const row = await db
      .update(evidenceSubmissions)
      .set({ state: "appealed", appeal: input.reason, appealedAt: sql`app_now()` })
      .where(eq(evidenceSubmissions.id, subject.id))
      .returning()
      .then(only);
    return { submission: toSubmissionView(row) };
  },
});
