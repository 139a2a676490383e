import { hasModel } from "@/lib/platform/ai/ask-model";
import { estimateTokens, reserveTokens, settleTokens } from "@/lib/platform/ai/token-budget";
import { type PitchText, pitchFields } from "../pitches/pitch-text";
import { type AssistSuggestion, suggestImprovements } from "./ai-assist";
import { askProvider, type PieceFound, prepareQuestion, suggestionsOf } from "./ask-provider";
import { type AssistNotice, noticeOf } from "./notices";
import type { AssistSource } from "./pieces";
import { instructions, MAX_ANSWER_TOKENS } from "./question";

export type Assistance = {
  suggestions: AssistSuggestion[];
  /** The provider of the settings proposes, or the built-in rules do. */
  source: AssistSource;
  /** A sentence or two about what went otherwise than expected; null where nothing did. */
  notice: string | null;
};

/**
 * Tokens are counted against the account. `profileTexts` is what its profile states; `mayAsk` is false where someone
 * the pitch is for has AI off; `signal` is aborted when nobody waits for the answer any more, and ends the question.
 */
type Asking = {
  userId: string;
  profileTexts: readonly string[];
  mayAsk: boolean;
  signal?: AbortSignal | undefined;
};

/**
 * Returns proposals for a pitch: the provider's where settings name one and it may be asked, else the built-in rules'.
 * Each piece of the provider's answer is checked; where none holds, the built-in rules answer, and `notice` says so. It
 * throws no error of the provider's.
 */
export async function askAssistant(
  pitch: PitchText,
  { userId, profileTexts, mayAsk, signal }: Asking,
  found: (part: PieceFound) => void = () => {},
): Promise<Assistance> {
  const builtIn = (notice: AssistNotice | null): Assistance => {
    const suggestions = suggestImprovements(pitch);
    const byRules = suggestions.length > 0 ? "some" : "none";
    return { suggestions, source: "built-in", notice: notice && noticeOf(notice, byRules) };
  };
  if (!hasModel() || pitchFields.every((field) => pitch[field].trim() === "")) return builtIn(null);
  if (!mayAsk) return builtIn({ kind: "not-wanted" });
  const question = prepareQuestion(pitch, profileTexts);
  const most = estimateTokens(instructions + question.text) + MAX_ANSWER_TOKENS;
  const reserved = await reserveTokens(userId, most);
  if (!reserved) return builtIn({ kind: "used-up" });

  const { end, tokens } = await askProvider(question, found, signal);
  await settleTokens(reserved, end === "unavailable" ? 0 : tokens);

  const suggestions = suggestionsOf(pitch, question.check);
  const notice: AssistNotice = { kind: end, leftOut: question.check.leftOut };
  if (suggestions.length > 0) return { suggestions, source: "provider", notice: noticeOf(notice, null) };
  const { invented, unfit } = question.check.leftOut;
  if (end === "whole" && invented + unfit === 0) return { suggestions, source: "provider", notice: null };
  return builtIn(notice);
}
