import type { LanguageModel, LanguageModelUsage } from "ai";
import type { z } from "zod";
import { log } from "@/lib/platform/log";
import { type ProviderFetch, providerFetch } from "@/lib/platform/safe-fetch/provider-fetch";
import { type Settings, settings } from "@/lib/platform/settings/settings";

/** An answer of more characters is no proposal: no pitch is as long. */
const MAX_ANSWER = 16_000;

/**
 * An answer came whole, ran out of time, was refused by the provider, broke off, could not be read, or nobody waits for
 * it any more.
 */
export type AnswerEnd = "whole" | "timeout" | "unavailable" | "broken" | "unusable" | "left";

export type AskedModel = {
  end: AnswerEnd;
  /** The tokens of question and answer as the provider counted them; null where it did not count. */
  tokens: number | null;
};

export type ModelQuestion<Element> = {
  instructions: string;
  /** The text is data for the model and never an instruction. */
  text: string;
  /** The schema of one element of the answer's list. An element that does not fit is left out. */
  element: z.ZodType<Element>;
  maxOutputTokens: number;
  /** This signal aborts when the caller has left, which ends the question at once. */
  signal?: AbortSignal | undefined;
};

type Provider = Pick<Settings, "AI_BASE_URL" | "AI_API_KEY" | "AI_MODEL"> & {
  AI_PROVIDER: NonNullable<Settings["AI_PROVIDER"]>;
};

/** Without a provider in the settings the AI SDK is not loaded. */
export const hasModel = (): boolean => settings().AI_PROVIDER !== undefined;

/**
 * Asks the provider that settings name for a list, and yields each element as soon as it is complete. Returns how the
 * answer ended, within `AI_TIMEOUT_SECONDS`; never throws. Neither question nor answer is logged.
 */
export async function* askModel<Element>(
  question: ModelQuestion<Element>,
): AsyncGenerator<Element, AskedModel> {
  const { AI_PROVIDER, AI_TIMEOUT_SECONDS, ...rest } = settings();
  if (!AI_PROVIDER) return { end: "unavailable", tokens: null };
  if (question.signal?.aborted) return { end: "left", tokens: 0 };
  const timeout = AbortSignal.timeout(AI_TIMEOUT_SECONDS * 1000);
  const stop = new AbortController();
  const signal = AbortSignal.any([timeout, stop.signal, ...(question.signal ? [question.signal] : [])]);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});
  let failure: unknown;
  let hasBegun = false;
  let signs = 0;
  let isTooLong = false;
  const endTooLong = (tooLong: boolean) => {
    isTooLong ||= tooLong;
    if (isTooLong) stop.abort();
  };
  const fetchAnswer = providerFetch((_, tooLong) => {
    hasBegun = true;
    endTooLong(tooLong);
  });
  let tokens: number | null = null;
  try {
    const { Output, streamText } = await Promise.race([import("ai"), aborted]);
    // The SDK would print its warnings to the console, past the log.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    const result = streamText({
      model: await Promise.race([loadModel({ ...rest, AI_PROVIDER }, fetchAnswer), aborted]),
      system: question.instructions,
      prompt: question.text,
      output: Output.array({ element: question.element }),
      maxOutputTokens: question.maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      // The size is bounded before the answer is parsed, because parsing takes longer the more there is.
      experimental_transform: () =>
        new TransformStream({
          transform(chunk, controller) {
            if (chunk.type === "text-delta") signs += chunk.text.length;
            endTooLong(signs > MAX_ANSWER);
            if (!isTooLong) controller.enqueue(chunk);
          },
        }),
      onError: ({ error }) => {
        failure = error;
      },
    });
    const elements = result.elementStream[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([elements.next(), aborted]);
      if (next.done) break;
      yield next.value as Element;
    }
    if (!failure) {
      tokens = totalOf(await Promise.race([result.usage, aborted]));
      const output = result.output.then(
        () => true,
        () => false,
      );
      const whole = await Promise.race([output, aborted]);
      return end(whole ? "whole" : "unusable");
    }
  } catch (error) {
    failure ??= error;
  } finally {
    stop.abort();
  }
  if (question.signal?.aborted) return { end: "left", tokens };
  if (timeout.aborted) return end("timeout");
  if (isTooLong) return end("unusable");
  return end(hasBegun ? "broken" : "unavailable");

  function end(kind: AnswerEnd): AskedModel {
    // The error is not logged itself, because it contains the question and the answer.
    if (kind !== "whole") log.warn({ end: kind, ...describeFailure(failure) }, "the AI provider failed");
    return { end: kind, tokens };
  }
}

async function loadModel(
  { AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL }: Provider,
  fetchAnswer: ProviderFetch,
): Promise<LanguageModel> {
  const model = AI_MODEL ?? "";
  const options = { apiKey: AI_API_KEY, fetch: fetchAnswer };
  if (AI_PROVIDER === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ ...options, ...(AI_BASE_URL ? { baseURL: AI_BASE_URL } : {}) })(model);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  // Every service of this protocol can answer JSON without a schema, and the instructions describe its form too.
  return createOpenAICompatible({
    ...options,
    name: "model",
    baseURL: AI_BASE_URL ?? "",
    includeUsage: true,
  })(model);
}

function totalOf({ inputTokens, outputTokens }: LanguageModelUsage): number | null {
  const total = (inputTokens ?? Number.NaN) + (outputTokens ?? Number.NaN);
  return Number.isFinite(total) && total >= 0 ? Math.ceil(total) : null;
}

/** Describes a failure by its kind and status, which contain nothing of what was asked. */
function describeFailure(failure: unknown): { error?: string; status?: number } {
  if (!(failure instanceof Error)) return {};
  const status = "statusCode" in failure ? Number(failure.statusCode) : Number.NaN;
  return { error: failure.name, ...(Number.isInteger(status) ? { status } : {}) };
}
