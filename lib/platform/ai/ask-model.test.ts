import { expect, it, vi } from "vitest";
import { z } from "zod";
import { askModel, hasModel } from "./ask-model";

const loaded: string[] = [];
for (const name of ["ai", "@ai-sdk/openai-compatible", "@ai-sdk/anthropic"]) {
  vi.doMock(name, async (original) => {
    loaded.push(name);
    return original();
  });
}

it("loads nothing of the AI SDK without settings", async () => {
  expect(hasModel()).toBe(false);
  const answer = askModel({ instructions: "", text: "", element: z.object({}), maxOutputTokens: 1 });
  expect(await answer.next()).toEqual({ done: true, value: { end: "unavailable", tokens: null } });
  await import("@/lib/domain/pitching/ai-assist/ask-assistant");
  await import("@/lib/domain/pitching/pitches/queries/pitches");
  expect(loaded).toEqual([]);
  // This import proves that `loaded` would have caught it above.
  await import("ai");
  expect(loaded).toEqual(["ai"]);
});
