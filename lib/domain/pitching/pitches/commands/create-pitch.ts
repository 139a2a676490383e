import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { pitches } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { towards } from "@/lib/core/audit-detail";
import { conflict, invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { lockAiSwitch } from "@/lib/domain/accounts/accounts/switch-ai";
import { uuidv7 } from "@/lib/utils/uuid";
import { requireMaySend } from "../policy";
import { createPitchInput, pitchOutput } from "../schema";
import { readPitchView } from "../views";
import { addressPitch } from "./address-pitch";
import { requireOwnDraft } from "./source-draft";
import { deliverPitch, mergeBody } from "./write-pitch";

/** Nobody needs so many unsent; the limit bounds what one account can store. */
const MAX_UNSENT = 500;

/**
 * Writes a pitch, and sends it at once when it names a recipient. `send: false` stores it unsent, however little of it
 * is written; sending asks for complete content: the 5 W's, or a subject and a message.
 */
export const createPitch = command({
  name: "pitches.create",
  summary: "Write a pitch; with a recipient and complete content it is sent",
  input: createPitchInput,
  output: pitchOutput,
  access: "signedIn",
  message: ({ pitch }) => (pitch.status === "SENT" ? `Pitch sent to ${pitch.recipient?.name}!` : undefined),
  subject: ({ actor }) => actor,
  allow: ({ actor, input }) => {
    if (isSent(input)) requireMaySend(actor);
  },
  audit: {
    kind: "pitch",
    id: ({ output }) => output.pitch.id,
    detail: ({ output: { pitch } }) => ({
      outcome: pitch.status === "SENT" ? "sent" : "wrote",
      ...towards(pitch.recipient?.id),
    }),
  },
  run: async ({ db, actor: caller, input, effects }) => {
    const actor = await lockAiSwitch(db, caller);
    const { recipientId, draftId, send: _, ...body } = input;
    const draft = await requireOwnDraft(db, actor, draftId);
    const content = await mergeBody(db, actor, body, { draft });
    if (isSent(input)) {
      if (!recipientId) throw invalidField("recipientId", "Please choose who the pitch goes to.");
      const id = await deliverPitch(db, effects, actor, recipientId, { content, draftId });
      return { pitch: await readPitchView(db, actor, id) };
    }
    await requireRoom(db, actor);
    const address = recipientId ? await addressPitch(db, actor, recipientId) : null;
    const id = uuidv7();
    await db.insert(pitches).values({
      ...content,
      id,
      draftId,
      senderId: actor.userId,
      senderProfileId: actor.profileId,
      recipientId: address?.recipient.userId,
      recipientProfileId: address?.recipient.id,
    });
    return { pitch: await readPitchView(db, actor, id) };
  },
});

const isSent = ({ recipientId, send = Boolean(recipientId) }: z.output<typeof createPitchInput>) => send;

async function requireRoom(tx: Transaction, actor: UserActor): Promise<void> {
  const stored = await tx
    .select({ id: pitches.id })
    .from(pitches)
    .where(and(eq(pitches.senderProfileId, actor.profileId), eq(pitches.status, "unsent")))
    .limit(MAX_UNSENT);
  if (stored.length < MAX_UNSENT) return;
  throw conflict(
    `You have ${MAX_UNSENT} unsent pitches, which is as many as we keep. Please delete one first.`,
  );
}
