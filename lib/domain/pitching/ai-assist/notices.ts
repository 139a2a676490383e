import type { AnswerEnd } from "@/lib/platform/ai/ask-model";
import type { LeftOut } from "./proposals";

export type AssistNotice =
  | { kind: AnswerEnd; leftOut: LeftOut }
  /** The account's tokens of the day are used. */
  | { kind: "used-up" }
  /** The recipient has AI off. */
  | { kind: "not-wanted" };

const rulesFound = {
  some: "These suggestions come from our built-in rules.",
  none: "Our built-in rules find nothing to change.",
};

const endings: Record<AssistNotice["kind"], string> = {
  whole: "",
  timeout: "The AI provider took too long.",
  unavailable: "The AI provider could not be reached.",
  broken: "The AI provider broke off in the middle.",
  unusable: "The AI provider’s answer could not be read.",
  left: "The question was ended.",
  "used-up": "Your AI allowance for today is used up; it starts anew at midnight UTC.",
  "not-wanted": "No AI provider is asked about a pitch to this recipient.",
};

/**
 * Writes the notice about an answer that has more to it; null where it has not. `byRules` is what the built-in rules
 * found in its place, null where the provider's own pieces are shown.
 */
export function noticeOf(notice: AssistNotice, byRules: keyof typeof rulesFound | null): string | null {
  const sentences = [endings[notice.kind], ...("leftOut" in notice ? describeLeftOut(notice.leftOut) : [])];
  if (byRules) sentences.push(rulesFound[byRules]);
  return sentences.filter(Boolean).join(" ") || null;
}

function describeLeftOut({ invented, unfit }: LeftOut): string[] {
  const wereOut = (count: number) => (count === 1 ? "1 suggestion was" : `${count} suggestions were`);
  const they = (count: number) => (count === 1 ? "it" : "they");
  return [
    invented > 0
      ? `${wereOut(invented)} left out because ${they(invented)} stated what neither your pitch nor your profile does.`
      : "",
    unfit > 0 ? `${wereOut(unfit)} left out because ${they(unfit)} did not fit your text.` : "",
  ];
}
