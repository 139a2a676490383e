import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { pitches } from "@/db/schema/pitches";
import { conflict } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { lockAiSwitch } from "@/lib/domain/accounts/accounts/switch-ai";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { requireSender } from "../policy";
import { headlineOf } from "../rules";
import { pitchIdInput, pitchOutput, pitchView, updatePitchInput } from "../schema";
import { announcePitch } from "../store";
import { readPitchView } from "../views";
import { addressPitch } from "./address-pitch";
import { lockPitch, requireTransition } from "./lock-pitch";
import { requireOwnDraft } from "./source-draft";
import { mergeBody } from "./write-pitch";

/** Changes the fields that are sent, as long as the pitch is unsent. `recipientId: null` leaves it without one. */
export const updatePitch = command({
  name: "pitches.update",
  summary: "Change a pitch before it is sent",
  input: updatePitchInput,
  output: pitchOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockPitch(db, actor, input.id),
  allow: ({ actor, subject }) => requireSender(actor, subject),
  audit: { kind: "pitch", id: ({ subject }) => subject.id },
  run: async ({ db, actor: caller, input, subject }) => {
    const actor = await lockAiSwitch(db, caller);
    if (subject.status !== "unsent") throw conflict("A pitch can be changed only before it is sent.");
    const { id, recipientId, draftId, ...body } = input;
    const draft = await requireOwnDraft(db, actor, draftId);
    const recipient = recipientId ? (await addressPitch(db, actor, recipientId)).recipient : null;
    const addressed =
      recipientId === undefined
        ? {}
        : { recipientId: recipient?.userId ?? null, recipientProfileId: recipient?.id ?? null };
    await db
      .update(pitches)
      .set({
        ...(await mergeBody(db, actor, body, { row: subject, draft })),
        ...addressed,
        draftId,
        updatedAt: sql`app_now()`,
      })
      .where(eq(pitches.id, id));
    return { pitch: await readPitchView(db, actor, id) };
  },
});

/** Removes an unsent pitch for good; one that waits for an answer is withdrawn and stays with both. */
export const deletePitch = command({
  name: "pitches.delete",
  summary: "Remove an unsent pitch, or withdraw one that waits for an answer",
  input: pitchIdInput,
  output: z.object({ id: z.uuid(), pitch: pitchView.nullable() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockPitch(db, actor, input.id),
  allow: ({ actor, subject }) => requireSender(actor, subject),
  audit: { kind: "pitch", id: ({ subject }) => subject.id },
  run: async ({ db, actor, subject, effects }) => {
    const { id, recipientProfileId } = subject;
    if (subject.status === "unsent" || !recipientProfileId) {
      await db.delete(pitches).where(eq(pitches.id, id));
      return { id, pitch: null };
    }
    const status = requireTransition(subject, "withdraw");
    await db
      .update(pitches)
      .set({ status, updatedAt: sql`app_now()` })
      .where(and(eq(pitches.id, id), eq(pitches.status, subject.status)));
    effects.count("pitch_withdrawn", { by: actor.profileId, to: recipientProfileId, subjectId: id });
    await notify(db, effects, {
      profileId: recipientProfileId,
      kind: "pitch_withdrawn",
      dedupeKey: `pitch_withdrawn:${id}`,
      actorProfileId: subject.senderProfileId,
      subjectId: id,
      data: { title: headlineOf(subject) },
    });
    await announcePitch(db, effects, subject);
    return { id, pitch: await readPitchView(db, actor, id) };
  },
});
