"use server";
import { applyPieces, traceOf } from "@/lib/domain/pitching/ai-assist/pieces";
import { updateDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { draftFields } from "@/lib/domain/pitching/pitch-drafts/schema";
import { aiAssist } from "@/lib/domain/pitching/pitches/queries/pitches";
import { suggestedPieces } from "@/lib/domain/pitching/pitches/schema";
import { answerAction, formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

export const askAssistant = answerAction(aiAssist, ({ text }: FormFields) =>
  Object.fromEntries(draftFields.map((field) => [field, text(field) ?? ""])),
);

/** Saves a draft with the pieces of the assistant that were ticked. */
export const takePieces = formAction(updateDraft, {
  read: ({ text, list }: FormFields) => {
    const ticked = list("piece");
    const fields = draftFields.flatMap((field) => {
      const parsed = suggestedPieces.safeParse(text(`pieces-${field}`));
      const pieces = parsed.data ?? [];
      const ids = pieces.flatMap(({ id }) => (ticked.includes(id) ? [id] : []));
      const original = text(field) ?? "";
      return ids.length > 0 ? [{ field, original, pieces, ids }] : [];
    });
    return {
      id: text("id"),
      // The pieces are places in the text as it was shown.
      version: Number(text("version")),
      ...Object.fromEntries(
        fields.map(({ field, original, pieces, ids }) => [field, applyPieces(original, pieces, ids)]),
      ),
      aiPieces: fields.flatMap(({ field, original, pieces, ids }) =>
        ids.map((id) => ({ field, text: traceOf(original, pieces, ids, id), accepted: true })),
      ),
    };
  },
  done: ({ draft }: { draft: { id: string } }) => `/matching?tab=create-pitch&edit=${draft.id}`,
});
