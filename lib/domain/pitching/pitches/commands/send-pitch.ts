import { towards } from "@/lib/core/audit-detail";
import { invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { lockAiSwitch } from "@/lib/domain/accounts/accounts/switch-ai";
import { describeMissing, isComplete } from "@/lib/domain/pitching/pitch-drafts/rules";
import { requireMaySend, requireSender } from "../policy";
import { pitchOutput, sendDraftInput, sendPitchInput } from "../schema";
import { readPitchView } from "../views";
import { lockPitch } from "./lock-pitch";
import { lockOwnDraft } from "./source-draft";
import { deliverPitch, mergeBody } from "./write-pitch";

/** Sends an unsent pitch once; sent again, it is the same pitch and nothing happens. */
export const sendPitch = command({
  name: "pitches.send",
  summary: "Send a pitch",
  input: sendPitchInput,
  output: pitchOutput,
  access: "signedIn",
  message: ({ pitch }) => `Pitch sent to ${pitch.recipient?.name}!`,
  subject: ({ db, actor, input }) => lockPitch(db, actor, input.id),
  allow: ({ actor, subject }) => {
    requireSender(actor, subject);
    if (subject.status === "unsent") requireMaySend(actor);
  },
  audit: {
    kind: "pitch",
    // Sent again, nothing happens.
    id: ({ subject }) => (subject.status === "unsent" ? subject.id : undefined),
    detail: ({ output: { pitch } }) => towards(pitch.recipient?.id),
  },
  run: async ({ db, actor: caller, input, subject, effects }) => {
    const actor = await lockAiSwitch(db, caller);
    if (subject.status === "unsent") {
      const recipientId = input.recipientId ?? subject.recipientProfileId;
      if (!recipientId) throw invalidField("recipientId", "Please choose who the pitch goes to.");
      const content = await mergeBody(db, actor, {}, { row: subject });
      const { draftId } = subject;
      await deliverPitch(db, effects, actor, recipientId, { content, draftId, unsent: subject });
    }
    return { pitch: await readPitchView(db, actor, subject.id) };
  },
});

/** Sends a saved draft to a profile, as "Send Saved Pitch" does. The draft stays and counts the sending. */
export const sendDraft = command({
  name: "pitches.sendDraft",
  summary: "Send a saved pitch draft to a profile",
  input: sendDraftInput,
  output: pitchOutput,
  access: "signedIn",
  message: ({ pitch }) => `Pitch sent to ${pitch.recipient?.name}!`,
  subject: ({ db, actor, input }) => lockOwnDraft(db, actor, input.id),
  allow: ({ actor }) => requireMaySend(actor),
  audit: {
    kind: "pitch",
    id: ({ output }) => output.pitch.id,
    detail: ({ output: { pitch } }) => towards(pitch.recipient?.id),
  },
  run: async ({ db, actor: caller, input, subject: draft, effects }) => {
    const actor = await lockAiSwitch(db, caller);
    if (!isComplete(draft)) {
      throw invalidField("id", `Only a complete pitch can be sent: ${describeMissing(draft)}.`);
    }
    const { title, who, what, perks } = draft;
    const w = { whereLocation: draft.where, whenTiming: draft.when, whyNewsworthy: draft.why };
    const content = await mergeBody(db, actor, { title, who, what, perks, ...w }, { draft });
    const id = await deliverPitch(db, effects, actor, input.recipientId, { content, draftId: draft.id });
    return { pitch: await readPitchView(db, actor, id) };
  },
});
