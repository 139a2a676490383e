import { type AskedModel, askModel } from "@/lib/platform/ai/ask-model";
import { type PitchText, pitchFields } from "../pitches/pitch-text";
import type { AssistSuggestion } from "./ai-assist";
import { maskPitch } from "./masking";
import { type AssistPiece, applyPieces } from "./pieces";
import { ProposalCheck } from "./proposals";
import { asQuestion, instructions, MAX_ANSWER_TOKENS, proposedChange } from "./question";

/** A piece is reported as soon as it is checked, before the answer is whole. */
export type PieceFound = { field: AssistSuggestion["field"]; piece: AssistPiece };

/** The question about a pitch as it is sent, and the check that its answer goes through. */
export type ProviderQuestion = { text: string; check: ProposalCheck };

/** @param profileTexts what the sender's profile states: compared with, and never sent. */
export function prepareQuestion(pitch: PitchText, profileTexts: readonly string[] = []): ProviderQuestion {
  const { text: masked, unmask } = maskPitch(pitch);
  return { text: asQuestion(masked), check: new ProposalCheck(pitch, unmask, profileTexts) };
}

/**
 * Asks the provider for better wording, and checks its changes one by one as they come; `check` then has the valid
 * ones. Returns how the answer ended; throws nothing.
 */
export async function askProvider(
  { text, check }: ProviderQuestion,
  found: (part: PieceFound) => void = () => {},
  signal?: AbortSignal,
): Promise<AskedModel> {
  const question = { instructions, text, element: proposedChange, maxOutputTokens: MAX_ANSWER_TOKENS };
  const answer = askModel({ ...question, signal });
  let next = await answer.next();
  while (!next.done) {
    const { field } = next.value;
    const piece = check.take(next.value);
    if (piece) found({ field, piece });
    next = await answer.next();
  }
  return next.value;
}

/** Returns the valid pieces by field, with each field's text with all of them in it. */
export function suggestionsOf(pitch: PitchText, { pieces }: ProposalCheck): AssistSuggestion[] {
  return pitchFields.flatMap((field) => {
    const ofField = pieces.get(field);
    if (!ofField) return [];
    const text = applyPieces(
      pitch[field],
      ofField,
      ofField.map(({ id }) => id),
    );
    const reason = [...new Set(ofField.map((piece) => piece.reason))].join("; ");
    return [{ field, text, reason, pieces: [...ofField] }];
  });
}
