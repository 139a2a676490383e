import { expect } from "vitest";
import type { Answer } from "./client";
import { SOON } from "./stack";

/**
 * Calls with the same key until the answer is neither a broken connection nor a 503, as a good client does.
 */
export async function insist(
  send: () => Promise<Answer | null>,
  onRefusal: (refusal: Answer | null) => void,
): Promise<Answer> {
  let answer: Answer | null = null;
  const isAnswered = async () => {
    answer = await send();
    if (answer && answer.status !== 503) return true;
    onRefusal(answer);
    return false;
  };
  await expect.poll(isAnswered, SOON).toBe(true);
  return answer as unknown as Answer;
}
